import { readdirSync } from 'node:fs';
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

test('every help page of a screen is shipped', () => {
  const folder = path.resolve(import.meta.dirname, '../../../content/wiki/en');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(Object.values(helpPages).map((slug) => `${slug}.md`)));
});
