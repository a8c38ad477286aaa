import type { ApiByRoute, BodyGiven } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { address, narrow, open, pixelsOverTheEdge, server, standInForEachTest } from '#test/components/support/app.tsx';
import { draftedBlips, reviewed } from '#test/components/support/generations.ts';
import { radar } from '#test/components/support/radars.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const read = 'GET /v1/generations/{id}';
const review = 'PATCH /v1/generations/{id}';
const make = 'POST /v1/generations/{id}/radar';
const instance = '/projects/p/radars/liftoff/g';

type Given = BodyGiven<ApiByRoute[typeof review]>['data']['attributes']['blips'];
let stored = [...draftedBlips];

/** Stores decisions like the API. */
function store(body: unknown) {
  const { blips } = (body as { data: { attributes: { blips: Given } } }).data.attributes;
  stored = stored.map((blip) => {
    const { card_slugs, ...change } = blips.find(({ id }) => id === blip.id) ?? {};
    const cards = card_slugs ? blip.cards.filter(({ slug }) => card_slugs.includes(slug)) : blip.cards;
    return { ...blip, ...change, cards } as typeof blip;
  });
  return reviewed(stored);
}

beforeEach(() => {
  stored = [...draftedBlips];
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/radars', () => wholePage([]))
    .on('GET /v1/projects/{id}/trends', () => wholePage([]))
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radar([]))
    .on('GET /v1/projects/{id}/generations', () => ({ data: [] }))
    .on(read, () => reviewed(stored))
    .on(review, ({ body }) => store(body));
});

const row = (label: string) => page.getByRole('button', { name: new RegExp(`^${label} `) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words, { exact: typeof words === 'string' });
const decisions = () => stored.map(({ decision }) => decision);

test('blips are accepted and dropped with keys, and the last decision is undone', async () => {
  await open(instance);
  await expect.element(row('Blip a')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(row('Blip a')).toHaveFocus();
  await expect.poll(address).toBe(`${instance}?blip=a`);
  await expect.element(text('Why a')).toBeVisible();
  await userEvent.keyboard('a');
  // The next open blip is chosen.
  await expect.element(row('Blip b')).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(row('Blip c')).toHaveFocus();
  await expect.poll(decisions).toEqual(['accepted', 'dropped', 'open']);
  await userEvent.keyboard('u');
  await expect.element(row('Blip b')).toHaveFocus();
  await expect.poll(decisions).toEqual(['accepted', 'open', 'open']);
  await userEvent.keyboard('k');
  await expect.element(row('Blip a')).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(decisions).toEqual(['open', 'open', 'open']);
});

test('the chosen blip is in the address, and decisions are still there after a reload', async () => {
  await open(`${instance}?blip=c`);
  await expect.element(text('No evidence in this project: none of its cards says this.')).toBeVisible();
  await button('Drop “Blip c”').click();
  await expect.poll(decisions).toEqual(['open', 'open', 'dropped']);
  await open(instance);
  await expect.element(text('1 dropped')).toBeVisible();
  await button('Take back the decision about “Blip c”').click();
  await expect.poll(decisions).toEqual(['open', 'open', 'open']);
});

test('all blips with evidence are accepted together, and the radar is made from them', async () => {
  server.on(make, () => radar([]));
  await open(instance);
  await expect.element(button('Create the radar')).toBeDisabled();
  await button('Accept all 2 with evidence').click();
  await expect.element(text('1 open blip is left out.')).toBeVisible();
  await button('Create the radar').click();
  await expect.poll(address).toBe('/projects/p/radars/edit/r');
  // All decisions are stored before.
  expect(decisions()).toEqual(['accepted', 'accepted', 'open']);
});

test('a blip is changed in the list: its texts, its place and its evidence', async () => {
  await open(`${instance}?blip=a`);
  await expect.element(row('Blip a')).toBeVisible();
  await userEvent.keyboard('e');
  const label = page.getByRole('textbox', { name: 'Label' });
  await expect.element(label).toHaveFocus();
  await label.fill('Warmth');
  await page.getByRole('combobox', { name: 'Ring' }).click();
  await page.getByRole('option', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Health' }).click();
  await button('Take away “Card a-1”').click();
  await button('Save and accept').click();
  const calls = () =>
    server.calls(review).map(({ body }) => (body as { data: { attributes: object } }).data.attributes);
  await expect.poll(calls).toEqual([
    {
      blips: [
        { id: 'a', label: 'Warmth', ring: 'Next', impacts: ['Health'], card_slugs: ['a-2'], decision: 'accepted' },
      ],
    },
  ]);
  await expect.element(row('Warmth')).toBeVisible();
  await userEvent.keyboard('u');
  await expect.poll(() => stored[0]?.label).toBe('Blip a');
});

test('Escape leaves the form without a change', async () => {
  await open(`${instance}?blip=a`);
  await expect.element(row('Blip a')).toBeVisible();
  await userEvent.keyboard('e');
  await page.getByRole('textbox', { name: 'Label' }).fill('Warmth');
  await userEvent.keyboard('{Escape}');
  await expect.element(text('Why a')).toBeVisible();
  expect(server.calls(review)).toEqual([]);
});

test('a decision that cannot be saved is shown, kept on the device and saved later', async () => {
  server.breaks(review);
  await open(`${instance}?blip=a`);
  await expect.element(row('Blip a')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(text(/^Not saved/)).toBeVisible();
  await expect.element(text('1 accepted')).toBeVisible();
  server.on(review, ({ body }) => store(body));
  await button('Try again').click();
  await expect.element(text('Saved')).toBeVisible();
  expect(decisions()).toEqual(['accepted', 'open', 'open']);
});

test('decisions that wait in another tab stay on the device when this tab saves its own', async () => {
  await open(`${instance}?blip=a`);
  await expect.element(row('Blip a')).toBeVisible();
  const key = 'foreglow.draft-review.ada.g';
  const theirs = JSON.stringify([{ id: 'b', decision: 'accepted' }]);
  localStorage.setItem(key, theirs);
  await userEvent.keyboard('a');
  await expect.poll(decisions).toEqual(['accepted', 'open', 'open']);
  await expect.element(text('Saved')).toBeVisible();
  expect(localStorage.getItem(key)).toBe(theirs);
});

test('a refused decision does not block the others', async () => {
  server.on(review, ({ body }) => {
    const { blips } = (body as { data: { attributes: { blips: Given } } }).data.attributes;
    return blips.some(({ id }) => id === 'a') ? failure('invalid_attribute', 'This blip is gone.') : store(body);
  });
  await open(instance);
  await button('Accept all 2 with evidence').click();
  await expect.poll(decisions).toEqual(['open', 'accepted', 'open']);
  await expect.element(text('This blip is gone.')).toBeVisible();
  await expect.element(text('1 accepted')).toBeVisible();
});

test('a draft from which a radar was made links to it, and decisions are no longer possible', async () => {
  server.on(read, () => reviewed(stored, { radar_slug: 'r' }));
  await open(`${instance}?blip=a`);
  await expect.element(page.getByRole('link', { name: 'Open the radar' })).toBeVisible();
  await userEvent.keyboard('x');
  expect(button('Accept “Blip a”').elements()).toEqual([]);
  expect(server.calls(review)).toEqual([]);
});

test('the review states what drafted it', async () => {
  await open(instance);
  await expect.element(text('Drafted by rules. No AI was involved.')).toBeVisible();
});

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open(`${instance}?blip=a`);
  await expect.element(text('Why a')).toBeInTheDocument();
  expect(pixelsOverTheEdge()).toBe(0);
});

test('on a phone an action of the header that is in progress shows that', async () => {
  server.on(make, () => new Promise(() => {}));
  await page.viewport(narrow.width, narrow.height);
  await open(instance);
  await button('Accept all 2 with evidence').click();
  await button('Create the radar').click();
  await expect.poll(() => server.calls(make).length).toBe(1);
  const sign = button('Create the radar').element().querySelector('svg');
  expect(sign && getComputedStyle(sign).display).toBe('block');
});
