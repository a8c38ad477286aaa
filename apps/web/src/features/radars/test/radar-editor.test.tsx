import { limits, type RadarAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blip } from '#features/radars/rules/radar.test-data.ts';
import { answerProject } from '#test/components/support/answered-project.ts';
import { address, open, server, standInForEachTest, title } from '#test/components/support/app.tsx';
import { trend } from '#test/components/support/conclusions.ts';
import { radar } from '#test/components/support/radars.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const change = 'PATCH /v1/projects/{id}/radars/{radarId}';
const editor = '/projects/p/radars/edit/r';

/** The radar as stored by the stand-in. */
let stored: ReturnType<typeof radar>;

interface Body {
  readonly data: { readonly attributes: Record<string, unknown> };
}

/** Stores the parts of a request that these tests need. */
function store({ body }: { readonly body: unknown }) {
  const {
    changed_blips = [],
    removed_blips = [],
    domains,
    based_on: _,
    ...texts
  } = (body as Body).data.attributes as {
    changed_blips?: { id: string }[];
    removed_blips?: string[];
    domains?: { name: string; was: string }[];
    based_on?: string;
  };
  const { blips, ...rest } = stored.data.attributes as RadarAttributes;
  const left = blips.filter(({ id }) => !removed_blips.includes(id));
  const changed = left.map((one) => ({ ...one, ...changed_blips.find(({ id }) => id === one.id) }));
  const created = changed_blips.filter(({ id }) => !blips.some((one) => one.id === id));
  const next = [...changed, ...created.map((one) => blip(one.id, one))].sort((a, b) => a.sequence - b.sequence);
  stored = radar(next, {
    ...rest,
    ...texts,
    ...(domains && { domains: domains.map(({ name }) => name) }),
    blip_count: next.length,
    updated_at: new Date(Date.parse(rest.updated_at) + 1000).toISOString(),
  });
  return stored;
}

beforeEach(() => {
  stored = radar([
    blip('heat', { label: 'Heat as a utility', sequence: 1 }),
    blip('roofs', { label: 'Roofs feed the street', domain: 'Food', ring: 'Next', sequence: 2 }),
    blip('sodium', { label: 'Sodium on the balcony', ring: 'Later', sequence: 3 }),
  ]);
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/radars', () => wholePage([]))
    .on('GET /v1/projects/{id}/trends', () => wholePage([]))
    .on('GET /v1/projects/{id}/radars/{radarId}', () => stored)
    .on(change, store);
});

const sent = () => server.calls(change).map(({ body }) => (body as Body).data.attributes);
const mark = (name: RegExp) => page.getByRole('button', { name });
const saved = () => page.getByText('Saved', { exact: true });
const field = (name: string) => page.getByRole('textbox', { name });

async function focus(name: RegExp): Promise<void> {
  await expect.element(mark(name)).toBeInTheDocument();
  (mark(name).element() as HTMLElement).focus();
}

test('keys move a blip and set its impact, and only those values are sent', async () => {
  await open(editor);
  await focus(/^1 Heat as a utility,/);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(mark(/^1 Heat as a utility, Energy, Now/)).toBeInTheDocument();
  await expect.poll(sent).toEqual([{ changed_blips: [{ id: 'heat', ring: 'Now', position: 0.7 }] }]);
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}5');
  // A slow machine may send the two edits separately.
  const later = () =>
    sent()
      .slice(1)
      .flatMap(({ changed_blips = [] }) => changed_blips);
  await expect
    .poll(() => Object.assign({}, ...later()))
    .toEqual({ id: 'heat', domain: 'Energy', angle: 0.7, impact: 5 });
  await expect.element(saved()).toBeVisible();
});

test('the impact, a move within a ring, and what was undone and redone are announced', async () => {
  await open(editor);
  await focus(/^1 Heat as a utility,/);
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  await userEvent.keyboard('5');
  await expect.element(said('Heat as a utility, Energy, Now, Impact 5')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(said('Heat as a utility, Energy, Now, further out, 70%')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(said('Heat as a utility, Energy, Now, nearer, 50%')).toBeInTheDocument();
  for (const _ of [1, 2, 3]) await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(said('Undone: Heat as a utility, Energy, Now, Impact 3')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(said('Redone: Heat as a utility, Energy, Now, Impact 5')).toBeInTheDocument();
});

test('keys undo and redo edits, but not while the user types', async () => {
  await open(editor);
  await focus(/^1 Heat as a utility,/);
  await userEvent.keyboard('5');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(mark(/^1 Heat as a utility, Energy, Now, impact 3/)).toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(mark(/^1 Heat as a utility, Energy, Now, impact 5/)).toBeInTheDocument();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await field('Title').click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(mark(/impact 5/)).toBeInTheDocument();
});

test('the buttons to undo and redo keep the focus when no step is left, and then do nothing', async () => {
  await open(editor);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  await focus(/^1 Heat as a utility,/);
  await userEvent.keyboard('5');
  await expect.element(undo).toHaveAttribute('aria-disabled', 'false');
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(mark(/^1 Heat as a utility, Energy, Now, impact 3/)).toBeInTheDocument();
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(mark(/^1 Heat as a utility, Energy, Now, impact 5/)).toBeInTheDocument();
  await expect.element(redo).toHaveAttribute('aria-disabled', 'true');
  await expect.element(redo).toHaveFocus();
});

test('a removed blip is restored from the toast, at its place', async () => {
  await open(editor);
  await focus(/^1 Heat as a utility,/);
  await userEvent.keyboard('{Delete}');
  await expect.element(mark(/^1 Sodium on the balcony,/)).toBeInTheDocument();
  await expect.poll(sent).toEqual([{ removed_blips: ['heat'] }]);
  await page.getByRole('listitem').filter({ hasText: 'is removed' }).getByRole('button', { name: 'Undo' }).click();
  await expect.element(mark(/^1 Heat as a utility,/)).toBeInTheDocument();
  await expect
    .poll(() => sent()[1])
    .toMatchObject({ changed_blips: [{ id: 'heat', label: 'Heat as a utility', sequence: 1 }] });
});

test('with a deleted blip the focus goes to the nearest one, where the arrow keys and undo go on', async () => {
  stored = radar([
    blip('heat', { label: 'Heat as a utility', sequence: 1 }),
    blip('soil', { label: 'Soil that drinks', domain: 'Food', ring: 'Next', sequence: 2 }),
    blip('roofs', { label: 'Roofs feed the street', domain: 'Food', ring: 'Later', sequence: 3 }),
  ]);
  await open(editor);
  await title().click();
  await focus(/^3 Roofs feed the street,/);
  await userEvent.keyboard('{Delete}');
  await expect.element(mark(/^2 Soil that drinks,/)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(mark(/^1 Heat as a utility,/)).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(mark(/^1 Soil that drinks,/)).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  const picture = page.getByRole('group', { name: 'Picture of the radar: What moves cities' });
  await expect.element(picture).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(mark(/^1 Soil that drinks,/)).toBeInTheDocument();
  await userEvent.tab();
  await expect.element(mark(/^1 Soil that drinks,/)).toHaveFocus();
});

test('a blip whose form is closed gives the focus to its row, a removed one to the next row', async () => {
  const row = (name: RegExp) => page.getByRole('tabpanel').getByRole('button', { name });
  await open(`${editor}?blip=heat`);
  await page.getByRole('button', { name: 'All blips' }).click();
  await expect.element(row(/^1 Heat as a utility/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Remove blip' }).click();
  await expect.element(row(/^1 Sodium on the balcony/)).toHaveFocus();
});

test('text is saved while the user types, as one step', async () => {
  await open(`${editor}?blip=heat`);
  await field('Label').fill('Heat, sold');
  await expect.poll(sent).toEqual([{ changed_blips: [{ id: 'heat', label: 'Heat, sold' }] }]);
  await field('Label').fill('Heat, sold by the street');
  await expect.poll(() => sent().length).toBe(2);
  await expect.element(saved()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(field('Label')).toHaveValue('Heat as a utility');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('an empty label is reported as missing, and never sent', async () => {
  await open(`${editor}?blip=heat`);
  await field('Label').fill('');
  await expect.element(page.getByText('This cannot be empty.')).toBeVisible();
  await userEvent.tab();
  await expect.element(field('Label')).toHaveValue('Heat as a utility');
  expect(sent()).toEqual([]);
});

test('an edit that could not be saved is kept on the device and saved when the editor is opened again', async () => {
  server.breaks(change);
  await open(editor);
  await focus(/^1 Heat as a utility,/);
  await userEvent.keyboard('5');
  await expect.element(page.getByText(/Not saved/)).toBeVisible();
  server.on(change, store);
  const before = sent().length;
  await open(editor);
  await expect.element(mark(/^1 Heat.*, impact 5/)).toBeInTheDocument();
  await expect.poll(() => sent().slice(before)).toEqual([{ changed_blips: [{ id: 'heat', impact: 5 }] }]);
  await expect.element(saved()).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('radar-edits'))).toEqual([]);
});

test('edits of one user on the device are not saved by another user', async () => {
  localStorage.setItem('foreglow.radar-edits.somebody-else.p.r', JSON.stringify([{ title: 'Theirs' }]));
  await open(editor);
  await expect.element(saved()).toBeVisible();
  expect(sent()).toEqual([]);
});

test('edits that wait in another tab stay on the device when this tab saves its own', async () => {
  await open(editor);
  await focus(/^1 Heat as a utility,/);
  const key = 'foreglow.radar-edits.ada.p.r';
  const theirs = JSON.stringify([{ title: 'Typed in the other tab' }]);
  localStorage.setItem(key, theirs);
  await userEvent.keyboard('5');
  await expect.poll(sent).toEqual([{ changed_blips: [{ id: 'heat', impact: 5 }] }]);
  await expect.element(saved()).toBeVisible();
  expect(localStorage.getItem(key)).toBe(theirs);
  expect(Object.keys(localStorage).filter((name) => name.includes('radar-edits'))).toEqual([key]);
});

test('an edit is saved even if the editor is left immediately', async () => {
  await open(editor);
  await focus(/^1 Heat as a utility,/);
  await userEvent.keyboard('4');
  await page.getByRole('link', { name: 'Read the radar' }).click();
  await expect.poll(sent).toEqual([{ changed_blips: [{ id: 'heat', impact: 4 }] }]);
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('who leaves the editor is told what is not saved, until it is', async () => {
  server.breaks(change);
  await open(editor);
  await focus(/^1 Heat as a utility,/);
  await userEvent.keyboard('5');
  await expect.element(page.getByText(/Not saved/)).toBeVisible();
  await page.getByRole('link', { name: 'Read the radar' }).click();
  const told = page.getByText(/^Your last changes to .* are not saved yet\./);
  await expect.element(told).toBeVisible();
  // The toast would stay while the pointer is over it.
  await told.hover();
  server.on(change, store);
  await expect.poll(() => told.elements()).toEqual([]);
  expect(sent().at(-1)).toEqual({ changed_blips: [{ id: 'heat', impact: 5 }] });
});

test('a refused edit is reverted with a message, and others are saved', async () => {
  server.on(change, (call) =>
    JSON.stringify(call.body).includes('"impact":5')
      ? failure('invalid_attribute', 'Too large', '/data/attributes/changed_blips/0/impact')
      : store(call),
  );
  await open(editor);
  await focus(/^1 Heat as a utility,/);
  await userEvent.keyboard('5');
  await focus(/^2 Sodium on the balcony,/);
  await userEvent.keyboard('1');
  await expect.element(page.getByText('This could not be saved')).toBeVisible();
  await expect.element(mark(/^1 Heat.*, impact 3/)).toBeInTheDocument();
  await expect.element(mark(/^2 Sodium.*, impact 1/)).toBeInTheDocument();
  await expect.element(saved()).toBeVisible();
});

test('the form of a blip removed by somebody else closes with a message', async () => {
  await open(`${editor}?blip=roofs`);
  await expect.element(field('Label')).toHaveValue('Roofs feed the street');
  stored = radar(stored.data.attributes.blips.filter(({ id }) => id !== 'roofs'));
  await focus(/^1 Heat as a utility,/);
  await userEvent.keyboard('4');
  await expect.element(page.getByText('Somebody else removed “Roofs feed the street”')).toBeVisible();
  await expect.poll(address).toBe(editor);
  await expect.element(page.getByRole('tab', { name: 'Blips' })).toBeVisible();
});

test('a radar that was deleted meanwhile is shown as missing, and nobody is blamed for the lost blip', async () => {
  await open(editor);
  await expect.element(saved()).toBeVisible();
  server
    .on(change, () => failure('not_found'))
    .on('GET /v1/projects/{id}/radars/{radarId}', () => failure('not_found'));
  await page.getByRole('button', { name: 'Add blip' }).click();
  await expect.element(title()).toHaveTextContent('This radar was not found');
  await expect.element(page.getByText('This could not be saved')).toBeVisible();
  expect(page.getByText(/Somebody else removed/).elements()).toEqual([]);
});

test('the tabs are in the address and react to the arrow keys', async () => {
  await open(editor);
  await page.getByRole('tab', { name: 'Blips' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(address).toBe(`${editor}?tab=settings`);
  await expect.element(page.getByRole('tab', { name: 'Settings' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'Settings' })).toBeVisible();
});

test('a sector is moved by its grip, and sectors added by others are kept', async () => {
  let refused = false;
  server.on(change, (call) => {
    if (refused) return store(call);
    refused = true;
    stored = radar(stored.data.attributes.blips, {
      domains: ['Energy', 'Food', 'Water'],
      updated_at: '2026-02-02T12:00:00.000Z',
    });
    return failure('edited_meanwhile');
  });
  await open(`${editor}?tab=settings`);
  await focus(/^Move “Food”, 2 of 2/);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('“Food” is now number 1 of 2')).toBeInTheDocument();
  await expect.poll(() => stored.data.attributes.domains).toEqual(['Food', 'Energy', 'Water']);
  expect(sent()).toMatchObject([{ based_on: '2026-01-09T12:00:00.000Z' }, { based_on: '2026-02-02T12:00:00.000Z' }]);
  await expect.element(saved()).toBeVisible();
});

test('trends for which the radar has no room stay selected in their dialog', async () => {
  stored = radar(
    Array.from({ length: limits.radarBlips - 1 }, (_, at) => blip(`b${at}`, { label: `Blip ${at}`, sequence: at + 1 })),
  );
  const trends = ['Robots', 'Roofs', 'Repair'].map((title) => ({ ...trend({ slug: title, title }).data, id: title }));
  server.on('GET /v1/projects/{id}/trends', () => wholePage(trends));
  await open(editor);
  await page.getByRole('button', { name: 'Add from …' }).click();
  await page.getByRole('menuitem', { name: 'From trends' }).click();
  await page.getByRole('checkbox', { name: /Robots/ }).click();
  await page.getByRole('button', { name: 'Add 2 trends' }).click();
  await expect.element(page.getByText('A radar has room for 1,000 blips.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Roofs/ }).click();
  await page.getByRole('button', { name: 'Add 1 trend' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Label' })).toHaveValue('Repair');
  await expect.poll(() => sent().length).toBe(1);
});

test('a sector is dragged to another place', async () => {
  stored = radar([], { domains: ['Energy', 'Food', 'Water'] });
  await open(`${editor}?tab=settings`);
  const grip = (name: string) => page.getByRole('button', { name: new RegExp(`^Move “${name}”, \\d`) });
  await expect.element(grip('Energy')).toBeVisible();
  await userEvent.dragAndDrop(grip('Energy'), grip('Water'), { targetPosition: { x: 10, y: 34 } });
  await expect.poll(() => stored.data.attributes.domains).toEqual(['Food', 'Water', 'Energy']);
});

test('a sector with blips is removed after the user has chosen where they go', async () => {
  stored = radar(stored.data.attributes.blips, { domains: ['Energy', 'Food', 'Water'] });
  await open(`${editor}?tab=settings`);
  await page.getByRole('button', { name: 'Remove “Energy”' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('2 blips are in it.')).toBeVisible();
  expect(sent()).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove “Energy”' }).click();
  await expect.poll(sent).toMatchObject([
    {
      domains: [
        { name: 'Food', was: 'Food' },
        { name: 'Water', was: 'Water' },
      ],
      changed_blips: [
        { id: 'heat', domain: 'Food' },
        { id: 'sodium', domain: 'Food' },
      ],
    },
  ]);
});

test('a duplicate name is refused at its field', async () => {
  await open(`${editor}?tab=settings`);
  const name = page.getByRole('textbox', { name: 'Name of “Food”' });
  await name.fill('energy');
  await expect.element(page.getByText('“energy” is already there.')).toBeVisible();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await userEvent.tab();
  await expect.element(name).toHaveValue('Food');
  expect(sent()).toEqual([]);
});

test('a duplicate opens with its label selected, and has the values of the blip', async () => {
  await open(`${editor}?blip=roofs`);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect
    .poll(sent)
    .toMatchObject([{ changed_blips: [{ label: 'Roofs feed the street', domain: 'Food', ring: 'Next', impact: 3 }] }]);
  await expect.poll(address).not.toBe(`${editor}?blip=roofs`);
  const label = () => field('Label').element() as HTMLInputElement;
  await expect.poll(() => label().selectionEnd).toBe('Roofs feed the street'.length);
  expect([document.activeElement, label().selectionStart]).toEqual([label(), 0]);
});

test('a renamed sector keeps the focus, and the next click does what it should', async () => {
  await open(editor);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await field('Name of “Energy”').fill('Power');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Name of “Power”')).toHaveFocus();
  await field('Name of “Power”').fill('Heat');
  await page.getByRole('button', { name: 'Move “Power” down' }).click();
  await expect.poll(() => stored.data.attributes.domains).toEqual(['Food', 'Heat']);
});

test('on a phone the actions above the radar are on one line, and less frequent ones are in the menu', async () => {
  await page.viewport(360, 740);
  await open(editor);
  const add = page.getByRole('button', { name: 'Add blip', exact: true });
  await expect.element(add).toBeVisible();
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
  for (const name of ['Undo', 'Redo']) {
    expect(top(page.getByRole('button', { name }).element())).toBe(top(add.element()));
  }
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Import the next version' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Import the next version' })).toBeVisible();
});
