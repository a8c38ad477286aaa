import { expect, test } from 'vitest';
import { withDu } from './du-texts.ts';
import { loadTexts, loadTextsWithDu } from './texts.ts';

test('German texts have du where they differ, also in groups, and are otherwise the same', async () => {
  const formal = { code: { forbidden: 'Das dürfen Sie nicht.', network: 'Es gab einen Netzwerkfehler.' } };
  expect(withDu(formal, 'http')).toMatchObject({
    code: { forbidden: 'Das darfst du nicht.', network: 'Es gab einen Netzwerkfehler.' },
  });
  expect(withDu({ close: 'Schließen' }, 'legal-notes')).toEqual({ close: 'Schließen' });
});

test('English has one form', async () => {
  expect(await loadTextsWithDu('en', 'auth')).toEqual(await loadTexts('en', 'auth'));
  expect(await loadTextsWithDu('de', 'auth')).toMatchObject({ signedOut: 'Du bist abgemeldet' });
  expect(await loadTexts('de', 'auth')).toMatchObject({ signedOut: 'Sie sind abgemeldet' });
});
