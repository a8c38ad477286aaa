import { limits } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceCard } from '#test/support/source-cards.ts';
import { cleanLine, cleanRationale, cleanText } from './clean-texts.rules.ts';
import { joinCandidates, modelDomains } from './model-rules.rules.ts';
import { acrossGroups, maxCards, nameCards } from './named-cards.rules.ts';

describe('the cards that are sent to a model', () => {
  const cards = Array.from({ length: 100 }, (_, at) =>
    sourceCard(at + 1000, `Sign ${at}`, { description: 'x'.repeat(900), host: null }),
  );

  it('are limited in number and length, without the ids of the database', () => {
    const { data } = nameCards(cards);
    expect(data).toHaveLength(maxCards);
    expect(data[0]).toMatchObject({ id: 'c1', title: 'Sign 0', text: 'x'.repeat(500) });
    expect(JSON.stringify(data)).not.toContain('1000');
  });

  it('are found again by the names they were sent under, and by no other', () => {
    const { idsOf } = nameCards(cards);
    expect(idsOf(['c2', 'c1', 'c2', 'c61', 'c0', '1000', 'toString', 'invented'])).toEqual([1001, 1000]);
    fc.assert(fc.property(fc.array(fc.string()), (names) => idsOf(names).every((id) => id >= 1000 && id < 1060)));
  });

  it('are from all groups, even if only few are taken', () => {
    const ordered = acrossGroups(cards, (id) => id % 7);
    expect(new Set(ordered.slice(0, 7).map(({ id }) => id % 7)).size).toBe(7);
    expect(ordered).toHaveLength(100);
  });
});

describe('a text of a model', () => {
  it('contains no address', () => {
    expect(cleanText('See [this](https://evil.example.org/a) or www.evil.example.org <img src=x> now.')).toBe(
      'See this or now.',
    );
    fc.assert(
      fc.property(
        fc.constantFrom('https://a.example', 'HTTP://b.example/?q=1', 'ftp://c.example'),
        fc.string(),
        (url, text) => {
          expect(cleanText(`${text} ${url}`)).not.toMatch(/\.example/);
        },
      ),
    );
  });

  it('is one line of a limited length as a label', () => {
    expect(cleanLine(' "Heat\npumps." ', 70)).toBe('Heat pumps');
    const text = fc.string({ unit: 'grapheme', minLength: 15, maxLength: 60 });
    fc.assert(
      fc.property(text, (given) => {
        const line = cleanLine(given, 20);
        return line.length <= 20 && !line.includes('\n') && line.isWellFormed();
      }),
    );
  });

  it('is cut as a label also where no space separates its words', () => {
    expect(cleanLine('都市の暖房'.repeat(10), 20)).toBe(`${'都市の暖房'.repeat(3)}都市の暖…`);
  });

  it('can be stored, wherever it is cut and whatever it contains', () => {
    expect(cleanRationale('🌅'.repeat(3000))?.isWellFormed()).toBe(true);
    expect(cleanText('Half \ud83d of \udf05 it')).toBe('Half of it');
    expect(cleanRationale('It grows. '.repeat(1000))?.length).toBeLessThanOrEqual(limits.blipRationaleLength);
  });

  // A million of them would take a quadratic expression longer than a test may take.
  it.each(['[', '![', '[](', '<', 'a.', '"', '.', ' '])('is cleaned in linear time: %j', (mark) => {
    expect(cleanLine(`${mark.repeat(1_000_000)}x`, 100).length).toBeLessThanOrEqual(100);
  });
});

describe('sectors and candidates named by a model', () => {
  it('never replace the sectors that a person set', () => {
    const given = { domains: ['Homes', 'Cities'], impacts: [] };
    expect(modelDomains(given, { domains: ['Other', 'Names'], impacts: ['Tenants', 'tenants', ''] })).toEqual({
      domains: ['Homes', 'Cities'],
      impacts: ['Tenants'],
      given: true,
    });
    expect(modelDomains({ domains: [], impacts: [] }, { domains: ['Alone', 'alone'], impacts: [] })).toBeUndefined();
  });

  it('are one candidate for each label, with the cards of all', () => {
    const candidate = (label: string, cardIds: number[]) => ({ label, domain: 'Homes', about: null, cardIds });
    expect(
      joinCandidates([candidate('Heat pumps.', [1]), candidate('heat pumps', [1, 2]), candidate(' ', [3])]),
    ).toEqual([candidate('Heat pumps', [1, 2])]);
  });
});
