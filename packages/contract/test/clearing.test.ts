import { blipChange, briefChange, cardChange, generationReview, insight, radarChange, trend } from '@foreglow/contract';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

const changes: readonly [string, z.ZodObject, readonly string[]][] = [
  ['card', cardChange, ['tags']],
  ['insight', insight.change, ['tags', 'card_slugs']],
  ['trend', trend.change, ['tags', 'card_slugs', 'insight_slugs']],
  ['brief', briefChange, ['domains']],
  ['radar', radarChange, ['impacts', 'blips']],
  ['drafted blip', generationReview.shape.blips.element, ['impacts', 'card_slugs']],
  ['blip', blipChange, ['impacts', 'card_slugs']],
];

describe.each(changes)('a change of a %s', (_name, change, lists) => {
  const id = 'id' in change.shape ? { id: 'heat-as-a-utility' } : {};

  test.each(lists)('clears %s with null, and keeps it when absent', (list) => {
    expect(change.parse({ ...id, [list]: null })).toEqual({ ...id, [list]: [] });
    expect(change.parse(id)).toEqual(id);
  });
});

test('the sectors and rings of a radar, of which there are always some, are not cleared', () => {
  for (const list of ['domains', 'rings']) {
    const { error } = radarChange.safeParse({ [list]: null });
    expect(error?.issues.map(({ path }) => path.join('/'))).toEqual([list]);
  }
});
