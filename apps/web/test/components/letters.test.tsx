import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { afterStart } from '../../src/lib/browser/index.ts';
import { answerProject } from './support/answered-project.ts';
import { open, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

/** The states of the files of Central European letters, which no text of these pages contains. */
const files = () => new Set([...document.fonts].filter(isCentral).map((font) => font.status));
const isCentral = ({ family, weight, unicodeRange }: FontFace) =>
  unicodeRange.startsWith('U+100-130') &&
  (family.includes('Inter') || (family.includes('Newsreader') && weight === '500'));

async function openList(total: number) {
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
}

test('a list of one page loads letters when a text contains them', async () => {
  await openList(48);
  expect(files()).toEqual(new Set(['unloaded']));
});

test('a longer list loads letters of other languages after the start', async () => {
  await openList(96);
  await expect.poll(files).toEqual(new Set(['loaded']));
});
