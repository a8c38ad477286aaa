import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { narrow, open, pixelsOverTheEdge, server, standInForEachTest, title } from './support/app.tsx';
import { card } from './support/cards.ts';
import { insight } from './support/conclusions.ts';
import { me, member, project, siteConfig, wholePage, workspace } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Donaudampfschifffahrtsgesellschaft', {
  projects: [{ slug: 'p', title: 'Rindfleischetikettierungsüberwachung', card_count: 0 }],
  project_count: 1,
});
const scan = project('p', 'Rindfleischetikettierungsüberwachung', desk);

test.each([
  '/',
  '/create',
  '/w/w',
  '/w/w/edit',
  '/w/w/create',
  '/projects/p/edit',
  '/no/such/way',
  '/setup#token=x',
  '/maintenance',
])('German words stay inside a narrow page at %s', async (path) => {
  server
    .on('GET /v1/me', () => me({ locale: 'de' }))
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects', () => wholePage([scan]))
    .on('POST /v1/setup/check', () => failure('setup_token_invalid'));
  localStorage.setItem('foreglow.language', 'de');
  await page.viewport(narrow.width, narrow.height);
  await open(path);
  await expect.element(title()).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
});

test('The offer to draft an insight stays inside a narrow page in German', async () => {
  const cards = [{ slug: 'c', title: 'Robots dance', public: true, removed_at: null, attachment: null }];
  answerProject(desk, scan)
    .on('GET /config', () => siteConfig({ features: { ...siteConfig().features, ai: true } }))
    .on('GET /v1/me', () => me({ locale: 'de' }))
    .on('GET /v1/cards/{id}', () => card())
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight({ card_slugs: ['c'], cards }));
  localStorage.setItem('foreglow.language', 'de');
  await page.viewport(narrow.width, narrow.height);
  await open('/projects/p/insights/edit/i');
  await expect.element(page.getByRole('button', { name: /aus den Karten entwerfen$/ })).toBeVisible();
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
});

test('The bookmark for a project with a long name has room for it on a narrow page', async () => {
  const title = 'Everything that reached the desk of the planning department in the first three weeks of the year';
  answerProject(desk, project('p', title, desk));
  await page.viewport(narrow.width, narrow.height);
  await open('/projects/p/links');
  const link = page.getByText(`Card for ${title}`);
  await expect.element(link).toBeVisible();
  const { scrollHeight, clientHeight } = link.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
});

test('A German menu is as wide as its longest label', async () => {
  answerProject(desk, scan)
    .on('GET /v1/me', () => me({ locale: 'de' }))
    .on('GET /v1/projects/{id}/cards', () => wholePage([card().data]));
  localStorage.setItem('foreglow.language', 'de');
  await open('/projects/p/cards');
  await page.getByRole('button', { name: /^Reihenfolge/ }).click();
  const longest = page.getByRole('menuitemradio', { name: 'Angeheftete Schlagwörter zuerst' });
  await expect.element(longest).toBeVisible();
  const [first = 0, ...others] = page
    .getByRole('menuitemradio')
    .elements()
    .map((item) => item.getBoundingClientRect().height);
  expect(others.every((height) => height === first)).toBe(true);
});

const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch';

test.each(['/projects/p/trash', '/notifications'])(
  'The name of a project that is one long word stays inside a narrow page at %s',
  async (path) => {
    server
      .on('GET /v1/workspaces', () => wholePage([desk]))
      .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
      .on('GET /v1/projects', () => wholePage([project('p', town, desk)]))
      .on('GET /v1/projects/{id}', () => ({ data: project('p', town, desk) }))
      .on('GET /v1/projects/{id}/trash', () => wholePage([]))
      .on('GET /v1/notifications', () => {
        const { data, meta, links } = wholePage([
          {
            type: 'notifications' as const,
            id: 'n',
            attributes: {
              kind: 'comment' as const,
              read: false,
              person: { name: 'Bea', email: 'bea@example.org', picture: null },
              project: { slug: 'p', title: town },
              subject: { type: 'cards' as const, slug: 'c', title: 'Heat' },
              edition: null,
              export_state: null,
              comment_slug: 'k',
              excerpt: 'How much?',
              created_at: '2026-01-09T12:00:00.000Z',
            },
          },
        ]);
        return { data, links, meta: { ...meta, unread: 1 } };
      });
    await page.viewport(narrow.width, narrow.height);
    await open(path);
    await expect.element(page.getByText(town, { exact: false }).last()).toBeVisible();
    await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
  },
);

const moment = '2026-01-09T12:00:00.000Z';
const invitation = {
  type: 'invitations' as const,
  id: 'i',
  attributes: {
    email: 'ada@example.org',
    role: 'project_collaborator' as const,
    scope: 'project' as const,
    state: 'pending' as const,
    workspace: { slug: 'w', title: town },
    project: { slug: 'p', title: town },
    inviter: { name: town },
    created_at: moment,
    expires_at: moment,
    link: null,
    has_account: true,
  },
};

test('an invitation to a person with a long name stays inside a narrow page', async () => {
  server
    .on('GET /v1/me', () => me({ name: 'Augusta Ada King, Countess of Lovelace, mathematician and writer' }))
    .on('POST /v1/invitations/check', () => ({ data: invitation }));
  await page.viewport(narrow.width, narrow.height);
  await open('/register#token=x');
  await expect.element(page.getByRole('button', { name: /^Join as Augusta/ })).toBeVisible();
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
});

const coast = 'مستقبل المدن الساحلية في عالم متغير المناخ والطاقة والمياه والغذاء';

test('of a long title that is written from right to left, the beginning is shown', async () => {
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: workspace('w', coast) }))
    .on('GET /v1/workspaces/{id}/invitations', () => wholePage([]))
    .on('GET /v1/workspaces/{id}/members', () => ({
      data: [member({ projects: [{ slug: 'p', title: coast, role: 'project_collaborator' }] })],
    }));
  await page.viewport(narrow.width, narrow.height);
  await open('/w/w/members');
  const link = page.getByRole('link', { name: coast });
  await expect.element(link).toBeVisible();
  const shortened = [link.element(), page.getByRole('banner').getByText(coast).element()];
  for (const element of shortened) expect(getComputedStyle(element).direction).toBe('rtl');
});

test('the German search field of the cards shows its whole placeholder on a phone', async () => {
  answerProject(desk, scan)
    .on('GET /v1/me', () => me({ locale: 'de' }))
    .on('GET /v1/projects/{id}/cards', () => wholePage([card().data]));
  localStorage.setItem('foreglow.language', 'de');
  await page.viewport(narrow.width, narrow.height);
  await open('/projects/p/cards');
  const field = page.getByRole('searchbox');
  await expect.element(field).toBeVisible();
  const input = field.element() as HTMLInputElement;
  const style = getComputedStyle(input);
  const text = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  text.font = `${style.fontSize} ${style.fontFamily}`;
  const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  expect(text.measureText(input.placeholder).width).toBeLessThan(room);
});
