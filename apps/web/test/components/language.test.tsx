import i18next from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage, startI18n } from '#lib/i18n/i18n.ts';

afterEach(() => localStorage.clear());

test('the language chosen last is used, whichever texts arrive first', async () => {
  const requested = new Map<string, () => void>();
  const texts = (language: string) =>
    new Promise<{ cancel: string }>((resolve) => requested.set(language, () => resolve({ cancel: language })));
  const arrive = async (language: string) => (await vi.waitUntil(() => requested.get(language)))();
  const started = startI18n(texts, ['ui'], ['nl']);
  await arrive('en');
  await started;
  expect(i18next.t('cancel')).toBe('en');

  const first = chooseLanguage('de');
  const last = chooseLanguage('nl');
  await arrive('nl');
  await last;
  await arrive('de');
  await first;
  expect([i18next.language, document.documentElement.lang]).toEqual(['nl', 'nl']);
  // Control: the texts of the other language did arrive.
  expect(i18next.t('cancel', { lng: 'de' })).toBe('de');
});
