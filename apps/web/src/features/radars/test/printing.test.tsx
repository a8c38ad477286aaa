import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { blip } from '#features/radars/rules/radar.test-data.ts';
import { chooseScheme } from '#lib/browser/color-scheme.ts';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, standInForEachTest, title } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { insight, trend } from '#test/components/support/conclusions.ts';
import { radar } from '#test/components/support/radars.ts';
import { me, project, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const onPaper = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(async () => {
  chooseScheme('system');
  await onPaper('');
});

test('a radar is printed in the light colours on a dark screen too', async () => {
  answerProject(desk, scan)
    .on('GET /v1/me', () => me({ theme: 'dark' }))
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radar([blip('heat', {})]));
  await open('/projects/p/radars/r');
  const picture = page.getByRole('group', { name: /What moves cities/ });
  await expect.element(picture).toBeVisible();
  const redOfName = () => {
    const texts = picture.element().querySelectorAll('text');
    const drawn = [...texts].find(({ textContent }) => textContent === 'Energy');
    return Number(drawn && getComputedStyle(drawn).fill.match(/\d+/)?.[0]);
  };
  await expect.poll(redOfName).toBeGreaterThan(150);
  await onPaper('print');
  await expect.poll(redOfName).toBeLessThan(100);
});

test('comments are printed only if there are any', async () => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radar([]));
  await open('/projects/p/radars/r');
  const comments = page.getByRole('heading', { name: 'Comments' });
  await expect.element(comments).toBeVisible();
  await onPaper('print');
  await expect.element(comments).not.toBeInTheDocument();
});

test.each(['/projects/p/insights/i', '/projects/p/trends/t'])(
  'the printed page at %s has no buttons and no way back',
  async (path) => {
    answerProject(desk, scan)
      .on('GET /v1/cards/{id}', () => card())
      .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
      .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight())
      .on('GET /v1/projects/{id}/trends/{conclusionId}', () => trend());
    await open(path);
    await expect.element(title()).toBeVisible();
    const edit = page.getByRole('main').getByRole('link', { name: 'Edit' });
    await expect.element(edit).toBeVisible();
    await onPaper('print');
    await expect.element(edit).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: /^(Insights|Trends)$/ }))
      .not.toBeInTheDocument();
  },
);
