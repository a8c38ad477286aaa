import type { MapGroup } from '@foreglow/contract';
import { noMapGroup } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { coarseOfPoints, distinctColor, groupingOf, nameOfGroup } from '#map/grouping.ts';

const group = (id: string, parent_id: string | null, count: number): MapGroup => ({
  id,
  level: parent_id === null ? 'coarse' : 'fine',
  parent_id,
  name: null,
  words: [],
  count,
  x: 0,
  y: 0,
});

describe('the groups of a map', () => {
  const grouping = groupingOf([group('1', null, 2), group('2', null, 5), group('3', '2', 5), group('4', '1', 2)]);

  it('are ordered by size, and can be looked up for each point', () => {
    expect(grouping.coarse.map(({ id }) => id)).toEqual(['2', '1']);
    const numbers = Uint8Array.of(0, 1, noMapGroup);
    expect([...coarseOfPoints(grouping, { group: numbers })]).toEqual([0, 1, 2]);
  });

  it('are named by their chosen name, or by their words', () => {
    expect(nameOfGroup({ name: 'Given', words: ['heat'] })).toBe('Given');
    expect(nameOfGroup({ name: null, words: ['heat', 'sand battery'] })).toBe('Heat, sand battery');
    expect(nameOfGroup({ name: null, words: [] })).toBeUndefined();
  });

  it('have ten colours, which are then repeated', () => {
    const colors = Array.from({ length: 11 }, (_, at) => distinctColor(at));
    expect(new Set(colors.slice(0, 10)).size).toBe(10);
    expect(colors[10]).toBe(colors[0]);
  });
});
