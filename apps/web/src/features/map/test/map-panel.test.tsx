import { limits, type MapAttributes, type MapGroup } from '@foreglow/contract';
import { encodeMapPoints, mapPointsType } from '@foreglow/contract/map/points';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isSameView, largestZoom, smallestZoom } from '#features/map/rules/camera.rules.ts';
import { addressFor } from '#features/map/rules/map-search.rules.ts';
import { address, narrow, open, pixelsOverTheEdge, server, standInForEachTest } from '#test/components/support/app.tsx';
import { middleOf, mouse } from '#test/components/support/pointers.ts';
import { me, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const version = 'v1';

const group = (id: string, level: MapGroup['level'], parent: string | null): MapGroup => ({
  id,
  level,
  parent_id: parent,
  name: `Group ${id}`,
  words: [],
  count: 1,
  x: 100,
  y: 100,
});

const state = (groups: readonly MapGroup[], count: number): MapAttributes => ({
  state: 'ready',
  updating: false,
  step: null,
  progress: null,
  version,
  count,
  unplaced: 0,
  trustworthiness: null,
  laid_out_at: null,
  groups: [...groups],
  thin: [],
  alone: [],
});

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** The map of a repository with one group of points, given by the numbers of their projects. */
function showMap(projects: readonly number[]): void {
  const count = projects.length;
  const places = Uint16Array.from({ length: count }, (_, at) => (at * 97) % 65_536);
  const points = encodeMapPoints({
    count,
    x: places,
    y: places.toReversed(),
    group: new Uint8Array(count),
    uses: new Uint8Array(count),
  });
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/workspaces/{id}/tags', () => ({ data: [] }))
    .on('GET /v1/workspaces/{id}/map', () => ({
      data: {
        type: 'maps' as const,
        id: 'w',
        attributes: state([group('1', 'coarse', null), group('2', 'fine', '1')], count),
      },
    }))
    .on('GET /v1/workspaces/{id}/map/points', () => {
      const body = new Blob([points.slice().buffer]);
      return new Response(body, { headers: { 'content-type': mapPointsType } });
    })
    .on('GET /v1/workspaces/{id}/map/colors', ({ query }) => {
      const by = query.get('by') ?? '';
      const legend = ['2026-01', '2026-02'].map((value) => ({ value, label: value, color: null, count: 1 }));
      const column = base64(Uint8Array.from(by === 'project' ? projects : projects.map(() => 0)));
      return { data: { type: 'map-colors' as const, id: by, attributes: { version, legend, column } } };
    })
    .on('GET /v1/workspaces/{id}/map/outlines', () => ({ data: [] }))
    .on('GET /v1/workspaces/{id}/map/cards', () => ({ data: [] }))
    .on('POST /v1/workspaces/{id}/card-facets', () => ({
      data: { type: 'card-facets' as const, id: 'w', attributes: { tags: [], creators: [] } },
    }));
}

const panel = () => page.getByRole('complementary', { name: 'On the map' });

const newInsight = () => page.getByRole('button', { name: 'New insight' });

test('cards of one project can become an insight', async () => {
  showMap(Array.from({ length: limits.evidence }, () => 1));
  await open('/w/w/map?group=1');
  await expect.element(newInsight()).toBeVisible();
});

test('more cards than an insight can draw on cannot become one, and a sentence says so', async () => {
  showMap(Array.from({ length: limits.evidence + 1 }, () => 1));
  await open('/w/w/map?group=1');
  await expect.element(page.getByText('An insight or a trend draws on at most 500 cards. Select fewer.')).toBeVisible();
  expect(newInsight().elements()).toEqual([]);
});

test('the cards in view are counted, however many they are, and selected without a pointer', async () => {
  showMap(Array.from({ length: 250 }, () => 1));
  await open('/w/w/map');
  await expect.element(panel().getByRole('heading', { name: 'All cards 250' })).toBeVisible();
  const select = panel().getByRole('button', { name: 'Select these' });
  (select.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel().getByRole('heading', { name: '250 cards' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(select).toBeVisible();
});

test('cards of several projects cannot become an insight, and a sentence says so', async () => {
  showMap([0, 0, 1]);
  await open('/w/w/map?group=1');
  const sentence = 'An insight or a trend draws on the cards of one project. These are from 2 projects.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(newInsight().elements()).toEqual([]);
});

test('when the cards for a new insight have been read, a user who has left the map stays where they are', async () => {
  let end = () => {};
  showMap([1, 1]);
  server.on('GET /v1/me/sessions', () => ({ data: [] })).on('GET /v1/projects/{id}', () => failure('not_found'));
  server.on('POST /v1/workspaces/{id}/map/selections', () => {
    return new Promise((done) => {
      end = () => done({ data: { type: 'map-selections', id: version, attributes: { cards: [] } } });
    });
  });
  await open('/w/w/map?group=1');
  await newInsight().click();
  await expect.poll(() => server.calls('POST /v1/workspaces/{id}/map/selections').length).toBe(1);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect.element(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  end();
  await page.getByRole('link', { name: 'Your Profile' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  // The editor of a new insight would have read its project.
  expect(server.calls('GET /v1/projects/{id}')).toEqual([]);
});

test.each(['/w/w/map', '/w/w/map?color=month'])(
  'the menu of the colours names only what they can show at %s',
  async (path) => {
    showMap([1, 1]);
    await open(path);
    await page.getByRole('button', { name: /^Colour: / }).click();
    const items = page.getByRole('menuitemradio');
    await expect.element(items.first()).toBeVisible();
    expect(items.elements().map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['project', 'group', 'month']),
    );
  },
);

const administrator = { is_global_admin: true, workspaces: [], projects: [] };

test.each([
  { who: 'a reader', permissions: { ...administrator, is_global_admin: false }, offered: false },
  { who: 'an administrator', permissions: administrator, offered: true },
])('colouring by draft is offered only to people who see drafts: $who', async ({ permissions, offered }) => {
  showMap([1, 1]);
  server.on('GET /v1/me', () => me({ permissions }));
  await open('/w/w/map');
  await page.getByRole('button', { name: /^Colour: / }).click();
  const items = page.getByRole('menuitemradio');
  await expect.element(items.first()).toBeVisible();
  expect(items.elements().some(({ textContent }) => textContent === 'draft')).toBe(offered);
});

test('a reader saves what the map shows, with the title of its place, the date and the colours', async () => {
  const saved: { readonly name: string; readonly blob: Promise<Blob> }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: fetch(this.href).then((response) => response.blob()) });
  });
  showMap([1, 1]);
  server.on('GET /v1/me', () => me({ permissions: { ...administrator, is_global_admin: false } }));
  await open('/w/w/map?color=month');
  await expect.element(page.getByRole('list', { name: 'Colours' })).toBeVisible();
  for (const item of ['Save as SVG', 'Save as PNG']) {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect.poll(() => saved.at(-1)?.name).toBe(`desk-map.${item.slice(-3).toLowerCase()}`);
  }
  const [svg = '', png] = [await (await saved[0]?.blob)?.text(), await saved[1]?.blob];
  for (const text of ['Desk', '2 cards', String(new Date().getFullYear()), 'January 2026']) expect(svg).toContain(text);
  expect((await createImageBitmap(png ?? new Blob())).width).toBeGreaterThan(600);
  click.mockRestore();
});

/** Alt, as a modifier of the mouse: what is enclosed is no longer chosen. */
const altKey = 1;

test('cards can be taken out of the group that is open', async () => {
  showMap([1, 1]);
  // Far apart: the first one in the upper half of the map, the other one in the lower half.
  const points = encodeMapPoints({
    count: 2,
    x: Uint16Array.of(30_000, 30_000),
    y: Uint16Array.of(5_000, 60_000),
    group: new Uint8Array(2),
    uses: new Uint8Array(2),
  });
  server.on('GET /v1/workspaces/{id}/map/points', () => {
    return new Response(new Blob([points.slice().buffer]), { headers: { 'content-type': mapPointsType } });
  });
  await open('/w/w/map?group=1');
  await expect.element(panel().getByText('Group', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Box' }).click();
  const chart = page.getByRole('group', { name: 'Map', exact: true }).element();
  const { left, top, width } = chart.getBoundingClientRect();
  const middle = middleOf(chart);
  const from = { x: left + 4, y: top + 4 };
  const to = { x: left + width - 4, y: middle.y };
  await mouse.press(from, 1, altKey);
  await mouse.drag({ x: from.x + 20, y: from.y + 20 }, altKey);
  await mouse.drag(to, altKey);
  await mouse.release(to, 1, altKey);
  await expect.element(panel().getByRole('heading', { name: '1 card', exact: true })).toBeVisible();
  await expect.poll(address).not.toContain('group=');
});

test('while the insights are not known, nothing is said about which cards they use', async () => {
  showMap([1, 1]);
  let end = () => {};
  server.on('GET /v1/workspaces/{id}/map/outlines', async () => {
    await new Promise<void>((done) => {
      end = done;
    });
    return { data: [] };
  });
  await open('/w/w/map?group=1');
  await expect.element(newInsight()).toBeVisible();
  expect(
    panel()
      .getByText(/No insight draws on/)
      .elements(),
  ).toEqual([]);
  end();
  await expect.element(panel().getByText(/No insight draws on any of them\./)).toBeVisible();
});

test('when the filters cannot be applied, the map says so and offers to try again', async () => {
  showMap([1, 1]);
  server.on('GET /v1/workspaces/{id}/map/matches', () => failure('unavailable'));
  await open('/w/w/map?q=heat');
  const note = page.getByRole('alert').filter({ hasText: 'The map does not show your filters.' });
  await expect.element(note).toBeVisible();
  server.on('GET /v1/workspaces/{id}/map/matches', () => ({
    data: {
      type: 'map-matches' as const,
      id: 'w',
      attributes: { version, count: 1, bits: base64(Uint8Array.of(1)) },
    },
  }));
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel().getByRole('heading', { name: '1 card', exact: true })).toBeVisible();
  expect(note.elements()).toEqual([]);
});

test('a group without a card that matches the filters offers nothing to do with its cards', async () => {
  showMap([1, 1]);
  server.on('GET /v1/workspaces/{id}/map/matches', () => ({
    data: { type: 'map-matches' as const, id: 'w', attributes: { version, count: 0, bits: base64(Uint8Array.of(0)) } },
  }));
  await open('/w/w/map?group=1&q=heat');
  await expect.element(panel().getByRole('button', { name: 'Clear' })).toBeVisible();
  await expect.element(panel().getByText('0 cards', { exact: false })).toBeVisible();
  for (const name of ['Tag', 'Show as list', 'New insight', 'New trend']) {
    expect(panel().getByRole('button', { name, exact: true }).elements()).toEqual([]);
  }
});

test('the panel for tags takes the focus when it opens, and returns it when it closes', async () => {
  showMap([1, 1]);
  server.on('POST /v1/workspaces/{id}/map/selections', () => ({
    data: { type: 'map-selections' as const, id: 'w', attributes: { version, cards: [] } },
  }));
  await open('/w/w/map?group=1');
  const tag = panel().getByRole('button', { name: 'Tag', exact: true });
  await tag.click();
  const search = page.getByRole('searchbox', { name: 'Search or add a tag' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(search).not.toBeInTheDocument();
  await expect.element(tag).toHaveFocus();
});

test('one click plays the growth of the map from its first month', async () => {
  showMap([1, 1]);
  await open('/w/w/map');
  await page.getByRole('button', { name: 'Play month by month' }).click();
  await expect.poll(address).toContain('until=2026-01');
  await expect.poll(address).not.toContain('until=');
});

test('the panel counts and names only what the months that are shown have', async () => {
  showMap([1, 1, 1]);
  const groups = [
    group('1', 'coarse', null),
    group('2', 'coarse', null),
    group('3', 'fine', '1'),
    group('4', 'fine', '2'),
  ];
  const thin = [{ x: 100, y: 100, radius: 10, between: ['1', '2'] }];
  const points = encodeMapPoints({
    count: 3,
    x: Uint16Array.of(1000, 30_000, 60_000),
    y: Uint16Array.of(1000, 30_000, 60_000),
    group: Uint8Array.of(0, 1, 1),
    uses: new Uint8Array(3),
  });
  server
    .on('GET /v1/workspaces/{id}/map', () => ({
      data: { type: 'maps' as const, id: 'w', attributes: { ...state(groups, 3), thin } },
    }))
    .on('GET /v1/workspaces/{id}/map/points', () => {
      return new Response(new Blob([points.slice().buffer]), { headers: { 'content-type': mapPointsType } });
    })
    .on('GET /v1/workspaces/{id}/map/colors', ({ query }) => {
      const by = query.get('by') ?? '';
      const legend = ['2026-01', '2026-02'].map((value) => ({ value, label: value, color: null, count: 1 }));
      const column = base64(Uint8Array.of(0, 1, 1));
      return { data: { type: 'map-colors' as const, id: by, attributes: { version, legend, column } } };
    })
    .on('GET /v1/workspaces/{id}/map/matches', () => ({
      data: {
        type: 'map-matches' as const,
        id: 'w',
        attributes: { version, count: 2, bits: base64(Uint8Array.of(0b11)) },
      },
    }));
  await open('/w/w/map?until=2026-02');
  await expect.element(panel().getByRole('heading', { name: '3 cards', exact: true })).toBeVisible();
  await expect.element(panel().getByText('Between ‘Group 1’ and ‘Group 2’')).toBeVisible();
  await open('/w/w/map?until=2026-01');
  await expect.element(panel().getByRole('heading', { name: '1 card', exact: true })).toBeVisible();
  expect(panel().getByText('Between ‘Group 1’ and ‘Group 2’').elements()).toEqual([]);
  await open('/w/w/map?until=2026-01&q=heat');
  await expect.element(panel().getByText('match the filters, of 1 on the map.')).toBeVisible();
  await expect.element(panel().getByRole('heading', { name: '1 card', exact: true })).toBeVisible();
});

test('cards that nothing is placing at the moment are counted, without a progress that never ends', async () => {
  showMap([1, 1]);
  const attributes = { ...state([group('1', 'coarse', null), group('2', 'fine', '1')], 2), unplaced: 3 };
  let updating = true;
  server.on('GET /v1/workspaces/{id}/map', () => ({
    data: { type: 'maps' as const, id: 'w', attributes: { ...attributes, updating } },
  }));
  await open('/w/w/map');
  await expect.element(page.getByText('Placing 3 new cards')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  updating = false;
  await expect.element(page.getByText('3 cards are not on the map yet.')).toBeVisible();
  expect(page.getByRole('progressbar').elements()).toEqual([]);
});

test('the visible part of a map looks the same when it is read from the address', () => {
  const { viewFrom, searchFrom, parse } = addressFor('project');
  const view = viewFrom(parse({}));
  for (const zoom of [smallestZoom, 1, Math.PI, 20 / 3, largestZoom]) {
    for (const [x, y] of [
      [0, 1],
      [1 / 3, 2 / 3],
      [Math.SQRT1_2, 0.000_049],
    ] as const) {
      const place = { x, y, zoom };
      const read = viewFrom(parse(searchFrom({ ...view, place }))).place;
      expect(read && isSameView(read, place), `${x}, ${y}, ${zoom}`).toBe(true);
    }
  }
});

/** The map on a phone, with one colour of this name. */
async function openOnPhone(label: string): Promise<void> {
  showMap([1, 1]);
  const legend = [{ value: 'a', label, color: 'blue' as const, count: 2 }];
  const attributes = { version, legend, column: base64(new Uint8Array(2)) };
  server.on('GET /v1/workspaces/{id}/map/colors', ({ query }) => ({
    data: { type: 'map-colors' as const, id: query.get('by') ?? '', attributes },
  }));
  await page.viewport(narrow.width, narrow.height);
  await open('/w/w/map?group=1');
}

test('on a phone the colours are explained below the map, not over it', async () => {
  await openOnPhone('Cities');
  const chart = page.getByRole('group', { name: 'Map', exact: true });
  const legend = page.getByRole('list', { name: 'Colours' });
  await expect.element(legend).toBeVisible();
  const { bottom } = chart.element().getBoundingClientRect();
  expect(legend.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test('on a phone the long name of a tag stays inside the page', async () => {
  const label = 'Rindfleischetikettierungsüberwachung'.repeat(2).slice(0, limits.tagNameLength);
  await openOnPhone(label);
  await expect.element(panel().getByText(label)).toBeVisible();
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
});
