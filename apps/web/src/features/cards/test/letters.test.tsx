import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { afterStart } from '#lib/browser/started.ts';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

/** The states of the files of Central European letters, which no text of these pages contains. */
const files = () => new Set([...document.fonts].filter(isCentral).map((font) => font.status));
const isCentral = ({ family, weight, unicodeRange }: FontFace) =>
  unicodeRange.startsWith('U+100-130') &&
  (family.includes('Inter') || (family.includes('Newsreader') && weight === '500'));

/**
 * Opens a list, and returns what it asks the browser to load ahead. Files that another test has loaded stay loaded, since
 * tests share a page.
 */
async function openList(total: number) {
  const load = vi.spyOn(document.fonts, 'load').mockClear();
  const desk = workspace('w', 'Desk');
  const first = wholePage(Array.from({ length: 48 }, (_, index) => card({ slug: `c${index}` }).data));
  const answer = {
    ...first,
    meta: { ...first.meta, total_page_count: Math.ceil(total / 48), total_record_count: total },
  };
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/cards', () => answer);
  await open('/projects/p/cards');
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  await afterStart;
  return () => load.mock.calls.map(([font]) => font);
}

test('a longer list loads letters of other languages after the start', async () => {
  const ahead = await openList(96);
  await expect.poll(ahead).toEqual(['500 1em "Newsreader Variable"', '400 1em "Inter Variable"']);
  await expect.poll(files).toEqual(new Set(['loaded']));
});

test('a list of one page loads letters when a text contains them', async () => {
  const ahead = await openList(48);
  // The longer list loads them within this time.
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  expect(ahead()).toEqual([]);
});
