import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const pageSize = 48;
const pageCount = 10;

/** The pages that were requested, and those that the server cannot answer now. */
let requested: number[];
let broken: ReadonlySet<number>;

beforeEach(async () => {
  requested = [];
  broken = new Set();
  await page.viewport(1280, 800);
  const desk = workspace('w', 'Desk');
  answerProject(desk, project('p', 'Scan', desk));
  server.on('GET /v1/projects/{id}/cards', ({ query }) => {
    const number = Number(query.get('page[number]'));
    requested.push(number);
    if (broken.has(number)) return failure('internal');
    const cards = Array.from({ length: pageSize }, (_, at) => {
      const index = (number - 1) * pageSize + at;
      return card({ slug: `c${index}`, title: `Card ${index}` }).data;
    });
    const meta = {
      current_page: number,
      page_record_count: pageSize,
      total_page_count: pageCount,
      total_record_count: pageSize * pageCount,
    };
    return { ...wholePage(cards), meta };
  });
});

const shownCard = (index: number) => page.getByRole('link', { name: `Card ${index}`, exact: true });

/** Scrolls to a share of the list at once, as a dragged scrollbar does. */
function scrollTo(share: number): void {
  window.scrollTo({ top: share * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' });
}

test.each(['grid', 'list'])('the last cards of a %s are loaded once they are scrolled to', async (view) => {
  await open(`/projects/p/cards?view=${view}`);
  await expect.element(shownCard(0)).toBeVisible();
  expect(requested).not.toContain(pageCount);
  scrollTo(1);
  await expect.element(shownCard(pageSize * pageCount - 1)).toBeInViewport();
  expect(requested).toContain(pageCount);
});

/** Opens a list and scrolls to its end, whose page cannot be loaded. Returns the note that says so. */
async function openBrokenEnd() {
  broken = new Set([pageCount]);
  await open('/projects/p/cards?view=list');
  await expect.element(shownCard(0)).toBeVisible();
  scrollTo(1);
  const note = page.getByRole('alert').filter({ hasText: 'Some cards could not be loaded.' });
  await expect.element(note).toBeVisible();
  return note;
}

test('a page that cannot be loaded is reported and loaded on a retry', async () => {
  const note = await openBrokenEnd();
  broken = new Set();
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect.element(shownCard(pageSize * pageCount - 1)).toBeInViewport();
  await expect.element(note).not.toBeInTheDocument();
});

test('a page that cannot be loaded is no longer reported where it is out of sight', async () => {
  const note = await openBrokenEnd();
  scrollTo(0);
  await expect.element(shownCard(0)).toBeInViewport();
  await expect.element(note).not.toBeInTheDocument();
});
