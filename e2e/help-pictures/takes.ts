import type { Locator, Page } from '@playwright/test';
import type { Stage } from '../support/stage.ts';
import { words } from './words.ts';

type Clip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A picture: its name, and a function that prepares the page. It returns the part of the page that is captured. */
export interface Take {
  readonly name: string;
  /** The picture of the README, which is taken in English only. */
  readonly readme?: boolean;
  readonly arrange: (page: Page, stage: Stage) => Promise<Clip | undefined>;
}

const waiting = { timeout: 120_000 };

/** The part of the window that an element occupies, with a margin. */
async function around(element: Locator, margin = 0): Promise<Clip> {
  await element.waitFor(waiting);
  const box = await element.boundingBox();
  const window = element.page().viewportSize();
  if (!box || !window) throw new Error('What the picture is to show is not to be seen.');
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const width = Math.min(window.width, box.x + box.width + margin) - x;
  return { x, y, width, height: Math.min(window.height, box.y + box.height + margin) - y };
}

/** The screen without the rail. */
const screen = (page: Page) => around(page.locator('main'));
const dialog = (page: Page) => page.getByRole('dialog').first();

/** A picture of a screen of the project as it is after opening. */
const opened = (name: string, path: (stage: Stage) => string, ready: string): Take => ({
  name,
  arrange: async (page, stage) => {
    await page.goto(stage.project + path(stage));
    await page.locator(ready).first().waitFor(waiting);
    return screen(page);
  },
});

const toCards = async (page: Page, { project }: Stage) => {
  await page.goto(`${project}/cards`);
  await page.locator('li[data-index] img').first().waitFor(waiting);
};

/** The pictures of the help pages. The language of the screens differs, so elements are found by role and key. */
export const takes: readonly Take[] = [
  {
    name: 'published-radar',
    readme: true,
    arrange: async (page, stage) => {
      const published = await page.request.post(`/v1${stage.project}/radars/${stage.radar}/dumps`, {
        headers: { authorization: `Bearer ${stage.token}` },
        data: { data: { type: 'radar-dumps', attributes: { evidence: 'details' } } },
      });
      const { data } = (await published.json()) as { data: { attributes: { url: string } } };
      await page.goto(data.attributes.url);
      await page.locator('svg').first().waitFor(waiting);
      return undefined;
    },
  },
  {
    name: 'cards',
    arrange: async (page, stage) => {
      await toCards(page, stage);
      return undefined;
    },
  },
  {
    name: 'card',
    arrange: async (page, stage) => {
      await toCards(page, stage);
      await page.goto(`${stage.project}/cards/${stage.card}`);
      await dialog(page).getByText(stage.cardTitle).first().waitFor(waiting);
      return undefined;
    },
  },
  {
    name: 'card-editor',
    arrange: async (page, stage) => {
      await page.goto(`${stage.project}/cards/create`);
      // The title has the focus.
      await dialog(page).locator('input:focus, textarea:focus').fill(words[stage.language].cardTitle);
      await dialog(page).locator('fieldset[aria-label] button').first().waitFor(waiting);
      return around(dialog(page), 24);
    },
  },
  {
    name: 'import',
    arrange: async (page, stage) => {
      await page.goto(`${stage.project}/import`);
      const buffer = Buffer.from(`\uFEFF${words[stage.language].table(stage.cardTitle)}`);
      await page.locator('input[type=file]').setInputFiles({ name: 'signals.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('row').nth(3).waitFor(waiting);
      // The table of rows is below the list of columns.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return screen(page);
    },
  },
  opened('tags', () => '/tags', 'main li'),
  opened('insight', ({ insight }) => `/insights/${insight}`, 'main h1'),
  opened('trend-board', () => '/trends', 'main h1'),
  opened('trend-matrix', () => '/trends?view=matrix', 'main svg'),
  opened('trend', ({ trend }) => `/trends/${trend}`, 'main h1'),
  opened('radar', ({ radar }) => `/radars/${radar}`, 'main svg'),
  opened('radar-editor', ({ radar }) => `/radars/edit/${radar}`, 'main svg'),
  {
    name: 'drafted-radar',
    arrange: async (page, stage) => {
      const started = await page.request.post('/radar-workflow', {
        headers: { authorization: `Bearer ${stage.token}` },
        data: { prompt: words[stage.language].radar, horizonProjectSlug: stage.project.split('/').at(-1) },
      });
      if (!started.ok()) throw new Error(`POST /radar-workflow: ${started.status()}`);
      const { data } = (await started.json()) as { data: { id: string } };
      await page.goto(`${stage.project}/radars/liftoff/${data.id}`);
      // Only the review shows its keys.
      await page.locator('main kbd').first().waitFor(waiting);
      return screen(page);
    },
  },
  opened('map', () => '/map', 'main canvas'),
  opened('coverage', () => '/coverage', 'main h2'),
  opened('brief', () => '/brief', 'main h1'),
  opened('members', () => '/members', 'main h1'),
  {
    name: 'export',
    arrange: async (page, stage) => {
      await toCards(page, stage);
      await page.keyboard.press('s');
      return around(dialog(page), 24);
    },
  },
  {
    name: 'admin',
    arrange: async (page) => {
      await page.goto('/admin/users');
      await page.locator('main h1').waitFor(waiting);
      return screen(page);
    },
  },
  {
    name: 'palette',
    arrange: async (page, stage) => {
      await toCards(page, stage);
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('combobox').fill(words[stage.language].search);
      await dialog(page).getByRole('option').nth(3).waitFor(waiting);
      return around(dialog(page), 24);
    },
  },
];
