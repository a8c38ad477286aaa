import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportedMap } from '#test/support/made-map.ts';
import { groupCards } from './card-groups.rules.ts';

const texts = { say: (key: string) => key };
const names = fc.constantFrom('Heat', 'Work', 'Homes', 'Data');
const cards = fc
  .array(fc.option(names, { nil: undefined }), { maxLength: 80 })
  .map((tags) =>
    tags.map((name, at) => ({ id: at + 1, tags: name === undefined ? [] : [{ name, color: 'blue' as const }] })),
  );

describe('cards in groups', () => {
  it('are all there, once each, in their order within each group, the largest group first', () => {
    fc.assert(
      fc.property(cards, fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }), (some, counts) => {
        const map =
          counts.length > 0 ? exportedMap(counts.map((count, at) => ({ name: `Group ${at}`, count }))) : undefined;
        const { names: groups, groupOf, order } = groupCards(some, map, texts);
        expect([...order].sort((a, b) => a - b)).toEqual([...some.keys()]);
        expect(new Set(groupOf).size).toBe(groups.length);
        for (const [at, index] of order.entries()) {
          const before = order[at - 1];
          if (before === undefined) continue;
          const [group = 0, last = 0] = [groupOf[index], groupOf[before]];
          expect(group === last ? index > before : group === last + 1).toBe(true);
        }
        const sizes = groups.map((_, group) => groupOf.filter((one) => one === group).length);
        const named = sizes.filter((_, at) => groups[at] !== 'withoutTag' && groups[at] !== 'mapAlone');
        expect(named).toEqual([...named].sort((a, b) => b - a));
        expect(groups.slice(0, -1)).not.toContain('withoutTag');
      }),
    );
  });

  it('follow the groups of the map if there are several, otherwise the first tag', () => {
    const some = Array.from({ length: 6 }, (_, at) => ({
      id: at + 1,
      tags: at === 5 ? [] : [{ name: at % 2 ? 'heat' : 'Heat', color: 'blue' as const }],
    }));
    const map = exportedMap([
      { name: 'Night trains', count: 2 },
      { words: ['sand battery'], count: 3 },
    ]);
    expect(groupCards(some, map, texts)).toEqual({
      names: ['Sand battery', 'Night trains', 'mapAlone'],
      groupOf: [1, 1, 0, 0, 0, 2],
      order: [2, 3, 4, 0, 1, 5],
    });
    const byTag = { names: ['Heat', 'withoutTag'], groupOf: [0, 0, 0, 0, 0, 1], order: [0, 1, 2, 3, 4, 5] };
    expect(groupCards(some, exportedMap([{ name: 'One', count: 6 }]), texts)).toEqual(byTag);
    expect(groupCards(some, undefined, texts)).toEqual(byTag);
  });
});
