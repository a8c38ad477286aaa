import { briefFields } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, changedFields, conflictingFields, emptyBrief } from './brief.rules.ts';

const text = fc.option(fc.constantFrom('heat', 'water', 'care'), { nil: null });
const domains = fc.uniqueArray(fc.constantFrom('Energy', 'Work', 'Health'));
const brief = fc.record({
  challenge: text,
  purpose: text,
  scope_in: text,
  scope_out: text,
  time_horizon: text,
  audience: text,
  domains,
  sources: text,
});
/** Some fields of a brief. */
const change = fc
  .tuple(brief, fc.subarray([...briefFields]))
  .map(([whole, fields]) => Object.fromEntries(fields.map((field) => [field, whole[field]])));

describe('a change of a brief', () => {
  it('sets fields with a value, clears fields that are null, and keeps the rest', () => {
    const before = { ...emptyBrief, challenge: 'How?', purpose: 'To know', domains: ['Work', 'Energy'] };
    const after = changed(before, { challenge: 'Why?', purpose: null, domains: ['Energy', 'Work'] });
    expect(after).toEqual({ ...before, challenge: 'Why?', purpose: null, domains: ['Energy', 'Work'] });
    expect(changedFields(before, after)).toEqual(['challenge', 'purpose', 'domains']);
  });

  it('conflicts only in fields that both changed to different values', () => {
    const base = { ...emptyBrief, challenge: 'How?', purpose: 'To know' };
    const current = { ...base, challenge: 'Theirs', purpose: 'The same', audience: 'All' };
    const mine = { challenge: 'Mine', purpose: 'The same', sources: 'Papers' };
    expect(conflictingFields(base, current, mine)).toEqual(['challenge']);
  });

  it('without a conflict keeps everything that somebody else wrote in the meantime', () => {
    fc.assert(
      fc.property(brief, change, change, (base, theirs, mine) => {
        const current = changed(base, theirs);
        const conflicts = conflictingFields(base, current, mine);
        const merged = changed(current, mine);
        for (const field of briefFields) {
          const theyChanged = changedFields(base, current).includes(field);
          const lost = theyChanged && changedFields(current, merged).includes(field);
          expect(conflicts.includes(field)).toBe(lost);
        }
      }),
    );
  });
});
