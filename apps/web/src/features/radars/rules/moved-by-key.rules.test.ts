import { describe, expect, it } from 'vitest';
import { movedByKey } from './moved-by-key.rules.ts';

const field = { domains: ['A', 'B'], rings: ['Now', 'Next'] };
const blip = { id: 'x', domain: 'A', ring: 'Now', position: 0.5, angle: null, impact: 3 };

describe('a blip moved by keys', () => {
  it.each([
    ['ArrowUp', blip, { ring: 'Now', position: 0.7 }],
    ['ArrowDown', blip, { ring: 'Now', position: 0.3 }],
    ['ArrowRight', blip, { domain: 'A', angle: 0.7 }],
    ['ArrowUp', { ...blip, position: 0.9 }, { ring: 'Next', position: 0.1 }],
    ['ArrowLeft', { ...blip, domain: 'B', angle: 0.1 }, { domain: 'A', angle: 0.9 }],
  ])('%s', (key, from, to) => {
    expect(movedByKey(field, from, key)).toEqual(to);
  });

  it.each([
    ['ArrowDown', { ...blip, position: 0.1 }],
    ['ArrowLeft', { ...blip, angle: 0.1 }],
    ['a', blip],
  ])('stays where it is with %s', (key, from) => {
    expect(movedByKey(field, from, key)).toBeUndefined();
  });
});
