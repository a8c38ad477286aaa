import { expect, test } from 'vitest';
import { answerProject } from './support/answered-project.ts';
import { open, server, standInForEachTest, title } from './support/app.tsx';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

test.each([
  ['/projects/scan/trends?view=list&sort=title', 'GET /v1/projects/{id}/trends', 'Trends'],
  ['/projects/scan/trends?sort=title', 'GET /v1/projects/{id}/trends', 'Trends'],
  ['/projects/scan/insights?sort=title&q=heat', 'GET /v1/projects/{id}/insights', 'Insights'],
] as const)('what %s shows is requested once, although it is requested ahead', async (address, route, heading) => {
  const desk = workspace('w', 'Cities after 2040');
  answerProject(desk, project('scan', 'January scan', desk))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on(route, () => wholePage([]));
  await open(address);
  await expect.element(title()).toMatchTextContent(new RegExp(heading));
  // Requested after the first screen is complete.
  await expect.poll(() => server.calls('GET /v1/notifications').length).toBeGreaterThan(0);
  expect(server.calls(route)).toHaveLength(1);
});
