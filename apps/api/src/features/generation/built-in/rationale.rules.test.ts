import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { nameKey } from '#platform/words/source-names.rules.ts';
import { frameOf, sourceCard } from '#test/support/source-cards.ts';
import type { SourceCard } from '../source-cards.read-model.ts';
import { newestOf, type PlacedBlip } from '../step-results.ts';
import { ringIn } from '../steps.rules.ts';
import { generationTexts } from '../texts.ts';
import { workByRules } from './rule-work.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const longest = 1200;

interface Given {
  readonly label?: string;
  readonly impacts?: readonly string[];
  readonly locale?: string;
}

/** The rationales of some blips. */
function written(cards: readonly SourceCard[], blips: readonly PlacedBlip[], locale = 'en'): string[] {
  const words = Languages.builtIn.words(generationTexts, locale);
  const newest = newestOf(frameOf(cards, []));
  return workByRules({ kind: 'writing', input: { cards, blips, newest, words } }).blips.map(
    ({ rationale }) => rationale ?? '',
  );
}

/** The rationale of a blip of all the cards, at the place that the rules give it. */
function rationaleOf(cards: readonly SourceCard[], { label = 'Heat pumps', impacts = [], locale }: Given = {}): string {
  const candidates = [{ label, domain: 'Homes', about: null, cardIds: cards.map(({ id }) => id) }];
  const newest = newestOf(frameOf(cards, []));
  const { blips } = workByRules({ kind: 'placement', input: { cards, candidates, impacts: [...impacts], newest } });
  return written(cards, blips, locale)[0] ?? '';
}

const pump = sourceCard(1, 'Heat pumps warm a street', {
  subtitle: 'The Town Post, 2026-01-02',
  description: 'The street of Velmora shares one heat pump. It was cheap.',
  createdAt: day(2),
  tags: ['Technological', 'Social'],
});
const library = sourceCard(2, 'A library lends heat pumps', {
  description: 'Photo: Ben\nAnybody may borrow a heat pump for a winter.',
  createdAt: day(9),
  tags: ['Social', 'Economic'],
});

describe('a rationale by rules', () => {
  it('quotes the central card with its source, then the newest one, and says why it is in its ring', () => {
    expect(rationaleOf([pump, library])).toMatch(
      /^At the centre is the card from The Town Post: “The street of Velmora shares one heat pump\.” The newest, of 9 January 2026, adds: “Anybody may borrow a heat pump for a winter\.” .*two cards from two sources since 2 January 2026/i,
    );
    expect(rationaleOf([pump, library], { locale: 'de' })).toMatch(
      /^Im Mittelpunkt steht die Karte von The Town Post: „.*“ Die neueste vom 9\. Januar 2026 ergänzt: „.*zwei Karten aus zwei Quellen seit dem 2\. Januar 2026/i,
    );
  });

  it('quotes another card if none is newer, and none that says the same', () => {
    expect(rationaleOf([library, pump])).toContain('A second card, from The Town Post, adds: “The street of Velmora');
    const copy = { ...pump, id: 3, createdAt: day(20) };
    expect(rationaleOf([pump, copy])).not.toMatch(/newest|second/);
  });

  it('of a single card says why it matters if the card does', () => {
    const relevance = 'Streets of this kind could do without gas.';
    expect(rationaleOf([{ ...pump, relevance }])).toContain('“Streets of this kind could do without gas.”');
    // What is no sentence is not quoted.
    expect(rationaleOf([{ ...pump, relevance: 'Streets of this kind without gas' }])).not.toContain('without gas');
  });

  it('names the year that decides on the ring, and what it affects', () => {
    const ahead = { ...pump, description: 'Heat pumps will warm the street of Velmora by 2035.' };
    expect(rationaleOf([ahead], { impacts: ['Street'] })).toMatch(/looks ahead to 2035.* in Later.* Street\.$/);
    expect(rationaleOf([{ ...pump, title: 'Heat pumps warm a street in 2027' }])).toMatch(/title names 2027/);
  });

  it.each([
    [
      'a caption',
      'A man in Velmora, January 2026 (Reuters)\nThe street shares one heat pump in winter.',
      /one heat pump/,
    ],
    ['a menu', 'Click here to share this page. The street shares its heat pumps in winter.', /“The street shares its/],
    [
      'a broken line',
      'The Post says that\n, the pumps of a street, heat it. Pumps can heat a street for years.',
      /“Pumps can heat a street/,
    ],
    [
      'its title again',
      'Heat pumps warm a street Town Post. Heat in the street is shared by pumps.',
      /“Heat in the street/,
    ],
    [
      'a short form',
      'The U.S. street of Velmora shares heat pumps. It is cheap.',
      /“The U\.S\. street of Velmora shares heat pumps\.”/,
    ],
    [
      'a link',
      'A [street](https://example.org) shares the heat of pumps. It is warm.',
      /“A street shares the heat of pumps\.”/,
    ],
    ['nothing', null, /“Heat pumps warm a street\.”/],
  ])('finds a sentence to quote in a text with %s', (_, description, quoted) => {
    expect(rationaleOf([{ ...pump, description }])).toMatch(quoted);
  });

  it.each(['都市の暖房', '🌅'])('quotes only the beginning where no space separates words: %s', (word) => {
    const rationale = rationaleOf([{ ...pump, title: `a${word.repeat(400)}`, description: null }]);
    expect(rationale).toContain(word.repeat(20));
    expect(rationale.isWellFormed()).toBe(true);
    expect(rationale.length).toBeLessThan(500);
  });

  it('says so if no card is left', () => {
    const [blip] = workByRules({
      kind: 'placement',
      input: {
        cards: [pump],
        candidates: [{ label: 'A', domain: 'B', about: null, cardIds: [1] }],
        impacts: [],
        newest: day(2),
      },
    }).blips;
    expect(written([], blip ? [blip] : [])).toEqual(['No card of this project speaks of this.']);
  });

  const text = fc.oneof(
    fc.constant(null),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc
      .array(fc.constantFrom('Heat', 'pumps', 'warm', 'a street.', 'Dr.', 'in', '2031', '\n', '“so”', '[x](y)'), {
        maxLength: 60,
      })
      .map((words) => words.join(' ')),
  );
  const card = fc.record({
    title: fc.constantFrom(
      'Heat pumps warm a street',
      'Heat pumps in 2026',
      'Water in towns – The Post',
      'Pumps, “old” and new',
    ),
    subtitle: fc.constantFrom(null, 'The Post, 2026-01-03', 'Old news'),
    description: text,
    relevance: text,
    tags: fc.subarray(['Social', 'Economic', 'Law']),
    host: fc.constantFrom(null, 'post.example', 'other.example'),
    createdAt: fc.integer({ min: 1, max: 28 }).map(day),
  });
  const rings = fc.constantFrom('Now', 'Next', 'Later');

  it.each(['en', 'de'])(
    'quotes one of its cards and has no empty or repeated part, whatever the cards are (%s)',
    (locale) => {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.array(card, { minLength: 1, maxLength: 4 }), rings, fc.boolean()), {
            minLength: 1,
            maxLength: 7,
          }),
          (given) => {
            const cards: SourceCard[] = [];
            const blips = given.map(([own, ring, isAffecting]): PlacedBlip => {
              const made = own.map((one, at) => sourceCard(cards.length + at + 1, one.title, one));
              cards.push(...made);
              return {
                label: 'Heat pumps',
                domain: 'Homes',
                about: null,
                cardIds: made.map(({ id }) => id),
                ring,
                position: 0.5,
                impact: 5,
                impacts: isAffecting ? ['Towns'] : [],
              };
            });
            const rationales = written(cards, blips, locale);
            rationales.forEach((rationale, at) => {
              expect(rationale.length).toBeLessThanOrEqual(longest);
              expect(rationale).not.toMatch(/Heat pumps[:,.\s]+Heat pumps/);
              // No part is empty, and none is missing.
              expect(rationale).not.toMatch(/\{\{|undefined|null\b|NaN|“”|„“| {2}| [,.:]|^\s|\s$/);
              const [, quoted = ''] = /[“„](.+?)[….]*[”“]/u.exec(rationale) ?? [];
              const said = (given[at]?.[0] ?? []).flatMap(({ title, description }) => [title, description ?? '']);
              expect(quoted).not.toBe('');
              expect(said.some((text) => nameKey(text.replaceAll('[x](y)', 'x')).includes(nameKey(quoted)))).toBe(true);
              expect(rationale).toContain(ringIn(locale, blips[at]?.ring ?? ''));
              // Blips beside each other begin in different ways.
              const beginning = (one = '') => one.slice(0, 12);
              if (at > 0) expect(beginning(rationale)).not.toBe(beginning(rationales[at - 1]));
            });
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});
