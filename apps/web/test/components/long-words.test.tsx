import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { narrow, open, pixelsOverTheEdge, server, standInForEachTest, title } from './support/app.tsx';
import { me, project, wholePage, workspace } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Donaudampfschifffahrtsgesellschaft', {
  projects: [{ slug: 'p', title: 'Rindfleischetikettierungsüberwachung', card_count: 0 }],
  project_count: 1,
});
const scan = project('p', 'Rindfleischetikettierungsüberwachung', desk);

test.each([
  '/',
  '/create',
  '/w/w',
  '/w/w/edit',
  '/w/w/create',
  '/projects/p/edit',
  '/no/such/way',
  '/setup#token=x',
  '/maintenance',
])('German words stay inside a narrow page at %s', async (path) => {
  server
    .on('GET /v1/me', () => me({ locale: 'de' }))
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects', () => wholePage([scan]))
    .on('POST /v1/setup/check', () => failure('setup_token_invalid'));
  localStorage.setItem('foreglow.language', 'de');
  await page.viewport(narrow.width, narrow.height);
  await open(path);
  await expect.element(title()).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
});
