import { briefFields } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bothOf, changeOf, domainsOf, textOf, withDomains, withMoved } from './field-text.rules.ts';

const brief = {
  challenge: 'How?',
  purpose: null,
  scope_in: null,
  scope_out: null,
  time_horizon: null,
  audience: '**All**',
  domains: ['Energy', 'Work'],
  sources: null,
};

test('an untouched field is saved unchanged', () => {
  for (const field of briefFields) expect(changeOf(field, textOf(brief, field))).toEqual({ [field]: brief[field] });
});

test('an empty text clears its field', () => {
  expect(changeOf('purpose', ' \n')).toEqual({ purpose: null });
  expect(changeOf('domains', '')).toEqual({ domains: [] });
});

test('domains are read from typed or pasted text, each once', () => {
  expect(withDomains(['Energy'], ' Care  work, ENERGY;Water\nwater,')).toEqual(['Energy', 'Care work', 'Water']);
});

test('a moved domain is at its new position, and none is lost', () => {
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(9), fc.nat(9), (names, from, to) => {
      const [a, b] = [from % names.length, to % names.length];
      const moved = withMoved(names, a, b);
      expect(moved[b]).toBe(names[a]);
      expect([...moved].sort()).toEqual([...names].sort());
    }),
  );
});

test('the texts of two people are concatenated, domains are combined, and single lines cannot be joined', () => {
  expect(bothOf('purpose', 'Theirs', 'Mine')).toBe('Theirs\n\nMine');
  expect(domainsOf(bothOf('domains', 'Energy\nWork', 'work\nCare') ?? '')).toEqual(['Energy', 'Work', 'Care']);
  expect(bothOf('challenge', 'Theirs?', 'Mine?')).toBeUndefined();
});
