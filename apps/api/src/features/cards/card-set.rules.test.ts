import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardSet } from './card-set.rules.ts';
import { readIds } from './id-list.rules.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 60 });
/** Also ids of more than 32 bits. */
const offset = fc.constantFrom(0, 2 ** 31, 2 ** 40);

describe('a set of cards', () => {
  it('contains the same ids as a set of numbers', () => {
    fc.assert(
      fc.property(ids, fc.array(ids, { maxLength: 3 }), offset, (chosen, lists, by) => {
        const moved = (list: readonly number[]) => list.map((id) => id + by);
        const set = CardSet.of(Float64Array.from(moved(chosen)));
        const sorted = moved(chosen).sort((a, b) => a - b);
        expect(set.ids()).toEqual(sorted);
        expect(set.size).toBe(sorted.length);
        const part = set.among(lists.map(moved));
        const inLists = new Set(lists.flatMap(moved));
        expect(part.ids()).toEqual(sorted.filter((id) => inLists.has(id)));
        expect(set.without(part).ids()).toEqual(sorted.filter((id) => !inLists.has(id)));
        for (const id of inLists) expect(set.has(id)).toBe(sorted.includes(id));
        const order = moved(chosen);
        const [from, size] = [lists.length, 5];
        expect(part.stretchOf(Float64Array.from(order), { from, size })).toEqual(
          order.filter((id) => inLists.has(id)).slice(from, from + size),
        );
      }),
    );
  });
});

describe('a list of ids as written by the database', () => {
  it('is parsed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 52 })), (list) => {
        expect([...readIds(list.join(','))]).toEqual(list);
      }),
    );
  });
});
