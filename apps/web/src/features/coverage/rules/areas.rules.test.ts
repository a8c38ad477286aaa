import type { CoverageAttributes } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gapsOf, thinAreas } from './areas.rules.ts';

const spread = (count: number, last_month: string | null = null) => ({
  count,
  recent: [],
  last_month,
  newest: null,
  median: null,
});
const domains = (counts: Readonly<Record<string, number>>, last?: string) =>
  Object.entries(counts).map(([domain, count]) => ({ domain, ...spread(count, last) }));
const tags = (counts: Readonly<Record<string, number>>, last?: string) =>
  Object.entries(counts).map(([name, count]) => ({ slug: name, name, color: 'rose' as const, ...spread(count, last) }));

describe('thin areas', () => {
  test('are domains and tags with far fewer cards than the others, those with the fewest first', () => {
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

  test('are domains without any card, while tags that nobody uses tell nothing', () => {
    const none = { domains: domains({ Heat: 0, Water: 0 }), by_tag: tags({ Social: 0, Law: 0 }) };
    expect(thinAreas(none).map(({ name }) => name)).toEqual(['Heat', 'Water']);
  });

  test('are named once if a tag is named like a domain', () => {
    const found = thinAreas({ domains: domains({ Heat: 0, Money: 9 }), by_tag: tags({ heat: 0, Social: 9 }) });
    expect(found.map(({ kind, name }) => [kind, name])).toEqual([['domain', 'Heat']]);
  });

  test('have fewer cards than the others on average', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 40 }), (counts) => {
        const all = counts.map((count, at) => ({ domain: `d${at}`, ...spread(count) }));
        const usual = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
        const found = thinAreas({ domains: all, by_tag: [] });
        for (const { count } of found) expect(count === 0 || count < usual).toBe(true);
      }),
    );
  });
});

describe('what is missing', () => {
  const nothing = {
    recent_months: ['2026-10', '2026-11', '2026-12'],
    by_month: [{ month: '2026-12', count: 40 }],
    cards_in_no_insight: 0,
    trends_without_evidence: [],
    domains: domains({ Heat: 20, Water: 20 }, '2026-12'),
    by_tag: [],
  } as unknown as CoverageAttributes;
  const gaps = (changes: Partial<CoverageAttributes>) => gapsOf({ ...nothing, ...changes });

  test('is nothing where all areas have new cards and all cards are used', () => {
    expect(gaps({})).toEqual({ moreThin: 0, quietSince: undefined, loose: 0, unfounded: 0 });
  });

  test('is first the area with the fewest cards, and since when it has none though others have', () => {
    const areas = [...domains({ Heat: 38 }, '2026-12'), ...domains({ Streets: 2 }, '2026-09')];
    expect(gaps({ domains: areas }).weakest).toMatchObject({ area: { name: 'Streets' }, since: '2026-09' });
    const recent = [...domains({ Heat: 38 }, '2026-12'), ...domains({ Streets: 2 }, '2026-11')];
    expect(gaps({ domains: recent }).weakest?.since).toBe(undefined);
  });

  test('is the longest silence of an area where none is thin', () => {
    const areas = [
      ...domains({ Heat: 20 }, '2026-12'),
      ...domains({ Water: 19 }, '2026-08'),
      ...domains({ Money: 21 }, '2026-06'),
    ];
    expect(gaps({ domains: areas })).toMatchObject({
      weakest: { area: { name: 'Money' }, since: '2026-06' },
      moreThin: 0,
    });
  });

  test('is the silence of the whole project rather than that of an area that has cards from its last month', () => {
    const areas = [...domains({ Heat: 38 }, '2026-01'), ...domains({ Streets: 2 }, '2026-01')];
    const found = gaps({ domains: areas, by_month: [{ month: '2026-01', count: 40 }] });
    expect(found.quietSince).toBe('2026-01');
    expect(found.weakest).toEqual({ area: expect.objectContaining({ name: 'Streets' }), since: undefined });
  });
});
