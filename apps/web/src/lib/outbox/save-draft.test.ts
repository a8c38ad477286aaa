import { expect, test } from 'vitest';
import { apiErrorFrom, networkError } from '../http/api-error.ts';
import { Entry } from './entry.ts';
import { saveDraft, type Target } from './save-draft.ts';

interface Values {
  readonly title: string;
}
interface Item extends Values {
  readonly slug: string;
  readonly created_at: string;
  readonly updated_at: string;
}

const same = (a: Values, b: Values) => a.title === b.title;
const missing = apiErrorFrom(404, {});

/** A draft and a server that creates an item once for each key. */
function setUp({ slug, madeAs }: { slug?: string; madeAs?: string } = {}) {
  const items = new Map<string, Item>();
  const keys = new Map<string, string>();
  const entry = new Entry<Values>(same);
  const based: unknown[] = [];
  const targets: Target[] = [];
  const put = (name: string, title: string, day: number) => {
    const item = {
      slug: name,
      title,
      created_at: items.get(name)?.created_at ?? `day ${day}`,
      updated_at: `day ${day}`,
    };
    items.set(name, item);
    return item;
  };
  const answer = (target: Target, { title }: Values): Item => {
    targets.push(target);
    if (target.slug !== undefined) {
      if (!items.has(target.slug)) throw missing;
      return put(target.slug, title, 3);
    }
    const known = keys.get(target.creationKey);
    if (known === undefined) {
      keys.set(target.creationKey, `item ${keys.size + 1}`);
      return put(`item ${keys.size}`, title, 1);
    }
    const item = items.get(known);
    if (!item) throw missing;
    return item;
  };
  const save = (title: string, after: (saved: Item) => Item = (saved) => saved) =>
    saveDraft<Values, Item>({ entry, madeAs: () => madeAs, rebase: (base) => based.push(base) }, { title }, 'day 0', {
      slug,
      send: async (target) => after(answer(target, { title })),
      read: () => Promise.reject(missing),
      baseOf: (saved) => ({ values: { title: saved.title }, updatedAt: saved.updated_at }),
    });
  const lose = (): never => {
    throw networkError();
  };
  return {
    save,
    lost: (title: string) => save(title, lose).catch(() => undefined),
    items,
    put,
    entry,
    based,
    targets,
  };
}

test('a new draft is created, and what it was saved as is changed', async () => {
  const fresh = setUp();
  await fresh.save('A');
  expect(fresh.targets).toEqual([{ slug: undefined, creationKey: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  const again = setUp({ madeAs: 'a' });
  again.put('a', 'A', 0);
  await again.save('B');
  expect(again.targets).toEqual([{ slug: 'a', basedOn: 'day 0' }]);
});

test('a draft is created anew if what it was saved as was deleted meanwhile', async () => {
  const { save, items } = setUp({ madeAs: 'a' });
  await save('A');
  expect([...items.keys()]).toEqual(['item 1']);
});

test('the loss of what is edited creates nothing', async () => {
  const { save, items } = setUp({ slug: 'a' });
  await expect(save('A')).rejects.toBe(missing);
  expect(items.size).toBe(0);
});

test('after a lost answer the same values create nothing else, and change nothing', async () => {
  const { lost, save, items, targets, entry } = setUp();
  await lost('A');
  expect(await save('A')).toMatchObject({ slug: 'item 1', title: 'A' });
  expect([items.size, targets.length, entry.unanswered]).toEqual([1, 2, undefined]);
  // The same key is sent again.
  expect(targets[1]).toEqual(targets[0]);
});

test('after a lost answer other values change what was created, based on its state', async () => {
  const { lost, save, items, targets, based } = setUp();
  await lost('A');
  expect(await save('B')).toMatchObject({ slug: 'item 1', title: 'B' });
  expect(items.size).toBe(1);
  expect(targets.at(-1)).toEqual({ slug: 'item 1', basedOn: 'day 1' });
  expect(based).toEqual([{ values: { title: 'A' }, updatedAt: 'day 1', slug: 'item 1' }]);
});

test('what others have changed since the lost answer is not taken as the base', async () => {
  const { lost, save, put, targets, based } = setUp();
  await lost('A');
  put('item 1', 'Theirs', 2);
  await save('B');
  expect(targets.at(-1)).toEqual({ slug: 'item 1', basedOn: 'day 1' });
  expect(based).toEqual([{ values: { title: 'A' }, updatedAt: 'day 1', slug: 'item 1' }]);
});

test('what was created by a call with a lost answer and deleted since is created anew', async () => {
  const { lost, save, items } = setUp();
  await lost('A');
  items.clear();
  expect(await save('B')).toMatchObject({ slug: 'item 2', title: 'B' });
});

test('each answered draft has its own key', async () => {
  const { save, items } = setUp();
  await save('A');
  await save('A');
  expect(items.size).toBe(2);
});
