import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, standInForEachTest } from '#test/components/support/app.tsx';
import { attachment, card } from '#test/components/support/cards.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const title = 'Workers at a factory that produces small toys are being exploited, says a group from the city';
const description = 'All of the workers who were asked had fixed terms. A second sentence says more about them.';
const tags = [{ name: 'Economic', sticky: false, color: 'ochre' as const }];

beforeEach(async () => {
  await page.viewport(1440, 900);
  const cards = Array.from({ length: 30 }, (_, at) =>
    card({ slug: `c${at}`, title: `${at} ${title}`, description, tags, source_url: 'https://www.example.org/a' }),
  );
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/cards', () =>
    wholePage(cards.map(({ data }) => data)),
  );
});

const items = () => [...document.querySelectorAll<HTMLElement>('li[data-index]')];
/** The cards that are in the window as a whole. */
const wholeCards = () => items().filter((item) => item.getBoundingClientRect().bottom <= innerHeight).length;
const compact = page.getByRole('button', { name: 'Compact: more cards at once' });

test('the compact grid shows at least ten whole cards on a usual screen, also the next time', async () => {
  await open('/projects/p/cards');
  await expect.element(compact).toHaveAttribute('aria-pressed', 'false');
  expect(wholeCards()).toBeLessThan(10);
  await compact.click();
  await expect.element(compact).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(wholeCards).toBeGreaterThanOrEqual(10);
  await open('/projects/p/cards');
  await expect.poll(wholeCards).toBeGreaterThanOrEqual(10);
  await compact.click();
  await expect.poll(wholeCards).toBeLessThan(10);
});

test('the compact list shows more cards, and their texts beside the titles', async () => {
  await open('/projects/p/cards?view=list');
  await expect.element(page.getByRole('heading', { name: /^0 / })).toBeVisible();
  const before = wholeCards();
  await compact.click();
  await expect.poll(wholeCards).toBeGreaterThan(before * 1.3);
});

test('a card without a picture is its text, with no line cut and none beyond its tile', async () => {
  for (const press of [false, true]) {
    await open('/projects/p/cards');
    await expect.element(page.getByRole('listitem').first()).toBeVisible();
    if (press) await compact.click();
    for (const item of items().slice(0, 8)) {
      expect(item.querySelector('img')).toBe(null);
      expect(item.textContent).toContain('example.org');
      const text = item.querySelector('p') as HTMLElement;
      const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight);
      expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.05);
      const [time, whole] = [item.querySelector('time') as HTMLElement, item].map((one) => one.getBoundingClientRect());
      expect(time?.bottom).toBeLessThanOrEqual(whole?.bottom ?? Number.NaN);
      expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(time?.top ?? Number.NaN);
    }
  }
});

test('a small picture stays whole in the compact grid', async () => {
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/cards', () =>
    wholePage([
      card({ title, attachment: { ...attachment(), focus: { x: 50, y: 80 }, width: 300, height: 400 } }).data,
    ]),
  );
  await open('/projects/p/cards');
  const image = page.getByRole('listitem').getByRole('presentation');
  await expect.element(image).toBeVisible();
  expect(getComputedStyle(image.element()).objectPosition).toBe('50% 100%');
  await compact.click();
  await expect.poll(() => image.element().getBoundingClientRect().width).toBeLessThan(100);
  const { width, height } = image.element().getBoundingClientRect();
  expect(width / height).toBeCloseTo(3 / 2, 1);
  await compact.click();
});
