import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countVisible,
  isChosen,
  isDim,
  isHidden,
  relativeRadius,
  sampleOf,
  writeStates,
} from './point-states.rules.ts';

describe('countVisible', () => {
  it('counts the points that are highlighted and not hidden', () => {
    const highlighted = Uint8Array.of(1, 0, 1, 1);
    const hidden = Uint8Array.of(0, 0, 1, 0);
    expect(countVisible(4, { highlighted: null, hidden: null })).toBe(4);
    expect(countVisible(4, { highlighted, hidden: null })).toBe(3);
    expect(countVisible(4, { highlighted: null, hidden })).toBe(3);
    expect(countVisible(4, { highlighted, hidden })).toBe(2);
  });
});

describe('writeStates', () => {
  it('marks each point as dimmed, hidden or chosen, and returns the bits that occur', () => {
    const states = new Uint8Array(3);
    const marks = { highlighted: Uint8Array.of(1, 0, 1), hidden: Uint8Array.of(0, 1, 0), chosen: null };
    expect(writeStates(states, marks)).toBe(isDim | isHidden);
    expect([...states]).toEqual([0, isDim | isHidden, 0]);
    expect(writeStates(states, { highlighted: null, hidden: null, chosen: Uint8Array.of(0, 0, 1) })).toBe(isChosen);
    expect([...states]).toEqual([0, 0, isChosen]);
  });
});

describe('relativeRadius', () => {
  it('grows with uses, at most to twice; chosen points are larger, dimmed ones smaller, hidden ones zero', () => {
    expect(relativeRadius(0, 0)).toBe(1);
    expect(relativeRadius(0, 4)).toBeGreaterThan(relativeRadius(0, 1));
    expect(relativeRadius(0, 255)).toBe(2);
    expect(relativeRadius(isChosen | isDim, 0)).toBeGreaterThan(1);
    expect(relativeRadius(isDim, 255)).toBeLessThan(1);
    expect(relativeRadius(isHidden | isChosen, 9)).toBe(0);
  });
});

describe('sampleOf', () => {
  it('contains exactly as many points as can be drawn, spread over all points', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (count, max) => {
        const sample = sampleOf(count, max);
        if (count <= max) {
          expect(sample).toBeNull();
          return;
        }
        expect(sample?.reduce((sum, drawn) => sum + drawn, 0)).toBe(max);
        const widest = (sample ?? [])
          .join('')
          .split('1')
          .reduce((gap, part) => Math.max(gap, part.length), 0);
        expect(widest).toBeLessThanOrEqual(Math.ceil(count / max));
      }),
    );
  });
});
