import { errorCatalogue } from '@foreglow/contract';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { translated } from './error-text.ts';
import answers from './locales/answers/de.json' with { type: 'json' };
import german from './locales/de.json' with { type: 'json' };

beforeAll(async () => {
  await i18next.init({ lng: 'de', ns: ['http', 'answers'], resources: { de: { http: german, answers } } });
});

test('every error of the API has a German text', () => {
  const english = Object.entries(errorCatalogue)
    .filter(([code, { title }]) => translated(code, title) === title)
    .map(([code]) => code);
  expect(english).toEqual([]);
});

test('names and numbers are inserted, whatever they look like', () => {
  expect(translated('invalid_attribute', '«Heat in 2026» would have 31 tags, and a card can have at most 30.')).toBe(
    '„Heat in 2026“ hätte 31 Schlagwörter, und eine Karte kann höchstens 30 haben.',
  );
  expect(translated('conflict', 'The project already has a tag «{n} $& «x»».')).toBe(
    'Das Projekt hat schon ein Schlagwort „{n} $& «x»“.',
  );
  expect(translated('page_failed', 'The site answered «404 Not Found».')).toBe(
    'Die Website hat mit „404 Not Found“ geantwortet.',
  );
  expect(translated('invalid_attribute', 'A radar has 2 to 12 sectors, and the file gives it 14.')).toBe(
    'Ein Radar hat 2 bis 12 Sektoren, und die Datei gibt ihm 14.',
  );
  expect(translated('image_too_large', 'The animation has 1000 frames; at most 600 are allowed.')).toBe(
    'Die Animation hat 1000 Bilder; höchstens 600 sind möglich.',
  );
});

test('a sentence without a translation stays unchanged', () => {
  expect(translated('invalid_attribute', 'Something new.')).toBe('Something new.');
});
