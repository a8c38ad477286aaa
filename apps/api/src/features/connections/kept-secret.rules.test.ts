import fc from 'fast-check';
import { expect, it } from 'vitest';
import { secretAfter } from './kept-secret.rules.ts';

const seal = (secret: string) => `sealed ${secret}`;
const target = fc.constantFrom('https://a.example', 'https://b.example');

it('a stored secret is never sent to anything but what it was entered for', () => {
  const before = fc.record({ sealed: fc.constantFrom('sealed old', null), target });
  const given = fc.option(fc.constantFrom('new', null), { nil: undefined });
  fc.assert(
    fc.property(given, fc.option(before, { nil: undefined }), target, (given, before, target) => {
      const after = secretAfter(given, before, target, seal);
      if (given !== undefined) expect(after).toBe(given === null ? null : seal(given));
      else if (after === 'sealed old') expect(before?.target).toBe(target);
      else expect(after).toBe(before?.sealed ? 'enter again' : null);
    }),
  );
});
