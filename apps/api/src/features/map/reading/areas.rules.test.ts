import { noMapGroup } from '@foreglow/contract';
import { expect, it } from 'vitest';
import { areasOf } from './areas.rules.ts';

it('the areas of a map are its finer groups, by their names or words, with the cards of their points', () => {
  const group = (level: 'coarse' | 'fine', name: string | null, words: string[]) => ({
    id: words.join(),
    level,
    parent_id: null,
    name,
    words,
    count: 1,
    x: 0,
    y: 0,
  });
  const areas = areasOf({
    groups: [group('coarse', null, ['all']), group('fine', null, ['sand', 'heat']), group('fine', 'Pumps', ['pump'])],
    points: {
      count: 4,
      x: new Uint16Array(4),
      y: new Uint16Array(4),
      group: Uint8Array.of(1, 0, noMapGroup, 0),
      uses: new Uint8Array(4),
    },
    cardIds: Float64Array.of(11, 12, 13, 14),
  });
  expect(areas).toEqual([
    { words: ['sand', 'heat'], cardIds: [12, 14] },
    { words: ['Pumps'], cardIds: [11] },
  ]);
});
