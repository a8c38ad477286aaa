import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { Themes } from '#platform/themes/themes.ts';
import { printedCard } from '#test/support/exported.ts';
import { cardFit, textSizes } from './card-fit.rules.ts';
import type { BookletCard, BookletOptions } from './options.ts';
import { cardsCode } from './pages/card.rules.ts';
import { Setting } from './pages/setting.ts';
import { BookletWords, bookletTexts } from './texts.ts';
import { bookletThemeOf, readTheme } from './typesetting/theme.ts';
import { Typesetter } from './typesetting/typesetter.ts';

const theme = bookletThemeOf((await Themes.read()).base);
const words = Languages.builtIn.words(bookletTexts, 'en');
const typesetter = new Typesetter(readTheme(theme));

type Layout = Pick<BookletOptions, 'paper' | 'pictures'>;
const layouts: readonly Layout[] = (['a4', 'letter', '16:9'] as const).flatMap((paper) =>
  [true, false].map((pictures) => ({ paper, pictures })),
);
const optionsOf = (layout: Layout): BookletOptions => {
  return { ...layout, cardsPerPage: 1, comments: false, words, timeZone: 'UTC', theme };
};

/** The pages that cards take if their texts may flow. */
function pagesOf(cards: readonly BookletCard[], options: BookletOptions): number {
  const texts = new BookletWords(words, 'UTC');
  const facts = { texts, options, han: 'zh', pictures: [], groups: new Map<string, string>() } as const;
  const setting = new Setting({ ...facts, pageOf: () => '128', isPrinted: () => true });
  const code = cardsCode(cards, setting).replaceAll('"one-page":true', '"one-page":false');
  return typesetter.layOut({ code: `show: part.with(paper:"${options.paper}");${code}`, images: [] }).pages;
}

const word = fc.constantFrom(
  ...'heat the of municipalities WORKSHOP in mm illicit and 2040 Straßenbeleuchtung a years, — more, тепло'.split(' '),
);
const textOf = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((some) => some.join(' '));
const markdown = fc
  .array(textOf(60), { minLength: 1, maxLength: 5 })
  .chain((parts) => fc.constantFrom('\n\n', '\n', '\n- ', '  \n').map((between) => parts.join(between)));
const place = fc.record({ slug: fc.constant('place'), title: textOf(30) });
const card: fc.Arbitrary<BookletCard> = fc
  .record({
    title: textOf(25),
    subtitle: fc.option(textOf(12)),
    description: fc.option(markdown),
    relevance: fc.option(markdown),
    tags: fc.array(fc.record({ name: textOf(4), color: fc.constant('blue' as const) }), { maxLength: 15 }),
    usedIn: fc.array(
      place.map((one) => ({ kind: 'trend' as const, ...one })),
      { maxLength: 6 },
    ),
    related: fc.array(place, { maxLength: 3 }),
  })
  .map((given) => printedCard(given));

describe('a card', () => {
  it('that surely takes one page takes one page, on every paper and with or without pictures', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.array(card, { minLength: 8, maxLength: 16 }), fc.constantFrom(...layouts), (some, layout) => {
        const options = optionsOf(layout);
        const short = some.filter((one) => cardFit(one, options, one.related.length).isOnePage);
        found += short.length;
        if (short.length > 0) expect(pagesOf(short, options), JSON.stringify(layout)).toBe(short.length);
      }),
      { numRuns: 24 },
    );
    expect(found).toBeGreaterThan(50);
  });

  it('has the usual size of text unless that takes more than a page, and is never sure of what it cannot know', () => {
    const text = 'A sentence of some words. ';
    const options = optionsOf({ paper: 'a4', pictures: true });
    const fitOf = (given: Partial<BookletCard>, comments = false) =>
      cardFit(printedCard(given), { ...options, comments }, 0);
    expect(fitOf({ description: text.repeat(10) })).toEqual({ size: textSizes.usual, isOnePage: true });
    expect(fitOf({ description: text.repeat(40) })).toEqual({ size: textSizes.long, isOnePage: true });
    expect(fitOf({ description: text.repeat(400) })).toEqual({ size: textSizes.long, isOnePage: false });
    for (const form of ['# Heading', '> Quote', '| a | b |\n|---|---|', '```\ncode\n```', '    code', '![](x)']) {
      expect(fitOf({ description: form }).isOnePage, form).toBe(false);
    }
    const comment = { author: 'Ada', text: 'Yes', createdAt: new Date() };
    expect(fitOf({ description: text, comments: [comment] }, true).isOnePage).toBe(false);
    expect(fitOf({ description: text, comments: [comment] }).isOnePage).toBe(true);
  });

  it('is never set larger for a longer text', () => {
    fc.assert(
      fc.property(card, textOf(80), fc.constantFrom(...layouts), (one, more, layout) => {
        const options = optionsOf(layout);
        const before = cardFit(one, options, 0);
        const after = cardFit({ ...one, description: `${one.description ?? ''} ${more}` }, options, 0);
        expect(after.size).toBeLessThanOrEqual(before.size);
      }),
    );
  });
});
