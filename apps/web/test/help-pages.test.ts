import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { helpPageOf, helpPages, type RoutePattern } from '../src/features/wiki/rules/help-page.rules.ts';

// Checks the help pages of the screens against the routes and the shipped pages.

type Explained = keyof typeof helpPages;
type WithoutPage = Exclude<RoutePattern, Explained | `${Explained}/${string}`>;

/**
 * Screens that belong to no step of the work, or that are open to visitors: the first page is their help. Type checking
 * fails here if a new screen is in neither of the lists.
 */
const withoutPage: Readonly<Record<WithoutPage, true>> = {
  '/$': true,
  '/confirm-email': true,
  '/confirm-registration': true,
  '/docs/api': true,
  '/docs/api/$call': true,
  '/forgot-password': true,
  '/imprint': true,
  '/login': true,
  '/logout': true,
  '/maintenance': true,
  '/notifications': true,
  '/privacy-policy': true,
  '/projects/$projectSlug': true,
  '/reach-out': true,
  '/register': true,
  '/signup': true,
  '/invitation': true,
  '/reset-password': true,
  '/setup': true,
  '/terms-and-conditions': true,
  '/wiki/{-$wikiSlug}': true,
};

test('the screens without a help page are exactly those without one on purpose', () => {
  expect(Object.keys(withoutPage).filter((pattern) => helpPageOf(pattern) !== undefined)).toEqual([]);
});

const pages = path.resolve(import.meta.dirname, '../../../content/wiki');

test('every help page of a screen is shipped', () => {
  expect(readdirSync(path.join(pages, 'en'))).toEqual(
    expect.arrayContaining(Object.values(helpPages).map((slug) => `${slug}.md`)),
  );
});

/** The texts of all screens in lower case, with an ellipsis for each value. */
function textsOfScreens(language: string): Set<string> {
  const files = globSync(`src/**/locales/**/${language}.json`, { cwd: path.resolve(import.meta.dirname, '..') });
  const texts = files.flatMap((file) =>
    Object.values<unknown>(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8'))),
  );
  return new Set(
    texts.filter((text) => typeof text === 'string').map((text) => text.replaceAll(/\{\{.*?\}\}/g, '…').toLowerCase()),
  );
}

test.each(['en', 'de'])('every label in italics on the help pages is a text of a screen (%s)', (language) => {
  const shown = textsOfScreens(language);
  const named = readdirSync(path.join(pages, language)).flatMap((file) => {
    const markdown = readFileSync(path.join(pages, language, file), 'utf8');
    return [...markdown.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, label = '']) => ({ file, label }));
  });
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ label }) => !shown.has(label.toLowerCase()))).toEqual([]);
});
