import { expect, test } from 'vitest';
import { localeFor } from './locale.rules.ts';

test.each([
  ['en', ['de-AT', 'en-GB', 'en-US'], 'en-GB'],
  ['en', ['en', 'en-IE'], 'en-IE'],
  ['en', ['en-US'], 'en-US'],
  ['de', ['en-GB', 'de-CH', 'de'], 'de-CH'],
  ['de', ['de-Latn-AT'], 'de-Latn-AT'],
])('%s in a browser with %j uses the format of %s', (language, browser, locale) => {
  expect(localeFor(language, browser)).toBe(locale);
});

test.each([
  ['en', ['en'], 'en-GB'],
  ['en', ['de-DE'], 'en-GB'],
  ['de', ['en-GB'], 'de-DE'],
  ['de', ['de', 'not a tag'], 'de-DE'],
  ['de', [], 'de-DE'],
])('%s without a region (%j) uses the format of %s', (language, browser, locale) => {
  expect(localeFor(language, browser)).toBe(locale);
});
