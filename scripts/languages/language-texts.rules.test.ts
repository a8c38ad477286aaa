import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { filledIn, type LanguageTexts, shown } from './language-texts.rules.ts';
import { englishTexts, ownTexts } from './product-texts.ts';

const english: LanguageTexts = {
  web: { cards: { title: 'Cards of {{project}}', count_one: '{{count}} card', count_other: '{{count}} cards' } },
  api: { booklet: { cards: { one: '{{count}} card', other: '{{count}} cards' }, impacts: ['Slight', 'Large'] } },
};
const none: LanguageTexts = { web: {}, api: {} };

describe('the texts of a language', () => {
  it('are English where they are missing, in each plural form of the language', () => {
    const { texts, added } = filledIn(english, none, ['one', 'few', 'other']);
    expect(texts).toEqual({
      web: { cards: { ...english.web.cards, count_few: '{{count}} cards' } },
      api: {
        booklet: {
          ...english.api.booklet,
          cards: { one: '{{count}} card', few: '{{count}} cards', other: '{{count}} cards' },
        },
      },
    });
    expect(added.map(shown)).toContain('web.cards.count_few');
    expect(filledIn(english, none, ['other']).texts.web.cards).toEqual({
      title: 'Cards of {{project}}',
      count_other: '{{count}} cards',
    });
  });

  it('are not changed, and texts that the product does not use are left out', () => {
    const given = { web: { cards: { title: 'Cartes : {{project}}', old: 'Ancien' }, gone: { a: 'b' } }, api: {} };
    const { texts, removed, wrong } = filledIn(english, given, ['one', 'other']);
    expect(texts.web.cards?.title).toBe('Cartes : {{project}}');
    expect(removed.map(shown)).toEqual(['web.cards.old', 'web.gone.a']);
    expect(wrong).toEqual([]);
  });

  it('are reported if they contain other values, or a list has another length', () => {
    const given = {
      web: { cards: { title: 'Cartes', count_one: 'une carte', count_other: '{{number}} cartes' } },
      api: { booklet: { impacts: ['Faible'] } },
    };
    expect(filledIn(english, given, ['one', 'other']).wrong.map(shown)).toEqual([
      'web.cards.title',
      'web.cards.count_other',
      'api.booklet.impacts',
    ]);
  });

  it('are collected from the product', () => {
    const { web, api } = englishTexts();
    expect(Object.keys(web)).toEqual(
      expect.arrayContaining(['ui', 'cards', 'filters', 'kind_cards', 'recovery', 'http']),
    );
    expect(Object.keys(api)).toEqual(expect.arrayContaining(['auth', 'booklet', 'slides', 'public-page', 'mail']));
    const { added, removed, wrong } = filledIn({ web, api }, { web, api }, ['one', 'other']);
    expect({ added, removed, wrong }).toEqual({ added: [], removed: [], wrong: [] });
  });
});

it('German has all texts of the product, with the values of the English ones', () => {
  const { http: _http, answers: _answers, ...web } = ownTexts('de').web;
  const { added, removed, wrong } = filledIn(ownTexts('en'), { ...ownTexts('de'), web }, ['one', 'other']);
  expect({ added: added.map(shown), removed: removed.map(shown), wrong: wrong.map(shown) }).toEqual({
    added: [],
    removed: [],
    wrong: [],
  });
});

const folder = join(root, 'languages');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

it.each(files)('the language %s contains only texts of the product, with their values', (name) => {
  const given = JSON.parse(readFileSync(join(folder, name), 'utf8')) as LanguageTexts;
  const { pluralCategories } = new Intl.PluralRules(name.replace('.json', '')).resolvedOptions();
  const { removed, wrong } = filledIn(englishTexts(), { web: given.web, api: given.api }, pluralCategories);
  expect({ removed: removed.map(shown), wrong: wrong.map(shown) }).toEqual({ removed: [], wrong: [] });
});
