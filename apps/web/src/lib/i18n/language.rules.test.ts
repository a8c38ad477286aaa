import { describe, expect, test } from 'vitest';
import { languageFor } from './language.rules.ts';

describe('languageFor', () => {
  test.each([
    ['de', ['en-GB'], 'de'],
    ['en', ['de-AT'], 'en'],
    [null, ['de-AT', 'en'], 'de'],
    [null, ['fr-FR', 'de', 'en'], 'de'],
    [null, ['fr-FR'], 'en'],
    ['klingon', ['DE'], 'de'],
    [null, [], 'en'],
    [null, ['nl-BE', 'de'], 'nl'],
  ] as const)('stored %s, browser %s: %s', (stored, browser, language) => {
    expect(languageFor(stored, browser, ['en', 'de', 'nl'])).toBe(language);
  });
});
