import type { ImportAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { project, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const call = 'POST /v1/projects/{id}/imports';

/** The end of a dry run, for each that has not ended. */
let waiting: (() => void)[];

/** A dry run of a file with two columns, of which the first one is always the title, and one text to repair. */
function dryRun(query: URLSearchParams): ImportAttributes {
  const mapping: Record<string, string | null> = JSON.parse(query.get('mapping') ?? '{"description":"Notes"}');
  const field = mapping.relevance === 'Notes' ? 'relevance' : mapping.description === 'Notes' ? 'description' : null;
  const note = { code: 'text_misread', field: 'title' } as const;
  const leftOut: readonly string[] = JSON.parse(query.get('left_out') ?? '[]');
  return {
    counts: { new: 1, duplicate: 0, invalid: 0 },
    separator: ',',
    charset: 'utf-8',
    sheet: null,
    sheets: [],
    header_row: Number(query.get('header_row') ?? 1),
    first_rows: [
      { row: 1, cells: ['Headline', 'Notes'] },
      { row: 2, cells: ['Heat rises', 'x'] },
    ],
    ambiguous_dates: null,
    columns: [
      { header: 'Headline', field: 'title', appended: false },
      { header: 'Notes', field, appended: field === null && !leftOut.includes('Notes') },
    ],
    rows: [{ row: 1, title: 'Heat rises', outcome: 'new', reasons: [], notes: [note] }],
  };
}

/** Answers a request for a dry run once the test lets it end. */
async function answer({ query }: { readonly query: URLSearchParams }): Promise<Response> {
  await new Promise<void>((resolve) => waiting.push(resolve));
  const body = { data: { type: 'imports', id: 'dry-run', attributes: dryRun(query) } };
  const event = `event: done\ndata: ${JSON.stringify({ status: 200, body })}\n\n`;
  return new Response(event, { headers: { 'content-type': 'text/event-stream' } });
}

beforeEach(() => {
  waiting = [];
  answerProject(desk, scan).on(call, answer);
});

const notes = () => page.getByRole('combobox', { name: 'Field for the column Notes' });
const button = () => page.getByRole('button', { name: 'Import 1 card' });
const asked = () => server.calls(call).map(({ query }) => query);

/** Lets every dry run so far end. */
function end(): void {
  for (const resolve of waiting.splice(0)) resolve();
}

async function choose(): Promise<void> {
  await open('/projects/p/import');
  const input = page.getByText('Drop a CSV or Excel file here');
  await expect.element(input).toBeVisible();
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(file as HTMLInputElement, new File(['Headline,Notes\nHeat rises,x'], 'a.csv'));
  await expect.poll(() => waiting.length).toBe(1);
  end();
  await expect.element(button()).not.toHaveAttribute('aria-busy');
}

test('a column shows its new field at once, keeps the focus, and can be changed again before the check ends', async () => {
  await choose();
  (notes().element() as HTMLElement).focus();
  await userEvent.keyboard('W');
  await userEvent.keyboard('{Enter}');
  await expect.element(notes()).toHaveTextContent('Why it matters');
  await expect.element(button()).toHaveAttribute('aria-busy', 'true');
  await expect.element(notes()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
  await expect.poll(() => asked().length).toBe(3);
  expect(JSON.parse(asked()[2]?.get('mapping') ?? '')).toMatchObject({ title: 'Headline', relevance: null });
  end();
  await expect.element(button()).not.toHaveAttribute('aria-busy');
  await expect.element(notes()).toHaveTextContent('Leave out');
  await expect.element(notes()).toHaveFocus();
});

test('the choice to repair texts keeps the focus, and can be taken back before the check ends', async () => {
  await choose();
  const repair = page.getByRole('checkbox');
  await expect.element(repair).toBeChecked();
  (repair.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(repair).not.toBeChecked();
  await expect.element(repair).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(repair).toBeChecked();
  await expect.poll(() => asked().map((query) => query.get('encoding'))).toEqual(['repair', 'keep', 'repair']);
  end();
  await expect.element(button()).not.toHaveAttribute('aria-busy');
  await expect.element(repair).toHaveFocus();
});

test('when a check is tried again after a lost connection, the columns and texts stay as they were chosen', async () => {
  await choose();
  await page.getByRole('checkbox').click();
  await expect.poll(() => waiting.length).toBe(1);
  end();
  await expect.element(button()).not.toHaveAttribute('aria-busy');
  server.breaks(call);
  (notes().element() as HTMLElement).focus();
  await userEvent.keyboard('W{Enter}');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  server.on(call, answer);
  await again.click();
  await expect.poll(() => waiting.length).toBe(1);
  end();
  await expect.element(notes()).toHaveTextContent('Why it matters');
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  expect(asked().at(-1)?.get('encoding')).toBe('keep');
});

/** Lets the dry run of a file end, and chooses to import its cards. The connection then breaks. */
async function loseImport(): Promise<void> {
  await choose();
  server.breaks(call);
  await button().click();
}

test('when the connection is lost during an import, a new check tells whether its cards were added', async () => {
  await loseImport();
  const failed = page.getByRole('alert');
  await expect.element(failed.getByText(/It is not known whether the cards were added/)).toBeVisible();
  expect(page.getByText('Nothing has been added').elements()).toEqual([]);
  expect(button().elements()).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'Show cards' })).toHaveAttribute('href', '/projects/p/cards');
  server.on(call, answer);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => waiting.length).toBe(1);
  expect(asked().at(-1)?.get('dry_run')).toBe('true');
  end();
  await expect.element(button()).not.toHaveAttribute('aria-busy');
  expect(failed.elements()).toEqual([]);
});

test('a new check after a lost import that fails too does not say that nothing has changed', async () => {
  await loseImport();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(page.getByText(/The server could not be reached/)).toBeVisible();
  expect(page.getByText(/Nothing has been/).elements()).toEqual([]);
});

test('an import that the server refuses has added nothing, and can be tried again', async () => {
  await choose();
  server.on(call, () => failure('too_many_requests'));
  await button().click();
  await expect.element(page.getByRole('alert').getByText(/Nothing has been added/)).toBeVisible();
  await expect.element(button()).toBeEnabled();
});

test('after an import with duplicates whose connection was lost, duplicates are left out until they are chosen again', async () => {
  server.on(call, async (given) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const attributes = { ...dryRun(given.query), counts: { new: 1, duplicate: 1, invalid: 0 } };
    const body = { data: { type: 'imports', id: 'dry-run', attributes } };
    const event = `event: done\ndata: ${JSON.stringify({ status: 200, body })}\n\n`;
    return new Response(event, { headers: { 'content-type': 'text/event-stream' } });
  });
  await choose();
  const keep = page.getByRole('checkbox', { name: /duplicate/ });
  await keep.click();
  server.breaks(call);
  await page.getByRole('button', { name: 'Import 2 cards' }).click();
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await expect.element(keep).not.toBeChecked();
});

test('a file that was read as Windows-1252 says so, and the letters should be checked', async () => {
  server.on(call, async ({ query }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const attributes = { ...dryRun(query), assumed_encoding: 'windows-1252' };
    const body = { data: { type: 'imports', id: 'dry-run', attributes } };
    const event = `event: done\ndata: ${JSON.stringify({ status: 200, body })}\n\n`;
    return new Response(event, { headers: { 'content-type': 'text/event-stream' } });
  });
  await choose();
  const note = 'This file is not UTF-8. It was read as Windows-1252, so check the accents and umlauts.';
  await expect.element(page.getByText(note, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: `1 row, 1 new. ${note}` })).toBeInTheDocument();
});

test('the choice of the column of titles shows the headers of a file that is not UTF-8 as the server read them', async () => {
  server.on(call, () => failure('no_title_column', 'None of the columns contains the titles: «Gerät», «Ort».'));
  await open('/projects/p/import');
  await expect.element(page.getByText('Drop a CSV or Excel file here')).toBeVisible();
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  const bytes = Uint8Array.from('Ger\u00e4t,Ort\nA,B', (letter) => letter.charCodeAt(0));
  await userEvent.upload(file as HTMLInputElement, new File([bytes], 'a.csv'));
  await page.getByRole('combobox', { name: 'Which column contains the titles?' }).click();
  await expect.element(page.getByRole('option', { name: 'Gerät' })).toBeVisible();
});

test('an empty file is refused as empty', async () => {
  server.on(call, () => failure('malformed_csv', 'The file is empty.'));
  await open('/projects/p/import');
  await expect.element(page.getByText('Drop a CSV or Excel file here')).toBeVisible();
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(file as HTMLInputElement, new File([''], 'a.csv'));
  await expect.element(page.getByRole('alert').getByText(/The file is empty/)).toBeVisible();
});

test('the result of the check and of the import is announced', async () => {
  const counts = { new: 1, duplicate: 1, invalid: 1 };
  const { rows, ...columns } = dryRun(new URLSearchParams());
  const duplicate = { row: 2, title: 'Heat', outcome: 'duplicate' as const, reasons: [], notes: [] };
  const all = [...rows, duplicate, { ...duplicate, row: 3, outcome: 'invalid' as const }];
  server.on(call, async ({ query }) => {
    const isDry = query.get('dry_run') === 'true';
    if (isDry) await new Promise<void>((resolve) => waiting.push(resolve));
    const attributes = { ...columns, rows: all, counts: isDry ? counts : { ...counts, created: 1 } };
    const body = { data: { type: 'imports', id: 'run', attributes } };
    const event = `event: done\ndata: ${JSON.stringify({ status: 200, body })}\n\n`;
    return new Response(event, { headers: { 'content-type': 'text/event-stream' } });
  });
  await choose();
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  await expect.element(said('3 rows, 1 new, 1 duplicate, 1 invalid')).toBeInTheDocument();
  await button().click();
  await expect.element(said('1 card added, 2 rows left out')).toBeInTheDocument();
});

/** Answers like `answer` with other attributes. */
const answering = (more: (query: URLSearchParams) => Partial<ImportAttributes>) =>
  server.on(call, async ({ query }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const body = { data: { type: 'imports', id: 'dry-run', attributes: { ...dryRun(query), ...more(query) } } };
    const event = `event: done\ndata: ${JSON.stringify({ status: 200, body })}\n\n`;
    return new Response(event, { headers: { 'content-type': 'text/event-stream' } });
  });

const choice = (name: string) => page.getByRole('combobox', { name });

async function pick(name: string, option: string): Promise<void> {
  await choice(name).click();
  await page.getByRole('option', { name: option }).click();
  await expect.poll(() => waiting.length).toBe(1);
  end();
  await expect.element(button()).not.toHaveAttribute('aria-busy');
}

test('the encoding, the row of the header and the order of dates are shown, and each can be chosen', async () => {
  answering((query) => ({
    charset: (query.get('charset') ?? 'euc-kr') as 'euc-kr',
    ...(query.get('charset') === null && { assumed_encoding: 'euc-kr' }),
    ambiguous_dates: query.get('date_order') === 'month_first' ? 'month_first' : 'day_first',
  }));
  await choose();
  await expect.element(page.getByText(/It was read as Korean \(CP949, EUC-KR\)/).first()).toBeVisible();
  await expect.element(choice('Encoding')).toHaveTextContent('Korean (CP949, EUC-KR)');
  await pick('Field for the column Notes', 'Append to text');
  await pick('Encoding', 'Japanese (Shift_JIS)');
  await pick('Names of the columns', 'Row 2: Heat rises · x');
  await pick('Dates such as 03/04/2026', 'Month first (March 4)');
  await expect.element(choice('Names of the columns')).toHaveTextContent('Row 2: Heat rises · x');
  const [, appended, decoded, , last] = asked().map((query) => Object.fromEntries(query));
  expect(JSON.parse(appended?.mapping ?? '')).toMatchObject({ title: 'Headline', description: null });
  // The columns may have other names in another encoding.
  expect(decoded).not.toHaveProperty('mapping');
  expect(last).toMatchObject({ charset: 'shift_jis', header_row: '2', date_order: 'month_first' });
});

test('another sheet of a workbook can be chosen, and a check that fails leads back to the one before', async () => {
  answering((query) => ({ charset: null, sheet: query.get('sheet') ?? 'Signals', sheets: ['Read me', 'Signals'] }));
  await choose();
  await expect.element(choice('Sheet')).toHaveTextContent('Signals');
  server.on(call, () => failure('no_title_column', 'None of the columns contains the titles: «How to».'));
  await choice('Sheet').click();
  await page.getByRole('option', { name: 'Read me' }).click();
  await page.getByRole('button', { name: 'Back to the check' }).click();
  await expect.element(choice('Sheet')).toHaveTextContent('Signals');
  await expect.element(button()).toBeEnabled();
});

test('rows with lost letters are left out until the user wants them', async () => {
  const lost = { code: 'letters_lost', field: 'title' } as const;
  const reason = { ...lost, value: null, card_slug: null, row: null };
  answering((query) => {
    const isKept = query.get('lost_letters') === 'keep';
    const row = { row: 1, title: 'Caf\ufffd', outcome: isKept ? 'new' : 'invalid' } as const;
    const counts = { new: isKept ? 1 : 0, duplicate: 0, invalid: isKept ? 0 : 1 };
    return { counts, rows: [{ ...row, reasons: isKept ? [] : [reason], notes: isKept ? [lost] : [] }] };
  });
  await open('/projects/p/import');
  await expect.element(page.getByText('Drop a CSV or Excel file here')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'a.csv'));
  await expect.poll(() => waiting.length).toBe(1);
  end();
  await expect.element(page.getByText(/Title: some letters are lost/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Import the row with lost letters as well' }).click();
  await expect.poll(() => waiting.length).toBe(1);
  end();
  await expect.element(button()).toBeEnabled();
});

test('a file whose encoding is not recognised is read in the one that is chosen', async () => {
  server.on(call, () => failure('wrong_encoding', 'The encoding of the file is not recognised.'));
  await open('/projects/p/import');
  await expect.element(page.getByText('Drop a CSV or Excel file here')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'a.csv'));
  await expect.element(page.getByRole('alert').getByText(/encoding of the file was not recognised/)).toBeVisible();
  answering(() => ({}));
  await pick('Encoding', 'Thai (Windows-874)');
  expect(asked().at(-1)?.get('charset')).toBe('windows-874');
});
