import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withDrafted } from './taken.rules.ts';

test('a draft fills an empty field', () => {
  expect(withDrafted('  ', 'Drafted.')).toBe('Drafted.');
  expect(withDrafted('Typed.', null)).toBe('Typed.');
});

test('a draft is added after the typed text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (typed, drafted) => {
      const taken = withDrafted(typed, drafted);
      expect(taken.startsWith(typed.trim() === '' ? drafted : typed.trimEnd())).toBe(true);
      expect(taken.endsWith(drafted)).toBe(true);
    }),
  );
});
