import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { address, open, server, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { insight } from './support/conclusions.ts';
import { briefWith } from './support/generations.ts';
import { answerOpenedCard } from './support/opened-card.ts';
import { me, project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/cards', () => wholePage([]))
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/duplicates', () => wholePage([]))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('POST /v1/projects/{id}/tag-suggestions', () => ({ data: [] }));
});

test('unsaved text waits for the user who typed it, and is not shown to another user of the browser', async () => {
  const cardTitle = page.getByLabelText('Title', { exact: true });
  const openAs = async (id: string) => {
    server.on('GET /v1/me', () => ({ data: { ...me().data, id } }));
    await open('/projects/p/cards/create');
    await expect.element(cardTitle).toBeVisible();
  };
  await openAs('ada');
  await cardTitle.fill('Only for Ada');
  await openAs('ben');
  await expect.element(cardTitle).toHaveValue('');
  await openAs('ada');
  await expect.element(cardTitle).toHaveValue('Only for Ada');
});

test('text that another tab has stored for a new card as well is not overwritten', async () => {
  const cardTitle = page.getByLabelText('Title', { exact: true });
  const drafts = () => Object.entries(localStorage).filter(([key]) => key.includes('card-text'));
  const titles = () => drafts().map(([, text]) => JSON.parse(text).values.title);
  // After it has been stored, the card is opened.
  answerOpenedCard().on('POST /v1/cards', () => card());
  await open('/projects/p/cards/create');
  await cardTitle.fill('Of this tab');
  await expect.poll(titles).toEqual(['Of this tab']);
  for (const [key, text] of drafts()) localStorage.setItem(key, text.replace('Of this tab', 'Of another tab'));
  await cardTitle.fill('Of this tab, typed on');
  await expect.poll(() => titles().toSorted()).toEqual(['Of another tab', 'Of this tab, typed on']);
  await page.getByRole('button', { name: 'Publish card' }).click();
  await expect.poll(titles).toEqual(['Of another tab']);
  await open('/projects/p/cards/create');
  await expect.element(cardTitle).toHaveValue('Of another tab');
});

const storedInsight = insight({ title: 'Robots work' });
const creating = 'POST /v1/projects/{id}/insights';
const insightTitle = page.getByLabelText('Title', { exact: true });
const link = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name });

/** Leaves the editor of a new insight while it is being stored. Returns what ends that. */
async function leaveWhileStoring(typedSince?: string): Promise<() => void> {
  let end = () => {};
  server.on(creating, () => {
    return new Promise((done) => {
      end = () => done(storedInsight);
    });
  });
  await open('/projects/p/insights/create');
  await insightTitle.fill('Robots work');
  await page.getByRole('button', { name: 'Create insight' }).click();
  await expect.poll(() => server.calls(creating).length).toBe(1);
  if (typedSince) await insightTitle.fill(typedSince);
  await link(/^Cards/).click();
  await page.getByRole('button', { name: 'Keep for later' }).click();
  await expect.element(page.getByText('No cards yet')).toBeVisible();
  return () => end();
}

test('when a new insight has been stored, a user who has left its editor stays where they are', async () => {
  const end = await leaveWhileStoring();
  end();
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('insight-text'))).toEqual([]);
  expect(address()).toBe('/projects/p/cards');
});

test('text typed while a new insight was being stored does not become a second insight, even if its editor was left', async () => {
  server
    .on('GET /v1/projects/{id}/insights', () => wholePage([]))
    .on('PATCH /v1/projects/{id}/insights/{conclusionId}', () => storedInsight)
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => storedInsight)
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }));
  const end = await leaveWhileStoring('Robots work at night');
  end();
  await link(/^Insights/).click();
  await page.getByRole('main').getByRole('link', { name: 'New insight' }).click();
  await expect.element(insightTitle).toHaveValue('Robots work at night');
  await page.getByRole('button', { name: 'Create insight' }).click();
  await expect.poll(() => server.calls('PATCH /v1/projects/{id}/insights/{conclusionId}').length).toBe(1);
  expect(server.calls(creating).length).toBe(1);
});

test('the next tag, typed while the last one is being added, stays in the field', async () => {
  let end = () => {};
  server
    .on('GET /v1/projects/{id}/tag-suggestions', () => ({ data: [] }))
    .on('POST /v1/projects/{id}/tags', () => {
      return new Promise((done) => {
        const attributes = {
          slug: 'heat',
          name: 'Heat',
          color: 'blue',
          sticky: false,
          taxonomy: 'cards',
          count: 0,
        } as const;
        end = () => done({ data: { type: 'tags', id: 'heat', attributes } });
      });
    });
  await open('/projects/p/tags');
  const field = page.getByRole('textbox', { name: 'New tag' });
  await field.fill('Heat');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.calls('POST /v1/projects/{id}/tags').length).toBe(1);
  await field.fill('Water');
  end();
  await expect.element(page.getByText('“Heat” was added')).toBeVisible();
  await expect.element(field).toHaveValue('Water');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.calls('POST /v1/projects/{id}/tags').length).toBe(2);
  end();
  await expect.element(field).toHaveValue('');
});

test('a domain of the brief that is still being typed is kept when the page is closed', async () => {
  server
    .on('GET /v1/projects/{id}/brief', () => briefWith(['Energy']))
    .on('GET /v1/projects/{id}/brief/versions', () => wholePage([]));
  await open('/projects/p/brief');
  await page.getByRole('button', { name: 'Edit the domains' }).click();
  await page.getByRole('textbox', { name: 'Add a domain' }).fill('Food');
  dispatchEvent(new Event('pagehide'));
  await open('/projects/p/brief');
  await expect.element(page.getByRole('button', { name: /^Food/ })).toBeVisible();
});
