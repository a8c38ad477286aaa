import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTargetOf } from './links.rules.ts';

const target = (href: string) => linkTargetOf(href, '/wiki/tags');

test.each([
  ['https://example.org/a?b#c', { kind: 'web', href: 'https://example.org/a?b#c' }],
  ['HTTP://example.org', { kind: 'web', href: 'http://example.org/' }],
  ['mailto:help@example.org', { kind: 'plain', href: 'mailto:help@example.org' }],
  ['tel:+49123', { kind: 'plain', href: 'tel:+49123' }],
  ['/wiki/v1.20#new', { kind: 'internal', path: '/wiki/v1.20#new' }],
  ['/projects/p/cards?q=heat', { kind: 'internal', path: '/projects/p/cards?q=heat' }],
  ['v1.20', { kind: 'internal', path: '/wiki/v1.20' }],
  ['#merging', { kind: 'internal', path: '/wiki/tags#merging' }],
])('%s has the expected target', (href, expected) => {
  expect(target(href)).toEqual(expected);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  '//example.org/a',
  '/\\example.org',
  '\\\\example.org',
  'https:',
  'http:example.org',
  '',
])('%j leads nowhere', (href) => {
  expect(target(href)).toEqual({ kind: 'none' });
});

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .tuple(
      fc.constantFrom('', ' ', '\t', '\u0000', '\n', '/', '\\', '.'),
      fc.constantFrom(
        'javascript:',
        'java\tscript:',
        'data:',
        'JAVASCRIPT:',
        '//',
        '/\\',
        '\\\\',
        'http:',
        'https:/',
        '#',
        '?',
      ),
      fc.string({ unit: 'binary' }),
    )
    .map((parts) => parts.join('')),
);

test('no link runs code, and links within the product stay on its site', () => {
  fc.assert(
    fc.property(anything, (href) => {
      const found = target(href);
      const site = 'https://foreglow.test';
      if (found.kind === 'web') expect(new URL(found.href).protocol).toMatch(/^https?:$/);
      if (found.kind === 'plain') expect(new URL(found.href, site).protocol).toMatch(/^(mailto|tel):$/);
      if (found.kind === 'internal') {
        expect(found.path).toMatch(/^\/(?![/\\])/);
        expect(new URL(found.path, site).origin).toBe(site);
      }
    }),
    { numRuns: 2000 },
  );
});
