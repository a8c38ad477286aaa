import type { BriefAttributes, RadarImportAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { address, open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { trend } from '#test/components/support/conclusions.ts';
import { radar } from '#test/components/support/radars.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const create = 'POST /v1/projects/{id}/radars';
const importing = 'POST /v1/projects/{id}/radar-imports';
const form = '/projects/p/radars/create';

const domains = Array.from({ length: 14 }, (_, at) => `Domain ${at + 1}`);
const brief = (changes: Partial<BriefAttributes> = {}) => ({
  data: {
    type: 'briefs' as const,
    id: 'p',
    attributes: {
      challenge: 'What will move?',
      background: null,
      purpose: null,
      audience: 'The board',
      domains: ['Energy', 'Food'],
      scope_in: null,
      scope_out: null,
      time_horizon: null,
      sources: null,
      version: 1,
      updated_at: null,
      updated_by: null,
      ...changes,
    },
  },
});
const outcome = (changes: Partial<RadarImportAttributes> = {}) => ({
  data: {
    type: 'radar-imports' as const,
    id: 'import',
    attributes: {
      radar_slug: null,
      radar_updated_at: null,
      domains: ['Energy', 'Food'],
      rings: ['Now', 'Later'],
      counts: { new: 2, changed: 0, unchanged: 0, removed: 0, invalid: 0 },
      rows: [],
      removed: [],
      ...changes,
    },
  },
});

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/brief', () => brief())
    .on('GET /v1/projects/{id}/trends', () => wholePage([]))
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/radars', () => wholePage([]))
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radar([]))
    .on(create, () => radar([]));
});

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = () =>
  server.calls(create).map(({ body }) => (body as { data: { attributes: Record<string, unknown> } }).data.attributes);

test('a radar is created with the values from the brief, in the chosen order and with the chosen names', async () => {
  await open(form);
  await expect.element(field('Question')).toHaveValue('What will move?');
  await expect.element(field('Audience')).toHaveValue('The board');
  await button('Create radar').click();
  await expect.element(page.getByText('Give the radar a title.')).toBeVisible();
  await expect.element(field('Title')).toHaveFocus();
  await field('Title').fill('Cities');
  await button('Move “Food” up').click();
  await field('Name of “Next”').fill('Soon');
  await userEvent.keyboard('{Enter}');
  await field('Add what may be affected').fill('Health');
  await userEvent.keyboard('{Enter}');
  await button('Create radar').click();
  await expect.poll(sent).toMatchObject([
    {
      title: 'Cities',
      challenge: 'What will move?',
      audience: 'The board',
      domains: ['Food', 'Energy'],
      rings: ['Now', 'Soon', 'Later'],
      impacts: ['Health'],
      blips: [],
    },
  ]);
  await expect.poll(address).toBe('/projects/p/radars/edit/r');
});

test('without domains in the brief, the tags of the project are offered as sectors, each name once', async () => {
  const named = (name: string, taxonomy: 'cards' | 'trends') => ({
    type: 'tags' as const,
    id: `${name}-${taxonomy}`,
    attributes: { slug: `${name}-${taxonomy}`, name, color: 'blue' as const, sticky: false, taxonomy, count: 1 },
  });
  server
    .on('GET /v1/projects/{id}/brief', () => brief({ domains: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({
      data: [named('Social', 'cards'), named('Political', 'cards'), named('Social', 'trends'), named('Heat', 'cards')],
    }));
  await open(form);
  await field('Title').fill('Cities');
  await button('Add “Political”').click();
  await button('Add all').click();
  await button('Create radar').click();
  await expect.poll(sent).toMatchObject([{ domains: ['Political', 'Social', 'Heat'] }]);
});

test('what was typed for a new radar is kept after a reload, until the radar is created or the text is discarded', async () => {
  await open(form);
  await field('Title').fill('Cities');
  await field('Audience').fill('Everybody');
  await button('Remove “Food”').click();
  await field('Add a sector').fill('Health');
  await userEvent.keyboard('{Enter}');
  dispatchEvent(new Event('pagehide'));
  await open(form);
  await expect.element(field('Title')).toHaveValue('Cities');
  await expect.element(field('Audience')).toHaveValue('Everybody');
  await expect.element(page.getByText('You wrote this just now and did not save it.')).toBeVisible();
  await expect.element(field('Name of “Health”')).toBeVisible();
  await button('Discard').click();
  await expect.element(field('Title')).toHaveValue('');
  await expect.element(field('Name of “Food”')).toBeVisible();
  await field('Title').fill('Towns');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Radars/ })
    .click();
  await button('Keep for later').click();
  await open(form);
  await expect.element(field('Title')).toHaveValue('Towns');
  await button('Create radar').click();
  await expect.poll(address).toBe('/projects/p/radars/edit/r');
  await open(form);
  await expect.element(field('Title')).toHaveValue('');
});

test('the form says which trends match no sector, and in which sector each of them is placed', async () => {
  const named = (slug: string, title: string) => ({ ...trend({ slug, title }).data, id: slug });
  server.on('GET /v1/projects/{id}/trends', () =>
    wholePage([named('a', 'Energy from waves'), named('b', 'Fewer births'), named('c', 'Longer lives')]),
  );
  await open(form);
  const note = page.getByText(/^2 trends match no sector .* They are placed in the sectors with the fewest blips/);
  await expect.element(note).toBeVisible();
  const places = () =>
    page
      .getByRole('group')
      .filter({ hasText: 'Proposed sectors' })
      .getByRole('listitem')
      .elements()
      .map((item) => [...item.children].map(({ textContent }) => textContent));
  expect(places()).toEqual([
    ['Fewer births', 'Food'],
    ['Longer lives', 'Energy'],
  ]);
  await button('Remove “Food”').click();
  expect(note.elements()).toEqual([]);
  await field('Add a sector').fill('Births');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^1 trend matches no sector/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Begin with the/ }).click();
  expect(page.getByText(/^1 trend matches no sector/).elements()).toEqual([]);
});

test('the first twelve of many domains become sectors, and others can be chosen instead', async () => {
  server.on('GET /v1/projects/{id}/brief', () => brief({ domains }));
  await open(form);
  await expect.element(field('Name of “Domain 12”')).toBeVisible();
  expect(field('Name of “Domain 13”').elements()).toEqual([]);
  expect(button('Add “Domain 13”').elements()).toEqual([]);
  await button('Remove “Domain 1”').click();
  await button('Add “Domain 13”').click();
  await expect.element(field('Name of “Domain 13”')).toBeVisible();
  expect(button('Add “Domain 14”').elements()).toEqual([]);
});

test('a radar needs two sectors with different names', async () => {
  server.on('GET /v1/projects/{id}/brief', () => brief({ domains: ['Energy'] }));
  await open(form);
  await field('Title').fill('Cities');
  await field('Add a sector').fill('ENERGY');
  await button('Add').first().click();
  await expect.element(page.getByText('“ENERGY” is already there.')).toBeVisible();
  await button('Create radar').click();
  await expect.element(page.getByText('A radar has 2 to 12 sectors. This one has 1.')).toBeVisible();
  await expect.element(field('Add a sector')).toHaveFocus();
  await expect.element(field('Add a sector')).toHaveAccessibleDescription(/A radar has 2 to 12 sectors/);
  expect(sent()).toEqual([]);
});

test('a new radar begins with its title', async () => {
  await open(form);
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
});

test('a new radar can be cancelled, which leads to the list of radars', async () => {
  await open(form);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(address).toBe('/projects/p/radars');
});

test('the field for a further name begins at the left edge while the list is empty', async () => {
  await open(form);
  const left = (locator: ReturnType<typeof field>) => locator.element().getBoundingClientRect().left;
  await expect.element(field('Add what may be affected')).toBeVisible();
  expect(left(field('Add what may be affected'))).toBe(left(field('Title')));
  expect(left(field('Add a sector'))).toBe(left(field('Name of “Food”')));
});

/** Chooses a file in the dialog. */
async function choose(name: string, text = 'name,ring,quadrant', label = 'Import a CSV file'): Promise<void> {
  await button(label).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  const input = dialog.element().querySelector('input[type=file]') as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const dryRuns = () => server.calls(importing).map(({ query }) => query.get('dry_run'));

test('a file is imported only after the outcome of its rows was shown', async () => {
  const rows = Array.from({ length: 53 }, (_, at) => ({
    row: at + 2,
    label: `Row ${at}`,
    domain: null,
    ring: null,
    outcome: 'invalid' as const,
    reasons: ['ring_missing' as const],
  }));
  server.on(importing, ({ query }) =>
    outcome({
      radar_slug: query.get('dry_run') === 'true' ? null : 'r',
      counts: { new: 2, changed: 0, unchanged: 0, removed: 0, invalid: 53 },
      rows,
      assumed_encoding: 'windows-1252',
    }),
  );
  await open(form);
  await choose('volume.csv');
  await expect.element(page.getByText('and 3 more rows')).toBeVisible();
  await expect.element(page.getByText(/It was read as Windows-1252/)).toBeVisible();
  expect(dryRuns()).toEqual(['true']);
  await button('Import 2 blips').click();
  await expect.poll(address).toBe('/projects/p/radars/r');
  expect(dryRuns().length).toBe(2);
});

test('a file of another kind is refused before it is sent', async () => {
  await open(form);
  await choose('photo.png');
  await expect.element(page.getByText('“photo.png” is not a CSV or Excel file.')).toBeVisible();
  expect(dryRuns()).toEqual([]);
});

test('a file that the server refuses can be replaced with another', async () => {
  server.on(importing, () => failure('malformed_csv', 'The file has no column for names.'));
  await open(form);
  await choose('volume.csv');
  await expect.element(page.getByText('The file has no column for names.')).toBeVisible();
  await button('Choose another file').click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('an import into a radar that has changed since its dry run shows the new outcome instead', async () => {
  const before = '2026-01-09T12:00:00.000Z';
  const now = '2026-01-09T12:30:00.000Z';
  server.on(importing, ({ query }) => {
    if (query.get('dry_run') === 'true') {
      const isFirst = dryRuns().length === 1;
      return outcome({ radar_updated_at: isFirst ? before : now, removed: isFirst ? [] : ['Quantum'] });
    }
    return query.get('based_on') === now ? outcome({ radar_slug: 'r' }) : failure('edited_meanwhile');
  });
  await open('/projects/p/radars/edit/r');
  await choose('volume.csv', 'name,ring,quadrant', 'Import the next version');
  await button('Import 2 blips').click();
  await expect.element(page.getByText('The radar has changed in the meantime. Check the new outcome.')).toBeVisible();
  await expect.element(page.getByText(/Quantum/)).toBeVisible();
  await button('Import 2 blips').click();
  await expect.poll(address).toBe('/projects/p/radars/r');
  expect(dryRuns()).toEqual(['true', 'false', 'true', 'false']);
});

test('how an import ended is said even if its dialog was closed meanwhile, and the page stays', async () => {
  const writing = Promise.withResolvers<ReturnType<typeof outcome> | Response>();
  server.on(importing, ({ query }) => (query.get('dry_run') === 'true' ? outcome() : writing.promise));
  await open(form);
  await choose('volume.csv');
  await button('Import 2 blips').click();
  await expect.poll(() => dryRuns().length).toBe(2);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  writing.resolve(failure('unavailable', 'The server is busy.'));
  await expect.element(page.getByText('The server is busy.')).toBeVisible();

  const later = Promise.withResolvers<ReturnType<typeof outcome>>();
  server.on(importing, ({ query }) => (query.get('dry_run') === 'true' ? outcome() : later.promise));
  await choose('volume.csv');
  await button('Import 2 blips').click();
  await expect.poll(() => dryRuns().length).toBe(4);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  later.resolve(outcome({ radar_slug: 'r' }));
  await expect.element(page.getByText('The radar is imported')).toBeVisible();
  expect(address()).toBe(form);
});
