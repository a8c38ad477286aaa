import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomesOf, stateAt } from './invitation.rules.ts';

describe('the state of an invitation', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const before = new Date('2026-11-20T12:00:00Z');
  const after = new Date('2026-11-22T12:00:00Z');
  it.each([
    ['pending', { expires_at: after, accepted_at: null, revoked_at: null, is_backed: true }],
    ['expired', { expires_at: before, accepted_at: null, revoked_at: null, is_backed: true }],
    ['expired', { expires_at: now, accepted_at: null, revoked_at: null, is_backed: true }],
    ['revoked', { expires_at: after, accepted_at: null, revoked_at: before, is_backed: true }],
    ['revoked', { expires_at: before, accepted_at: null, revoked_at: before, is_backed: true }],
    ['revoked', { expires_at: after, accepted_at: null, revoked_at: null, is_backed: false }],
    ['accepted', { expires_at: before, accepted_at: before, revoked_at: null, is_backed: false }],
    ['accepted', { expires_at: before, accepted_at: before, revoked_at: null, is_backed: true }],
  ] as const)('is %s', (state, invitation) => {
    expect(stateAt(invitation, now)).toBe(state);
  });
});

describe('the outcomes of addresses', () => {
  const address = fc.option(fc.constantFrom('a@x.org', 'b@x.org', 'c@x.org', 'd@x.org', 'e@x.org'), { nil: undefined });
  const some = fc.uniqueArray(fc.constantFrom('b@x.org', 'c@x.org', 'd@x.org'));

  it('are one for each address, and of equal addresses all but one are repeated', () => {
    fc.assert(
      fc.property(fc.array(address), some, some, some, (addresses, members, disabled, pending) => {
        const known = {
          inviter: 'a@x.org',
          members: new Set(members),
          disabled: new Set(disabled),
          pending: new Set(pending),
        };
        const outcomes = outcomesOf(addresses, known);
        expect(outcomes).toHaveLength(addresses.length);
        const invited = addresses.filter((_, index) => outcomes[index] === 'invited');
        expect(new Set(invited).size).toBe(invited.length);
        for (const [index, one] of addresses.entries()) {
          if (one === undefined) expect(outcomes[index]).toBe('invalid');
          else expect(outcomes[index] === 'repeated').toBe(addresses.indexOf(one) < index);
        }
        for (const one of invited) expect([...members, ...disabled, ...pending, 'a@x.org']).not.toContain(one);
      }),
    );
  });
});
