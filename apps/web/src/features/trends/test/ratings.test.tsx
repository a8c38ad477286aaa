import type { TrendAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { trend } from '#test/components/support/conclusions.ts';
import { liveChanges } from '#test/components/support/live-changes.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const spread = { count: 1, median: 4, low: 4, high: 4, counts: [0, 0, 0, 1, 0], disagreement: false };

/** The trend, rated by the user or not. */
const rated = (rating: TrendAttributes['my_rating']) =>
  trend({
    my_rating: rating,
    ...(rating && { ratings: { impact: spread, certainty: null, given: { impact: 1, certainty: 0 }, named: [] } }),
  });

test('a rating stays although a fetch that began before it ends after it', async () => {
  const changes = liveChanges();
  let stored: TrendAttributes['my_rating'] = null;
  const late = Promise.withResolvers<void>();
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/trends/{conclusionId}', () => rated(stored))
    .on('GET /v1/events', () => changes.response)
    .on('PUT /v1/projects/{id}/trends/{conclusionId}/rating', ({ body }) => {
      stored = body as typeof stored;
      return rated(stored);
    });
  await open('/projects/p/trends/t');
  const impact = page.getByRole('region', { name: 'Impact' });
  await expect.element(impact.getByText('Nobody has rated this yet.')).toBeVisible();
  await expect.poll(() => server.calls('GET /v1/events').length).toBe(1);
  server.on('GET /v1/projects/{id}/trends/{conclusionId}', async () => {
    const before = rated(stored);
    if (stored === null) await late.promise;
    return before;
  });
  changes.send({ type: 'trends' });
  await expect.poll(() => server.calls('GET /v1/projects/{id}/trends/{conclusionId}').length).toBe(2);
  const choice = impact.getByRole('radio', { name: /Far-reaching/ });
  await choice.click();
  await expect.element(impact.getByText(/One rating so far/)).toBeVisible();
  // The fetch is replaced by a new one.
  await expect.poll(() => server.calls('GET /v1/projects/{id}/trends/{conclusionId}').length).toBe(3);
  late.resolve();
  await expect.element(choice).toBeChecked();
});
