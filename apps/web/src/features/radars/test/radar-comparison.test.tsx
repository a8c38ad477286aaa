import type { DumpBlip } from '@foreglow/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { blip } from '#features/radars/rules/radar.test-data.ts';
import { answerProject } from '#test/components/support/answered-project.ts';
import { address, open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { dump, radar, readDump } from '#test/components/support/radars.ts';
import { project, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);

const published = (id: string, number: number, ring: string, impact: number): DumpBlip => ({
  id,
  number,
  label: id,
  domain: 'Energy',
  ring,
  position: 0.5,
  angle: null,
  impact,
  impacts: [],
  rationale: null,
  direction: null,
  tags: [],
  movement: null,
  before: null,
  trend: null,
  cards: [],
});
const one = () => readDump(1, [published('heat', 1, 'Later', 3), published('sodium', 2, 'Later', 2)]);

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/radars/{radarId}', () =>
      radar([blip('heat', { ring: 'Now', impact: 5 }), blip('fresh', { domain: 'Food' })]),
    )
    .on('GET /v1/projects/{id}/radars/{radarId}/dumps', () => ({ data: [dump(1)] }))
    .on('GET /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', one);
});

const comparison = '/projects/p/radars/r/compare';
const listed = (kind: RegExp) => page.getByRole('region', { name: kind }).query()?.textContent;

test('the only version is compared with the current radar, by kind of change', async () => {
  await open(comparison);
  await expect.poll(() => listed(/^New/)).toMatch(/fresh.*Food, Now/);
  expect(listed(/^Moved nearer/)).toMatch(/heat.*Later → Now/);
  expect(listed(/^More impact/)).toMatch(/heat.*Impact 3 → 5/);
  expect(listed(/^Gone/)).toMatch(/sodium.*Energy, Later/);
});

test('the changes can be copied as a text', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open(comparison);
  await page.getByRole('button', { name: 'Copy as text for a mail' }).click();
  await expect.poll(() => copied.mock.calls.length).toBe(1);
  expect(copied.mock.calls[0]?.[0]).toMatch(
    /^What moves cities\nWhat changed: Edition 1, .* → Now\n\nMoved nearer \(1\)\n– heat \(Later → Now\)\n\nNew \(1\)\n– fresh \(Food, Now\)/,
  );
  copied.mockRestore();
});

test('the shape is in the address', async () => {
  await open(comparison);
  await page.getByRole('button', { name: 'Full disc' }).click();
  await expect.poll(address).toBe(`${comparison}?shape=full`);
});

test('without an edition there is nothing to compare, and a failed one can be retried', async () => {
  server.on('GET /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', () => failure('internal'));
  await open(comparison);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  server.on('GET /v1/projects/{id}/radars/{radarId}/dumps', () => ({ data: [] }));
  await open(comparison);
  await expect.element(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});
