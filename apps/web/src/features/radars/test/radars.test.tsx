import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { blip } from '#features/radars/rules/radar.test-data.ts';
import { answerProject } from '#test/components/support/answered-project.ts';
import {
  address,
  narrow,
  open,
  pixelsOverTheEdge,
  server,
  standInForEachTest,
  title,
} from '#test/components/support/app.tsx';
import { dump, listedRadar, radar, readDump } from '#test/components/support/radars.ts';
import { me, project, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const removed = { slug: 'gone', title: 'Roof gardens', removed_at: '2026-02-09T12:00:00.000Z', public: true };
const kept = { slug: 'c', title: 'A bakery heats flats', removed_at: null, public: true };
const blips = [
  blip('heat', {
    label: 'Heat as a street utility',
    impact: 4,
    rationale: 'Sold by the *street*.',
    cards: [kept, removed],
  }),
  blip('sodium', { label: 'Sodium on the balcony', ring: 'Later', direction: 'rising' }),
  blip('roofs', { label: 'Roofs feed the street', domain: 'Food', ring: 'Next', impact: 1 }),
];
const last = { slug: 'radar-1', number: 1, created_at: '2026-01-09T12:00:00.000Z', open: true };
const movements = { heat: 'new', sodium: 'out', roofs: 'unchanged' } as const;
const published = () => radar(blips, { last_dump: last, movements });
const reader = () => me({ permissions: { is_global_admin: false, workspaces: [], projects: [] } });

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/radars', () => wholePage([listedRadar()]))
    .on('GET /v1/projects/{id}/radars/{radarId}', published)
    .on('GET /v1/projects/{id}/radars/{radarId}/dumps', () => ({ data: [dump(1)] }));
});

const textOf = (one: Locator) => one.query()?.textContent;
const mark = (name: RegExp) => page.getByRole('button', { name });
const list = '/projects/p/radars';
const one = `${list}/r`;

test('the list shows the name of each radar, its blips and whether it is public', async () => {
  server.on('GET /v1/projects/{id}/radars', () =>
    wholePage([listedRadar({ last_dump: last }), listedRadar({ slug: 's', title: 'Another one' })]),
  );
  await open(list);
  const tiles = page.getByRole('list', { name: 'Radars' }).getByRole('listitem');
  await expect.poll(() => textOf(tiles.nth(0))).toMatch(/What moves cities.*1 blip.*Edition 1 · public since/);
  await expect.poll(() => textOf(tiles.nth(1))).toMatch(/Another one.*Not published/);
});

test('beside the list of blips on a tablet, the introduction has lines of more than a few letters', async () => {
  const description = 'Changes that the plan has to live with.';
  server.on('GET /v1/projects/{id}/radars/{radarId}', () => radar(blips, { description, audience: 'The council.' }));
  await page.viewport(900, 800);
  await open(one);
  const text = page.getByText(description);
  await expect.element(text).toBeVisible();
  expect(text.element().getBoundingClientRect().width).toBeGreaterThan(200);
});

test('without radars the list explains them, and offers to make one only to users who may', async () => {
  server.on('GET /v1/projects/{id}/radars', () => wholePage([]));
  await open(list);
  await expect.element(page.getByRole('link', { name: 'New radar' })).toBeVisible();
  server.on('GET /v1/me', reader);
  await open(list);
  await expect.element(page.getByRole('heading', { name: 'No radars yet' })).toBeVisible();
  expect(page.getByRole('link', { name: 'New radar' }).elements()).toEqual([]);
});

test('a failed list offers a retry', async () => {
  server.on('GET /v1/projects/{id}/radars', () => failure('internal'));
  await open(list);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the link back to the list is not announced as the current page', async () => {
  await open(one);
  const back = page.getByRole('main').getByRole('link', { name: 'Radars' });
  await expect.element(back).toBeVisible();
  await expect.element(back).not.toHaveAttribute('aria-current', 'page');
});

test('every blip of the picture is named with its place, its impact and its movement', async () => {
  await open(one);
  await expect.element(mark(/^1 Heat as a street utility, Energy, Now, impact 4, new$/)).toBeInTheDocument();
  await expect
    .element(mark(/^2 Sodium on the balcony, Energy, Later, impact 3, moved further out$/))
    .toBeInTheDocument();
  await expect.element(mark(/^3 Roofs feed the street, Food, Next, impact 1$/)).toBeInTheDocument();
});

test('arrow keys move to the nearest blip, Enter chooses it, Escape returns to the list', async () => {
  await open(`${one}?blip=heat`);
  const heat = mark(/^1 Heat/);
  await expect.element(heat).toHaveAttribute('tabindex', '0');
  (heat.element() as SVGElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(mark(/^3 Roofs/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`${one}?blip=roofs`);
  await expect.element(page.getByRole('article', { name: 'Roofs feed the street' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe(one);
  await expect.element(page.getByRole('link', { name: 'Sodium on the balcony' })).toBeVisible();
});

test('the chosen blip shows its reasons, its evidence, and which evidence was removed', async () => {
  await open(`${one}?blip=heat`);
  const detail = page.getByRole('article', { name: 'Heat as a street utility' });
  await expect.poll(() => textOf(detail)).toMatch(/1 · Energy · Now · impact 4 of 5/);
  await expect.poll(() => textOf(detail)).toMatch(/New since edition 1/);
  await expect.element(detail.getByText(/Sold by the/)).toBeVisible();
  await expect
    .element(detail.getByRole('link', { name: 'A bakery heats flats' }))
    .toHaveAttribute('href', `${one}/c?blip=heat`);
  await expect.element(detail.getByText('Roof gardens')).toBeVisible();
  expect(detail.getByRole('link', { name: 'Roof gardens' }).elements()).toEqual([]);
  await detail.getByRole('button', { name: 'Next blip' }).click();
  await expect.poll(address).toBe(`${one}?blip=sodium`);
});

test('the button to the next blip keeps the focus at the last one, and then does nothing', async () => {
  await open(`${one}?blip=heat`);
  const next = page.getByRole('button', { name: 'Next blip' });
  await expect.element(next).toBeVisible();
  (next.element() as HTMLElement).focus();
  for (const blip of ['sodium', 'roofs', 'roofs']) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe(`${one}?blip=${blip}`);
    await expect.element(next).toHaveFocus();
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
});

test('the heading of an opened blip takes the focus, which returns to where the blip was opened', async () => {
  await open(one);
  const heading = (name: string) => page.getByRole('heading', { name });
  const entry = page.getByRole('link', { name: 'Sodium on the balcony' });
  await expect.element(entry).toBeVisible();
  (mark(/^1 Heat/).element() as SVGElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Heat as a street utility')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe(one);
  await expect.element(mark(/^1 Heat/)).toHaveFocus();
  await expect.element(entry).toBeVisible();
  (entry.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Sodium on the balcony')).toHaveFocus();
  const next = page.getByRole('button', { name: 'Next blip' });
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').filter({ hasText: 'Roofs feed the street' })).toBeInTheDocument();
  await expect.element(next).toHaveFocus();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect.element(page.getByRole('link', { name: 'Roofs feed the street' })).toHaveFocus();
});

test('a blip in the address of a loaded page does not take the focus', async () => {
  await open(`${one}?blip=heat`);
  const heading = page.getByRole('heading', { name: 'Heat as a street utility' });
  await expect.element(heading).toBeVisible();
  await expect.element(heading).not.toHaveFocus();
});

test('filters of the address dim the other blips, shorten the list, and are counted', async () => {
  await open(`${one}?q=street&direction=rising`);
  await expect.element(page.getByText(/0 of 3 blips/)).toBeVisible();
  await open(`${one}?q=street`);
  await expect.element(page.getByText(/2 of 3 blips/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Sodium on the balcony' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(address).toBe(one);
  await expect.element(page.getByRole('link', { name: 'Sodium on the balcony' })).toBeVisible();
});

test('a single sector fills the picture', async () => {
  await open(`${one}?sector=Food`);
  await expect.element(mark(/^3 Roofs/)).toBeInTheDocument();
  expect(mark(/^1 Heat/).elements()).toEqual([]);
});

test('a reader is offered neither the editor nor publishing, but the editions', async () => {
  server.on('GET /v1/me', reader);
  await open(one);
  await expect.element(page.getByRole('button', { name: 'Editions' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Edit' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Publish', exact: true }).elements()).toEqual([]);
});

test('a radar without blips links to the editor', async () => {
  server.on('GET /v1/projects/{id}/radars/{radarId}', () => radar([]));
  await open(one);
  await expect.element(page.getByRole('link', { name: 'Add blips' })).toBeVisible();
});

test('a radar that does not exist says so', async () => {
  server.on('GET /v1/projects/{id}/radars/{radarId}', () => failure('not_found'));
  await open(one);
  await expect.element(title()).toHaveTextContent('This radar was not found');
});

test('on a phone the detail is a dialog, and nothing is wider than the screen', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open(`${one}?blip=heat`);
  const dialog = page.getByRole('dialog', { name: 'Heat as a street utility' });
  await expect.element(dialog).toBeVisible();
  expect(pixelsOverTheEdge()).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(address).toBe(one);
});

const drawing = () => document.querySelector<SVGSVGElement>('svg[aria-label*="What moves cities"]');
const isShown = (text: Element) => text.getClientRects().length > 0;
/** The texts of the picture that are not numbers of blips and not the question, with the sizes of their letters in pixels. */
function namesInPicture(): Record<string, number> {
  const svg = drawing();
  if (!svg) return {};
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  const texts = [...svg.querySelectorAll('text:not(.radar-number, :has(tspan))')].filter(isShown);
  return Object.fromEntries(
    texts.map((text) => [text.textContent, Number.parseFloat(text.getAttribute('font-size') ?? '') * scale]),
  );
}
const questionIsShown = () => [...(drawing()?.querySelectorAll('tspan') ?? [])].some(isShown);

test.each([
  [360, false],
  [600, false],
  [700, true],
  [899, true],
  [900, false],
  [1100, false],
  [1280, true],
  [1440, true],
  [1920, true],
])('at a width of %i pixels each name in the picture is shown once, large enough to be read', async (width, asks) => {
  await page.viewport(width, 900);
  await open(one);
  await expect.poll(() => Object.keys(namesInPicture()).toSorted()).toEqual(['Energy', 'Food', 'Later', 'Next', 'Now']);
  expect(Math.min(...Object.values(namesInPicture()))).toBeGreaterThan(8.5);
  expect(questionIsShown()).toBe(asks);
});

test('on a phone an enlarged picture shows the numbers of the blips and scrolls in itself', async () => {
  await page.viewport(narrow.width, narrow.height);
  await open(one);
  await page.getByRole('button', { name: 'Enlarge' }).click();
  const blip = mark(/^3 Roofs/)
    .element()
    .querySelector('.radar-blip-disc');
  const number = mark(/^3 Roofs/)
    .element()
    .querySelector('.radar-number');
  expect(blip?.getBoundingClientRect().width).toBeGreaterThanOrEqual(16);
  expect(number && isShown(number)).toBe(true);
  expect(pixelsOverTheEdge()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Show all of it' }).click();
  expect(number && isShown(number)).toBe(false);
  expect(drawing()?.getBoundingClientRect().width).toBeLessThanOrEqual(narrow.width);
});

test('publishing states what will be public, and shows the address', async () => {
  server.on('POST /v1/projects/{id}/radars/{radarId}/dumps', () => failure('conflict', 'Too many editions.'));
  await open(one);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the radar' });
  await expect.element(dialog.getByText('titles of their trends and published cards')).toBeVisible();
  await dialog.getByLabelText('Search engines may list it').click();
  await expect.element(dialog.getByText(/Anyone can find and read this/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish edition 2' }).click();
  await expect.element(dialog.getByRole('alert').getByText('Too many editions.')).toBeVisible();
  const given = {
    note: null,
    evidence: 'titles',
    background: 'night',
    expires_in_days: null,
    embeddable: false,
    indexable: true,
  };
  const sent = () =>
    server
      .calls('POST /v1/projects/{id}/radars/{radarId}/dumps')
      .map(({ body }) => (body as { data: { attributes: { creation_key: string } } }).data.attributes);
  expect(sent()).toEqual([{ ...given, creation_key: expect.any(String) }]);
  // A second attempt has the same key, so that it publishes nothing twice; with other settings it has another one.
  await dialog.getByRole('button', { name: 'Publish edition 2' }).click();
  await expect.poll(() => sent().length).toBe(2);
  await dialog.getByLabelText('Search engines may list it').click();
  await dialog.getByRole('button', { name: 'Publish edition 2' }).click();
  await expect.poll(() => sent().length).toBe(3);
  const [first, second, third] = sent().map(({ creation_key }) => creation_key);
  expect([second === first, third === first]).toEqual([true, false]);
});

test.each([1, 2])('after edition %i is published, it has the focus', async (number) => {
  const dumps = Array.from({ length: number }, (_, at) => dump(number - at));
  let isPublished = false;
  server
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radar(blips, number > 1 ? { last_dump: last } : {}))
    .on('GET /v1/projects/{id}/radars/{radarId}/dumps', () => ({ data: isPublished ? dumps : dumps.slice(1) }))
    .on('POST /v1/projects/{id}/radars/{radarId}/dumps', () => {
      isPublished = true;
      return readDump(number, []);
    });
  await open(one);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: `Publish edition ${number}` }).click();
  await expect.element(page.getByRole('button', { name: new RegExp(`^Edition ${number} Public`) })).toHaveFocus();
  await expect
    .element(page.getByLabelText('Address of this edition'))
    .toHaveValue(`${location.origin}/radar/token-${number}`);
});

test('an edition can be revoked after a confirmation, and a revoked one says so', async () => {
  let revoked = false;
  server
    .on('GET /v1/projects/{id}/radars/{radarId}/dumps', () => ({
      data: [dump(1, revoked ? { url: null, revoked_at: '2026-01-10T12:00:00.000Z' } : {})],
    }))
    .on('DELETE /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', () => {
      revoked = true;
      return undefined;
    });
  await open(one);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Edition 1 Public/ }).click();
  await expect.element(page.getByLabelText('Address of this edition')).toHaveValue(`${location.origin}/radar/token-1`);
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByRole('button', { name: 'Revoke edition' }).click();
  await expect.element(page.getByRole('button', { name: /^Edition 1 Revoked/ })).toBeVisible();
});

const publicPage = { url: '/radar/lasting', site_url: '/radar/lasting', shown: 2 };
const holding = (role: 'project_creator' | 'project_collaborator') =>
  me({ permissions: { is_global_admin: false, workspaces: [], projects: [{ slug: 'p', role }] } });

test('the lasting address comes first, then each edition with its own', async () => {
  server
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radar(blips, { last_dump: last, public_page: publicPage }))
    .on('GET /v1/projects/{id}/radars/{radarId}/dumps', () => ({ data: [dump(2), dump(1)] }));
  await open(one);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the radar' });
  const lasting = dialog.getByLabelText('Lasting address');
  await expect.element(lasting).toHaveValue(`${location.origin}/radar/lasting`);
  await expect.element(lasting).toHaveAccessibleDescription('Always shows the newest edition. Now it shows edition 2.');
  await dialog.getByRole('button', { name: /^Edition 1 Public/ }).click();
  const own = dialog.getByLabelText('Address of this edition');
  await expect.element(own).toHaveValue(`${location.origin}/radar/token-1`);
  const order = lasting.element().compareDocumentPosition(own.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('says of a lasting address that it shows nothing while no edition is open, and which one is shown instead of the last', async () => {
  const closed = { last_dump: { ...last, number: 2, open: false } };
  server.on('GET /v1/projects/{id}/radars/{radarId}', () =>
    radar(blips, { ...closed, public_page: { ...publicPage, shown: null } }),
  );
  await open(one);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .element(page.getByLabelText('Lasting address'))
    .toHaveAccessibleDescription(/No edition is open now, so the page says that nothing is published/);
  server.on('GET /v1/projects/{id}/radars/{radarId}', () =>
    radar(blips, { ...closed, public_page: { ...publicPage, shown: 1 } }),
  );
  await open(one);
  await expect.element(page.getByText('Edition 1 is public · edition 2 no longer is')).toBeVisible();
});

test('who may edit but not publish is told who can, and may see the editions', async () => {
  let allowed = false;
  server
    .on('GET /v1/me', () => holding('project_collaborator'))
    .on('GET /v1/projects/{id}', () => ({
      data: { ...scan, attributes: { ...scan.attributes, collaborators_may_publish: allowed } },
    }));
  await open(one);
  await expect.element(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Publish', exact: true }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Editions', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Editions' });
  await expect.element(dialog.getByText(/^Administrators and creators publish. Ask one of them/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Edition 1 Public/ }).click();
  await expect.element(dialog.getByLabelText('Address of this edition')).toBeVisible();
  expect(dialog.getByRole('button', { name: /Revoke|Publish/ }).elements()).toEqual([]);
  expect(dialog.getByLabelText('Search engines may list it').elements()).toEqual([]);
  allowed = true;
  await open(one);
  await expect.element(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
});

test('creators of a project publish', async () => {
  server.on('GET /v1/me', () => holding('project_creator'));
  await open(one);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the radar' });
  await expect.element(dialog.getByRole('button', { name: 'Publish edition 2' })).toBeVisible();
  expect(dialog.getByText(/^Administrators and creators publish/).elements()).toEqual([]);
});

test('an address that names an edition opens it, and closing it leaves the radar', async () => {
  server.on('GET /v1/projects/{id}/radars/{radarId}/dumps', () => ({ data: [dump(2), dump(1)] }));
  await open(`${one}?edition=1`);
  await expect.element(page.getByRole('button', { name: /^Edition 1 Public/ })).toHaveFocus();
  await expect.element(page.getByLabelText('Address of this edition')).toHaveValue(`${location.origin}/radar/token-1`);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe(one);
});

test('keys go through the blips by number in the presentation', async () => {
  await open(one);
  await expect.element(mark(/^1 Heat/)).toBeInTheDocument();
  await userEvent.keyboard('p');
  const dialog = page.getByRole('dialog', { name: 'What moves cities' });
  await expect.element(dialog.getByText('What moves cities').last()).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByText(/1 · Energy · Now/)).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(dialog.getByText(/2 · Energy · Later/)).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(dialog.getByText(/1 · Energy · Now/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave the presentation' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe(`${one}?blip=heat`);
});

test('a remote control goes back to the whole radar, and shows nothing but the night', async () => {
  await open(`${one}?blip=heat`);
  await expect.element(mark(/^1 Heat/)).toBeInTheDocument();
  await userEvent.keyboard('p');
  const dialog = page.getByRole('dialog', { name: 'What moves cities' });
  await expect.element(dialog.getByText(/1 · Energy · Now/)).toBeVisible();
  await userEvent.keyboard('.');
  await expect.element(dialog.getByText(/1 · Energy · Now/)).not.toBeVisible();
  await userEvent.keyboard('{PageUp}');
  await expect.element(dialog.getByText('What moves cities').last()).toBeVisible();
  await expect.poll(address).toBe(one);
  await userEvent.keyboard('{End}');
  await expect.element(dialog.getByText(/^3 · Food · Next/)).toBeVisible();
});

test('the name beside a blip chooses it', async () => {
  await page.viewport(1440, 900);
  await open(one);
  await expect.element(mark(/^1 Heat/)).toBeInTheDocument();
  const names = () =>
    [...document.querySelectorAll<SVGElement>('[data-label="heat"]')].filter(
      (name) => name.getBoundingClientRect().width > 0,
    );
  await expect.poll(() => names().length).toBe(1);
  await userEvent.click(names()[0] as unknown as Element);
  await expect.poll(address).toBe(`${one}?blip=heat`);
});
