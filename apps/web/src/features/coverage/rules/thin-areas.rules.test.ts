import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinAreas } from './thin-areas.rules.ts';

const domains = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([domain, count]) => ({ domain, count }));
const tags = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([name, count]) => ({ slug: name, name, color: 'rose' as const, count }));

test('domains and tags with far fewer cards than the others are thin, those with the fewest first', () => {
  const found = thinAreas({
    domains: domains({ Heat: 40, Water: 3, Money: 0 }),
    by_tag: tags({ Social: 50, Economic: 30, Law: 2, Values: 0 }),
  });
  expect(found.map(({ kind, name, count }) => `${kind} ${name} ${count}`)).toEqual([
    'domain Money 0',
    'tag Values 0',
    'tag Law 2',
    'domain Water 3',
  ]);
});

test('domains without any card are thin, while tags that nobody uses tell nothing', () => {
  const none = { domains: domains({ Heat: 0, Water: 0 }), by_tag: tags({ Social: 0, Law: 0 }) };
  expect(thinAreas(none).map(({ name }) => name)).toEqual(['Heat', 'Water']);
});

test('a tag named like a domain is one area', () => {
  const found = thinAreas({ domains: domains({ Heat: 0, Money: 9 }), by_tag: tags({ heat: 0, Social: 9 }) });
  expect(found.map(({ kind, name }) => [kind, name])).toEqual([['domain', 'Heat']]);
});

test('no area with as many cards as the others on average is thin, and few are named', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { maxLength: 40 }), (counts) => {
      const all = counts.map((count, at) => ({ domain: `d${at}`, count }));
      const usual = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
      const found = thinAreas({ domains: all, by_tag: [] });
      expect(found.length).toBeLessThanOrEqual(8);
      for (const { count } of found) expect(count === 0 || count < usual).toBe(true);
    }),
  );
});
