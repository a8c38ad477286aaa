import { expect, it } from 'vitest';
import type { ListedCard } from './card.ts';
import { KeptCards } from './kept-cards.ts';

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
async function reading(kept: KeptCards, ids: readonly number[], state = 'a', existing = ids) {
  let read: readonly number[] = [];
  const found = await kept.byId(ids, state, async (missing) => {
    read = missing;
    return missing.filter((id) => existing.includes(id)).map(cardOf);
  });
  return { found: [...found.keys()], read };
}

it('reads only the cards that were not read before', async () => {
  const kept = new KeptCards();
  expect(await reading(kept, [1, 2])).toEqual({ found: [1, 2], read: [1, 2] });
  expect(await reading(kept, [3, 2, 1])).toEqual({ found: [2, 1, 3], read: [3] });
  expect(await reading(kept, [3, 1])).toEqual({ found: [3, 1], read: [] });
});

it('reads cards again for another state', async () => {
  const kept = new KeptCards();
  await reading(kept, [1], 'a');
  expect(await reading(kept, [1], 'b')).toEqual({ found: [1], read: [1] });
  expect(await reading(kept, [1], 'a')).toEqual({ found: [1], read: [] });
});

it('reads a card again that was not found', async () => {
  const kept = new KeptCards();
  expect(await reading(kept, [1, 2], 'a', [2])).toEqual({ found: [2], read: [1, 2] });
  expect(await reading(kept, [1, 2])).toEqual({ found: [2, 1], read: [1] });
});

it('caches nothing after a failure', async () => {
  const kept = new KeptCards();
  await expect(kept.byId([1], 'a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await reading(kept, [1])).toEqual({ found: [1], read: [1] });
});
