import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newSince, opened, type Visits, writtenEveryMs } from './visits.rules.ts';

const minute = 60_000;
const start = Date.UTC(2026, 0, 1);
const at = (minutes: number) => new Date(start + minutes * minute);
/** The visits after screens were opened at these minutes, in order. */
const after = (minutes: readonly number[]) =>
  minutes.reduce<Visits | undefined>((visits, now) => opened(visits, at(now)) ?? visits, undefined);
const moments = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1 }).map((all) => all.sort((a, b) => a - b));

it('a visit ends after 30 minutes without a screen', () => {
  expect(newSince(after([0, 20, 49]), at(60))).toBeNull();
  expect(newSince(after([0, 20, 50]), at(60))).toEqual(at(20));
  expect(after([0, 20, 50])).toEqual({ startedAt: at(50), lastSeenAt: at(50), previousEndedAt: at(20) });
});

it('since when things are new is the same before and after the present visit is recorded', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 120 }), (minutes, pause) => {
      const visits = after(minutes);
      const now = at((minutes.at(-1) ?? 0) + pause);
      expect(newSince(opened(visits, now) ?? visits, now)).toEqual(newSince(visits, now));
    }),
  );
});

it('opening a screen again writes nothing for some minutes, and never moves back', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: writtenEveryMs - 1 }), (minutes, pause) => {
      const visits = after(minutes);
      if (!visits) throw new Error('There is at least one.');
      expect(opened(visits, new Date(visits.lastSeenAt.getTime() + pause))).toBeUndefined();
      expect(visits.startedAt.getTime()).toBeLessThanOrEqual(visits.lastSeenAt.getTime());
      expect(visits.previousEndedAt?.getTime() ?? 0).toBeLessThan(visits.startedAt.getTime());
    }),
  );
});
