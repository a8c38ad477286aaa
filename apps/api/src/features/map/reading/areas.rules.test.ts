import { noMapGroup } from '@foreglow/contract';
import { expect, it } from 'vitest';
import { areasOf } from './areas.rules.ts';

it('the areas of a map are its finer groups, with the cards of their points', () => {
  const group = (id: string, level: 'coarse' | 'fine') => ({
    id,
    level,
    parent_id: null,
    name: null,
    words: [],
    count: 1,
    x: 0,
    y: 0,
  });
  const areas = areasOf({
    groups: [group('1', 'coarse'), group('2', 'fine'), group('3', 'fine')],
    points: {
      count: 4,
      x: new Uint16Array(4),
      y: new Uint16Array(4),
      group: Uint8Array.of(1, 0, noMapGroup, 0),
      uses: new Uint8Array(4),
    },
    cardIds: Float64Array.of(11, 12, 13, 14),
  });
  expect(areas).toEqual([{ cardIds: [12, 14] }, { cardIds: [11] }]);
});
