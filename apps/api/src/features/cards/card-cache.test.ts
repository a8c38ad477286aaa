import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ListedCard } from './card.ts';
import { CardCache } from './card-cache.ts';

const cardOf = (id: number): ListedCard => ({
  id,
  slug: `card-${id}`,
  projectId: 1,
  title: `Card ${id}`,
  subtitle: null,
  tagIds: [],
  attachmentId: null,
  creator: { slug: 'ada', name: 'Ada', email: 'ada@example.org' },
  public: true,
  aiAssistant: false,
  createdAt: new Date(0),
});

/** Reads from a cache, and returns the ids that were found and those that had to be read. */
async function reading(kept: CardCache, ids: readonly number[], state = 'a', existing = ids) {
  let read: readonly number[] = [];
  const found = await kept.byId(ids, state, async (missing) => {
    read = missing;
    return missing.filter((id) => existing.includes(id)).map(cardOf);
  });
  return { found: [...found.keys()], read };
}

it('reads a card twice and caches it then', async () => {
  const kept = new CardCache();
  expect(await reading(kept, [1, 2])).toEqual({ found: [1, 2], read: [1, 2] });
  expect(await reading(kept, [3, 2])).toEqual({ found: [3, 2], read: [3, 2] });
  expect(await reading(kept, [2, 1])).toEqual({ found: [2, 1], read: [1] });
  expect(await reading(kept, [1, 2, 3])).toEqual({ found: [1, 2, 3], read: [3] });
  expect(await reading(kept, [1, 2, 3])).toEqual({ found: [1, 2, 3], read: [] });
});

it('reads cards again for another state', async () => {
  const kept = new CardCache();
  await reading(kept, [1], 'a');
  await reading(kept, [1], 'a');
  expect(await reading(kept, [1], 'b')).toEqual({ found: [1], read: [1] });
  expect(await reading(kept, [1], 'a')).toEqual({ found: [1], read: [] });
});

it('reads a card again that was not found', async () => {
  const kept = new CardCache();
  await reading(kept, [1, 2], 'a', [2]);
  expect(await reading(kept, [1, 2], 'a', [2])).toEqual({ found: [2], read: [1, 2] });
  expect(await reading(kept, [1, 2])).toEqual({ found: [2, 1], read: [1] });
});

it('caches nothing after a failure', async () => {
  const kept = new CardCache();
  const failing = () => kept.byId([1], 'a', () => Promise.reject(new Error('no database')));
  await expect(failing()).rejects.toThrow('no database');
  await expect(failing()).rejects.toThrow('no database');
  expect(await reading(kept, [1])).toEqual({ found: [1], read: [1] });
});

it('drops the cards that were used least recently when its memory is full', async () => {
  const cardsInMemory = 100;
  const kept = new CardCache(cardsInMemory * 1000);
  const one = (id: number) => reading(kept, [id]);
  await one(0);
  await one(0);
  // The first card stays in use while the others are read, each of them twice.
  for (let id = 1; id < 2 * cardsInMemory; id += 1) {
    await one(id);
    await one(id);
    expect((await one(0)).read).toEqual([]);
  }
  expect((await one(2 * cardsInMemory - 1)).read).toEqual([]);
  expect((await one(1)).read).toEqual([1]);
});

it('finds the same cards as without a cache, whatever was read before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 30 })), fc.constantFrom('a', 'b')), { maxLength: 60 }),
      async (calls) => {
        const kept = new CardCache(20_000);
        for (const [ids, state] of calls) {
          const found = await kept.byId(ids, state, async (missing) => missing.map((id) => titled(id, state)));
          expect(new Set(found.keys())).toEqual(new Set(ids));
          expect([...found.values()].every(({ id, title }) => title === titled(id, state).title)).toBe(true);
        }
      },
    ),
  );
});

const titled = (id: number, state: string): ListedCard => ({ ...cardOf(id), title: `${id} ${state}` });
