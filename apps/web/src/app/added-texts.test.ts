import { afterEach, expect, test, vi } from 'vitest';
import { withAddedTexts } from './added-texts.ts';

afterEach(() => vi.unstubAllGlobals());

const polish = [{ code: 'pl', name: 'Polski', texts: '/languages/pl-1.json' }];
const answers = (...list: Response[]) => vi.stubGlobal('fetch', async () => list.shift());

test('the texts of an added language are read once', async () => {
  answers(Response.json({ ui: { close: 'Zamknij' }, auth: { signIn: 'Zaloguj' } }));
  const load = withAddedTexts(polish, async () => ({}));
  expect(await load('pl', 'ui')).toEqual({ close: 'Zamknij' });
  expect(await load('pl', 'auth')).toEqual({ signIn: 'Zaloguj' });
  expect(await load('pl', 'cards')).toEqual({});
});

test('after an answer about a failure, the texts are read again', async () => {
  answers(
    Response.json({ errors: [{ status: '503', code: 'unavailable' }] }, { status: 503 }),
    Response.json({ ui: { close: 'Zamknij' } }),
  );
  const load = withAddedTexts(polish, async () => ({}));
  await expect(load('pl', 'ui')).rejects.toThrow('503');
  expect(await load('pl', 'ui')).toEqual({ close: 'Zamknij' });
});
