import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const title = 'At least twenty-two killed as a crane collapses on a train in the north of the country';
const tags = ['Environmental', 'Political', 'Social'].map((name) => ({ name, sticky: true, color: 'blue' as const }));

test.each([768, 900, 1024, 1100, 1199, 1200, 1280, 1439, 1440])(
  'at %i px the titles of the dense list have the most room in their rows',
  async (width) => {
    await page.viewport(width, 800);
    answerProject(desk, scan).on('GET /v1/projects/{id}/cards', () => wholePage([card({ title, tags }).data]));
    await open('/projects/p/cards?view=list');
    const row = page.getByRole('listitem').filter({ hasText: 'At least twenty-two' });
    await expect.element(row).toBeVisible();
    const shown = row.getByRole('heading', { name: title }).element();
    const [words, whole] = [shown, row.element()].map((element) => element.getBoundingClientRect());
    expect(words?.width).toBeGreaterThan(330);
    expect(words?.width).toBeGreaterThan((whole?.width ?? 0) * 0.38);
    for (const tag of row.getByText(/Environmental|Political/).elements()) {
      const { top, bottom } = tag.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(whole?.top ?? Number.NaN);
      expect(bottom).toBeLessThanOrEqual(whole?.bottom ?? Number.NaN);
    }
  },
);
