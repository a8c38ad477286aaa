import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { signInByApi } from '../support/client.ts';
import { expect, testWithOwnProduct } from '../support/own-product.ts';
import type { Product } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { type Stage, setTheStage } from '../support/stage.ts';

/*
 * What every screen looks like, on a phone, a laptop and a large screen, light and dark. The pictures have a quarter of
 * the size: a broken layout shows, and the edges of letters do not. To renew them after a wanted change:
 * `npm test -- e2e tests/screens --update-snapshots`, and look at what changed before it is committed.
 */

const test = testWithOwnProduct();
// A quarter of a pixel for each pixel of the page.
test.use({ deviceScaleFactor: 0.25 });

const widths = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
] as const;
const schemes = ['light', 'dark'] as const;

/** What depends on the day, or on the random end of a slug. */
const stylePath = join(import.meta.dirname, '../support/screens.css');

interface Shown extends Stage {
  /** Paths of the workspace, of a project without content, and of the published radar. */
  readonly workspace: string;
  readonly empty: string;
  readonly published: string;
}

/** The paths of screens by the names of their pictures. */
type Paths = (shown: Shown) => Readonly<Record<string, string>>;

const screens: Readonly<Record<string, Paths>> = {
  'the start': ({ workspace }) => ({
    home: '/',
    workspace,
    'workspace-new': '/create',
    'workspace-edit': `${workspace}/edit`,
    'workspace-members': `${workspace}/members`,
    'project-new': `${workspace}/create`,
    repository: `${workspace}/repo`,
    profile: '/profile',
    notifications: '/notifications',
    missing: '/no/such/way',
    'reach-out': '/reach-out',
    wiki: '/wiki',
    reference: '/docs/api',
  }),
  'what is collected': ({ project, card }) => ({
    overview: `${project}/overview`,
    cards: `${project}/cards`,
    'cards-list': `${project}/cards?view=list`,
    'cards-none': `${project}/cards?q=zzzzqq`,
    card: `${project}/cards/${card}`,
    'card-new': `${project}/cards/create`,
    'card-edit': `${project}/cards/edit/${card}`,
    import: `${project}/import`,
    links: `${project}/links`,
    tags: `${project}/tags`,
    coverage: `${project}/coverage`,
    trash: `${project}/trash`,
  }),
  'what it means': ({ project, insight, trend }) => ({
    map: `${project}/map`,
    insights: `${project}/insights`,
    insight: `${project}/insights/${insight}`,
    'insight-new': `${project}/insights/create`,
    trends: `${project}/trends`,
    'trends-matrix': `${project}/trends?view=matrix`,
    'trends-list': `${project}/trends?view=list`,
    trend: `${project}/trends/${trend}`,
    'trend-edit': `${project}/trends/edit/${trend}`,
    brief: `${project}/brief`,
  }),
  'what is shown': ({ project, radar, published }) => ({
    radars: `${project}/radars`,
    radar: `${project}/radars/${radar}`,
    'radar-edit': `${project}/radars/edit/${radar}`,
    'radar-new': `${project}/radars/create`,
    'radar-draft': `${project}/radars/liftoff`,
    'radar-published': published,
    downloads: `${project}/downloads`,
    members: `${project}/members`,
    'project-edit': `${project}/edit`,
  }),
  'what is empty': ({ empty }) => ({
    'empty-overview': `${empty}/overview`,
    'empty-cards': `${empty}/cards`,
    'empty-map': `${empty}/map`,
    'empty-insights': `${empty}/insights`,
    'empty-trends': `${empty}/trends`,
    'empty-radars': `${empty}/radars`,
    'empty-coverage': `${empty}/coverage`,
    'empty-brief': `${empty}/brief`,
  }),
  administration: () =>
    Object.fromEntries(
      ['users', 'workspaces', 'team', 'messages', 'maintenance', 'appearance', 'texts', 'ai', 'mail'].map((part) => [
        `admin-${part}`,
        `/admin/${part}`,
      ]),
    ),
};

test('every screen looks as it did', async ({ browser, own }) => {
  test.setTimeout(1_200_000);
  const shown = await setTheStageOf(own);
  const page = await openedBy(browser, own, shown.token);
  const quiet = whenQuiet(page);
  for (const [group, paths] of Object.entries(screens)) {
    await test.step(group, async () => {
      for (const [name, path] of Object.entries(paths(shown))) await expectTheSame(page, name, path, quiet);
    });
  }
});

test('sign-in looks as it did', async ({ page }) => {
  await expectTheSame(page, 'sign-in', '/login', whenQuiet(page));
});

async function openedBy(browser: Browser, { url }: Product, token: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    storageState: signedInState(url, token),
    deviceScaleFactor: 0.25,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  return context.newPage();
}

async function setTheStageOf(product: Product): Promise<Shown> {
  const made = await setTheStage(product, 'en');
  const api = await signInByApi(product);
  const { data } = (await api.call('GET', '/v1/workspaces')) as { data: [{ id: string }] };
  const [{ id: workspace }] = data;
  const empty = `/projects/${await api.project(workspace, 'Nothing here yet')}`;
  const attributes = { evidence: 'details' };
  const dump = (await api.call('POST', `/v1${made.project}/radars/${made.radar}/dumps`, {
    data: { type: 'radar-dumps', attributes },
  })) as { data: { attributes: { url: string } } };
  return { ...made, workspace: `/w/${workspace}`, empty, published: dump.data.attributes.url };
}

/** Waits until the page asked for nothing for a while, but for changes, which it follows all the time. */
function whenQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    if (!request.url().includes('/v1/events')) open.add(request);
  });
  const ended = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    last = Date.now();
    await expect.poll(() => open.size === 0 && Date.now() - last > 300, { intervals: [100] }).toBe(true);
  };
}

/** Compares a screen at each width, light and dark, with the picture of it that is kept. */
async function expectTheSame(page: Page, name: string, path: string, quiet: () => Promise<void>): Promise<void> {
  await page.setViewportSize(widths[1]);
  await page.goto(path);
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    await quiet();
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, width } = image.getBoundingClientRect();
        return image.complete || width === 0 || top > innerHeight;
      }),
    );
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      await expect.soft(page).toHaveScreenshot([name, `${viewport.width}-${colorScheme}.png`], {
        scale: 'device',
        stylePath,
        maxDiffPixelRatio: 0.004,
      });
    }
  }
}
