import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { address, narrow, open, server, standInForEachTest, title, userMenu } from './support/app.tsx';
import { card } from './support/cards.ts';
import { liveChanges } from './support/live-changes.ts';
import { answerOpenedCard } from './support/opened-card.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const complementary = () => page.getByRole('complementary');

test('the rail stays mounted when the screen changes', async () => {
  await open('/');
  await expect.element(title()).toHaveTextContent('Workspaces');
  const element = complementary().element();
  await page
    .getByRole('main')
    .getByRole('link', { name: /(New|first) workspace/ })
    .first()
    .click();
  await expect.element(title()).toHaveTextContent('New workspace');
  expect(complementary().element()).toBe(element);
});

test('the rail stays in view on a scrolled page, the page begins beside it, and its menus may be wider than it', async () => {
  await page.viewport(1440, 700);
  const desk = workspace('w', 'Desk');
  const cards = Array.from({ length: 48 }, (_, at) => card({ title: `Card ${at}` }).data);
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/cards', () => wholePage(cards));
  await open('/projects/p/cards');
  await expect.element(page.getByRole('link', { name: 'Card 0', exact: true })).toBeVisible();
  scrollTo({ top: 1200, behavior: 'instant' });
  await userMenu().click();
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  const [rail, main, opened] = [complementary(), page.getByRole('main'), menu].map((part) =>
    part.element().getBoundingClientRect(),
  );
  if (!rail || !main || !opened) throw new Error('A part of the page is missing.');
  expect([rail.top, rail.left, rail.height, main.left]).toEqual([0, 0, 700, rail.width]);
  expect(opened.right).toBeGreaterThan(rail.right);
  const atItsEdge = document.elementFromPoint(opened.right - 10, opened.top + opened.height / 2);
  expect(menu.element().contains(atItsEdge)).toBe(true);
});

test('the title of another screen is announced, but not that of the first one, nor filters or a card over its list', async () => {
  answerOpenedCard()
    .on('GET /v1/projects/{id}/insights', () => wholePage([]))
    .on('GET /v1/projects/{id}/card-facets', () => ({
      data: { type: 'card-facets' as const, id: 'p', attributes: { tags: [], creators: [] } },
    }));
  const announced = (words: string) => page.getByRole('status').filter({ hasText: words }).elements().length;
  await open('/projects/p/insights');
  await expect.poll(() => document.title).toMatch(/^Insights · Scan/);
  expect(announced('Insights · Scan')).toBe(0);
  await complementary()
    .getByRole('link', { name: /^Cards/ })
    .click();
  await expect.poll(() => announced('Cards · Scan')).toBe(1);
  await page.getByRole('link', { name: 'Robots dance' }).click();
  await expect.poll(() => document.title).toMatch(/^Robots dance/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill('robots');
  await expect.poll(address).toContain('q=robots');
  await expect.poll(() => document.title).toMatch(/^Cards · Scan/);
  expect([announced('Cards · Scan'), announced('Robots dance')]).toEqual([1, 0]);
});

test('on a screen of a project, the counts of its workspace follow its changes, and after a minute those of other projects, but no focus', async () => {
  const changes = liveChanges();
  const desk = workspace('w', 'Desk');
  let counts = { project_count: 1, card_count: 5 };
  answerProject(desk, project('p', 'Scan', desk))
    .on('GET /v1/events', () => changes.response)
    .on('GET /v1/workspaces/{id}', () => ({ data: { ...desk, attributes: { ...desk.attributes, ...counts } } }))
    .on('GET /v1/projects/{id}/cards', () => wholePage([]));
  const counted = (name: string) => complementary().getByRole('link', { name });
  const eachMinute: (() => void)[] = [];
  const begin = setInterval;
  const clocks = vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms?: number) => {
    if (ms === 60_000) eachMinute.push(run);
    return begin(run, ms);
  }) as typeof setInterval);
  onTestFinished(() => clocks.mockRestore());
  await open('/projects/p/cards');
  // In a project the places of the workspace are folded.
  await page.getByRole('button', { name: 'Workspace' }).click();
  await expect.element(counted('Repository 5')).toBeVisible();
  await expect.poll(() => server.calls('GET /v1/events').length).toBe(1);
  counts = { project_count: 1, card_count: 6 };
  changes.send({ type: 'cards' });
  await expect.element(counted('Repository 6')).toBeVisible();
  counts = { project_count: 2, card_count: 8 };
  const later = Date.now() + 60_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
  const read = server.calls('GET /v1/workspaces/{id}').length;
  dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('focus'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(server.calls('GET /v1/workspaces/{id}').length).toBe(read);
  eachMinute.at(-1)?.();
  await expect.element(counted('Projects 2')).toBeVisible();
  await expect.element(counted('Repository 8')).toBeVisible();
  clock.mockRestore();
});

test('a page that is left closes its connection for changes, and one that is shown again opens another', async () => {
  const desk = workspace('w', 'Desk');
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/cards', () => wholePage([]));
  const connections = () => server.calls('GET /v1/events').map(({ signal }) => signal.aborted);
  await open('/projects/p/cards');
  await expect.poll(connections).toEqual([false]);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(connections()).toEqual([true]);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(connections).toEqual([true, false]);
});

test('the user menu shows who is signed in, and works with the keyboard only', async () => {
  await open('/');
  await expect.element(userMenu()).toBeVisible();
  userMenu().element().focus();
  await userEvent.keyboard('{Enter}');
  const menu = page.getByRole('menu');
  // A key pressed before the menu has the focus would not reach the menu.
  await expect.poll(() => menu.query()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(menu.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(userMenu()).toHaveFocus();
});

test('with reduced motion every text takes the colours of the other scheme at once', async () => {
  await open('/');
  await expect.element(page.getByRole('heading', { name: 'No workspaces yet' })).toBeVisible();
  const color = () => getComputedStyle(title().element()).color;
  const inLight = color();
  const scheme = document.documentElement.dataset;
  scheme.mantineColorScheme = 'dark';
  expect(color()).not.toBe(inLight);
  expect(document.getAnimations()).toEqual([]);
  scheme.mantineColorScheme = 'light';
});

test('? lists the shortcuts, but is a character while the user types', async () => {
  await open('/create');
  const input = page.getByLabelText('Title', { exact: true });
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('?');
  await expect.element(input).toHaveValue('?');
  expect(help.query()).toBeNull();
  await input.fill('');
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('?');
  await expect.element(help).toBeVisible();
  await expect.element(help.getByText('Command palette')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
});

test('Enter is listed among the shortcuts of the card list, and still presses what has the focus', async () => {
  const desk = workspace('w', 'Desk');
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/cards', () => wholePage([card().data]));
  await open('/projects/p/cards');
  await expect.element(page.getByRole('link', { name: 'Robots dance' })).toBeVisible();
  await userEvent.keyboard('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help.getByText('Open card')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  page.getByRole('link', { name: 'New card' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'New card' })).toBeVisible();
});

test('on a narrow screen Escape closes a menu in the drawer, and only the next one closes the drawer', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  // The drawer takes the focus shortly after it is shown.
  await expect.poll(() => drawer.query()?.contains(document.activeElement)).toBe(true);
  await expect.element(userMenu()).toBeVisible();
  userMenu().element().focus();
  await userEvent.keyboard('{Enter}');
  const menu = page.getByRole('menu');
  await expect.poll(() => menu.query()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(userMenu()).toHaveFocus();
  await expect.poll(() => menu.elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
  expect(drawer.elements()).toEqual([]);
});

test('on a short screen the menu of the user stays on the screen and scrolls', async () => {
  await page.viewport(640, 360);
  await open('/create');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await userMenu().click();
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  await expect.poll(() => menu.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(menu.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(360);
  expect(getComputedStyle(menu.element()).overflowY).toBe('auto');
});

test('a reloaded page of a sample has room for the notice before the project has been read', async () => {
  const desk = workspace('w', 'Desk', { sample: true });
  const scan = project('p', 'Scan', desk);
  const sample = { data: { ...scan, attributes: { ...scan.attributes, sample: true } } };
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}', () => sample)
    .on('GET /v1/projects/{id}/trends', () => wholePage([]));
  await open('/projects/p/trends');
  const notice = page.getByRole('complementary', { name: 'Sample' });
  await expect.element(notice).toBeVisible();
  const top = () => title().element().getBoundingClientRect().top;
  const before = top();
  const read = Promise.withResolvers<typeof sample>();
  server.on('GET /v1/projects/{id}', () => read.promise);
  await open('/projects/p/trends');
  await expect.element(title()).toHaveTextContent('Trends');
  expect(notice.elements()).toEqual([]);
  expect(top()).toBe(before);
  read.resolve(sample);
  await expect.element(notice).toBeVisible();
});
