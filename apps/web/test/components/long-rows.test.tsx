import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, standInForEachTest } from './support/app.tsx';
import { project, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const tags = Array.from({ length: 400 }, (_, at) => ({
  slug: `tag-${at + 1}`,
  name: `Tag ${at + 1}`,
  color: 'blue' as const,
  sticky: false,
  taxonomy: 'cards' as const,
  count: 400 - at,
}));

test('of hundreds of tags the first are rendered, and further ones when the list is scrolled', async () => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/tag-suggestions', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({
      data: tags.map((tag) => ({ type: 'tags' as const, id: tag.slug, attributes: tag })),
    }));
  const rows = page.getByRole('checkbox');
  await open('/projects/p/tags');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().length).toBeLessThan(400);
  await expect
    .poll(() => {
      rows.last().element().scrollIntoView();
      return rows.elements().length;
    })
    .toBe(400);
  await expect.element(page.getByRole('checkbox', { name: 'Tag 400', exact: false })).toBeInViewport();
});
