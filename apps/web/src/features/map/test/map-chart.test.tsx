import { shownBounds } from '@foreglow/pictures/map/fit';
import { mapStyles } from '@foreglow/pictures/map/map-style';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { ChartEvents, PointedAt } from '#features/map/components/chart/chart.types.ts';
import { MapChart } from '#features/map/components/chart/map-chart.tsx';
import type { MapChartHandle, MapChartProps } from '#features/map/components/chart/map-chart.types.ts';
import { paintMap } from '#features/map/components/picture/paint-map.ts';
import { writeMap } from '#features/map/components/picture/write-map.ts';
import type { ChartView } from '#features/map/rules/camera.rules.ts';
import { projectionOf, spotOf, wholeView } from '#features/map/rules/camera.rules.ts';
import { sheetOf } from '#features/map/rules/map-sheet.rules.ts';
import '#ui/styles/index.css';
import { mouse, nextFrame, type Point, shiftKey, touch } from '#test/components/support/pointers.ts';

const size = { width: 600, height: 600 };
/** The last two are in the same place. */
const places = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.6, 0.6],
  [0.6, 0.6],
] as const;

const pointsAt = (given: readonly (readonly [number, number])[]) => ({
  count: given.length,
  x: Uint16Array.from(given, ([x]) => x * 65_535),
  y: Uint16Array.from(given, ([, y]) => y * 65_535),
  size: new Uint8Array(given.length),
});
const points = pointsAt(places);

const events = {
  onView: vi.fn<(view: ChartView | null) => void>(),
  onHover: vi.fn<(at: PointedAt | null) => void>(),
  onOpen: vi.fn<ChartEvents['onOpen']>(),
  onChoose: vi.fn<ChartEvents['onChoose']>(),
  onChooseGroup: vi.fn<(id: string) => void>(),
  onZoom: vi.fn<(percent: number) => void>(),
  onReduced: vi.fn<(drawn: number) => void>(),
};

const handle = createRef<MapChartHandle>();
const plain: MapChartProps = {
  ...events,
  points,
  colors: { of: Uint8Array.of(0, 1, 1, 1, 1), palette: ['rgb(0 128 0)', 'var(--tag-blue)'] },
  groups: [
    { id: 'all', level: 'coarse', name: 'Everything', count: 5, x: 32_768, y: 26_000 },
    { id: 'pair', level: 'fine', name: 'A pair', count: 2, x: 30_000, y: 30_000 },
  ],
  outlines: [],
  highlighted: null,
  hidden: null,
  chosen: null,
  current: null,
  view: null,
  tool: 'pan',
  countText: String,
  label: 'Map of cards',
  description: 'The arrow keys move it.',
  ref: handle,
};

let root: Root;
let place: HTMLElement;
const show = (changes: Partial<MapChartProps> = {}) => root.render(<MapChart {...plain} {...changes} />);
const chart = page.getByRole('group', { name: 'Map of cards' });

beforeEach(async () => {
  await page.viewport(1000, 700);
  for (const call of Object.values(events)) call.mockReset();
  place = document.createElement('div');
  place.style.cssText = `position: absolute; left: 40px; top: 30px; width: ${size.width}px; height: ${size.height}px`;
  document.body.replaceChildren(place);
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** The position of a point of the chart in the window, while the whole map is shown. */
function whereIs(point: number, of = points): Point {
  const bounds = shownBounds(of);
  const world = { x: (of.x[point] ?? 0) / 65_535, y: (of.y[point] ?? 0) / 65_535 };
  const { x, y } = spotOf(projectionOf(wholeView(bounds), { size, bounds }), world);
  return { x: x + 40, y: y + 30 };
}

/** The colour on the screen at a position in the window. */
async function colorAt({ x, y }: Point): Promise<string> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  const clip = { x: frame.x + x * scale, y: frame.y + y * scale, width: 1, height: 1, scale: 1 };
  const { data } = (await cdp().send('Page.captureScreenshot', { format: 'png', clip })) as { data: string };
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(image, 0, 0);
  const [red, green, blue] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return `${red} ${green} ${blue}`;
}

const green = '0 128 0';
const blue = '59 109 181';
/** Colours of a look in the format of `colorAt`. */
const asSeen = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

const click = (at: Point, modifiers = 0) => drag([at], modifiers);

async function drag(line: readonly Point[], modifiers = 0): Promise<void> {
  const [first = { x: 0, y: 0 }, ...others] = line;
  await mouse.press(first, 1, modifiers);
  for (const at of others) await mouse.drag(at, modifiers);
  await mouse.release(others.at(-1) ?? first, 1, modifiers);
}

const glOf = () => document.querySelector<HTMLCanvasElement>('[aria-hidden] + svg ~ div canvas')?.getContext('webgl2');

test.each(['WebGL', 'canvas'] as const)('%s draws each point in its colour and state', async (kind) => {
  const renderer = kind === 'canvas' ? 'canvas' : 'webgl';
  show({ renderer });
  await expect.poll(() => colorAt(whereIs(0))).toBe(green);
  expect(glOf() instanceof WebGL2RenderingContext).toBe(kind === 'WebGL');
  expect(await colorAt(whereIs(1))).toBe(blue);
  expect(await colorAt({ x: whereIs(1).x, y: whereIs(2).y })).toBe(asSeen(mapStyles.light.paper));
  show({
    renderer,
    highlighted: Uint8Array.of(0, 1, 1, 1, 1),
    hidden: Uint8Array.of(0, 1, 0, 0, 0),
    chosen: Uint8Array.of(0, 0, 1, 0, 0),
  });
  await expect.poll(() => colorAt(whereIs(0))).toBe(asSeen(mapStyles.light.dim));
  expect(await colorAt(whereIs(1))).toBe(asSeen(mapStyles.light.paper));
  expect(await colorAt(whereIs(2))).toBe(asSeen(mapStyles.light.chosen));
});

test.each(['WebGL', 'canvas'] as const)(
  '%s: points are hovered and opened, and a pile is opened one point after the other',
  async (kind) => {
    show({ renderer: kind === 'canvas' ? 'canvas' : 'webgl' });
    await expect.element(chart).toBeVisible();
    await nextFrame();
    const at = whereIs(0);
    await mouse.drag({ x: at.x + 5, y: at.y });
    await expect
      .poll(() => events.onHover.mock.lastCall?.[0])
      .toEqual({ point: 0, x: expect.closeTo(at.x - 40, 1), y: expect.closeTo(at.y - 30, 1) });
    await mouse.drag({ x: at.x + 30, y: at.y });
    await expect.poll(() => events.onHover.mock.lastCall).toEqual([null]);
    for (const point of [1, 3, 3, 3, 0]) await click(whereIs(point));
    await expect.poll(() => events.onOpen.mock.calls.flat()).toEqual([1, 3, 4, 3, 0]);
    await click({ x: 60, y: 320 });
    await nextFrame();
    expect(events.onOpen).toHaveBeenCalledTimes(5);
  },
);

test('the card under the pointer is no longer reported when its point is hidden or the map has changed', async () => {
  show();
  await expect.element(chart).toBeVisible();
  await nextFrame();
  const rest = () => mouse.drag(whereIs(0));
  await rest();
  await expect.poll(() => events.onHover.mock.lastCall?.[0]?.point).toBe(0);
  show({ hidden: Uint8Array.of(1, 0, 0, 0, 0) });
  await expect.poll(() => events.onHover.mock.lastCall).toEqual([null]);
  show();
  await nextFrame();
  await mouse.drag({ x: whereIs(0).x + 40, y: whereIs(0).y });
  await rest();
  await expect.poll(() => events.onHover.mock.lastCall?.[0]?.point).toBe(0);
  show({ points: pointsAt(places) });
  await expect.poll(() => events.onHover.mock.lastCall).toEqual([null]);
});

test('a point that does not match is found only if no matching one is near', async () => {
  const near = pointsAt([...places, [0.21, 0.2]]);
  show({
    points: near,
    colors: { ...plain.colors, of: new Uint8Array(6) },
    highlighted: Uint8Array.of(0, 0, 0, 0, 0, 1),
  });
  await expect.element(chart).toBeVisible();
  await nextFrame();
  await click(whereIs(0, near));
  await click(whereIs(1, near));
  await expect.poll(() => events.onOpen.mock.calls.flat()).toEqual([5, 1]);
});

test('the lasso and the box choose the points inside; Escape cancels them; Shift and a click toggle a point', async () => {
  show({ tool: 'lasso' });
  await expect.element(chart).toBeVisible();
  await nextFrame();
  const [one, other] = [whereIs(0), whereIs(2)];
  const around = [
    { x: one.x - 30, y: one.y - 30 },
    { x: one.x + 40, y: one.y - 30 },
    { x: other.x + 40, y: other.y + 30 },
    { x: other.x - 30, y: other.y + 30 },
  ];
  await drag(around);
  await expect.poll(() => events.onChoose.mock.lastCall).toEqual([[0, 2], 'replace']);
  await mouse.press({ x: 60, y: 320 });
  await mouse.drag({ x: 90, y: 300 });
  await mouse.drag({ x: 190, y: 400 });
  await userEvent.keyboard('{Escape}');
  await mouse.release({ x: 90, y: 400 });

  show({ tool: 'box', chosen: Uint8Array.of(0, 1, 0, 0, 0) });
  await nextFrame();
  await drag([around[0] ?? one, { x: one.x + 30, y: one.y + 30 }], shiftKey);
  await click(whereIs(1), shiftKey);
  await expect
    .poll(() => events.onChoose.mock.calls)
    .toEqual([
      [[0, 2], 'replace'],
      [[0], 'add'],
      [[1], 'remove'],
    ]);
  expect(events.onOpen).not.toHaveBeenCalled();
});

test('the line of the lasso disappears when something else is chosen', async () => {
  const line = () => document.querySelector('[data-tool] > svg > g > path')?.getAttribute('d');
  show({ tool: 'box' });
  await expect.element(chart).toBeVisible();
  await nextFrame();
  const { x, y } = whereIs(0);
  await drag([
    { x: x - 30, y: y - 30 },
    { x: x + 30, y: y + 30 },
  ]);
  await expect.poll(() => events.onChoose.mock.lastCall).toEqual([[0], 'replace']);
  // Otherwise a busy machine may render only the later of the two.
  flushSync(() => show({ tool: 'box', chosen: Uint8Array.of(1, 0, 0, 0, 0) }));
  expect(line()).toMatch(/^M/);
  show({ tool: 'box', chosen: Uint8Array.of(0, 1, 1, 0, 0) });
  await expect.poll(line).toBe('');
});

test('the wheel zooms around the pointer, dragging moves, and the settled view is reported; keys do the same', async () => {
  show();
  await expect.element(chart).toBeVisible();
  await nextFrame();
  const fixed = whereIs(0);
  document
    .elementFromPoint(fixed.x, fixed.y)
    ?.dispatchEvent(
      new WheelEvent('wheel', { clientX: fixed.x, clientY: fixed.y, deltaY: -180, bubbles: true, cancelable: true }),
    );
  await expect.poll(() => events.onView.mock.lastCall?.[0]?.zoom).toBeCloseTo(Math.exp(0.324));
  await expect.poll(() => colorAt(fixed)).toBe(green);
  await drag([
    { x: 500, y: 500 },
    { x: 510, y: 500 },
    { x: 540, y: 480 },
  ]);
  await expect.poll(() => colorAt({ x: fixed.x + 40, y: fixed.y - 20 })).toBe(green);
  expect(events.onOpen).not.toHaveBeenCalled();

  // A press gives the chart the focus.
  await expect.element(chart).toHaveFocus();
  await userEvent.keyboard('{0}');
  await expect.poll(() => events.onView.mock.lastCall).toEqual([null]);
  expect(events.onZoom.mock.lastCall).toEqual([100]);
  await userEvent.keyboard('{+}');
  await expect.poll(() => events.onZoom.mock.lastCall).toEqual([160]);
  await userEvent.keyboard('{Enter}');
  expect(events.onOpen.mock.lastCall).toEqual([3]);
});

test('two fingers zoom and move the map, one finger taps a point', async () => {
  show();
  await expect.element(chart).toBeVisible();
  await nextFrame();
  const at = whereIs(1);
  await touch('touchStart', [{ x: at.x - 12, y: at.y }]);
  await touch('touchEnd', []);
  await expect.poll(() => events.onOpen.mock.calls).toEqual([[1]]);
  await touch('touchStart', [
    { x: 300, y: 300 },
    { x: 360, y: 300 },
  ]);
  await touch('touchMove', [
    { x: 270, y: 300 },
    { x: 390, y: 300 },
  ]);
  await touch('touchEnd', []);
  await expect.poll(() => events.onView.mock.lastCall?.[0]?.zoom).toBeCloseTo(2, 1);
  expect(events.onOpen).toHaveBeenCalledTimes(1);
});

test('groups are chosen by a click on their names, and zooming in shows the finer names', async () => {
  show();
  const coarse = page.getByRole('button', { name: /^Everything/ });
  const fine = page.getByRole('button', { name: /^A pair/ });
  await expect.element(coarse).toHaveTextContent('Everything 5');
  await expect.element(coarse).toBeVisible();
  await expect.element(fine).not.toBeInTheDocument();
  await coarse.click();
  expect(events.onChooseGroup.mock.calls).toEqual([['all']]);
  show({ view: { x: 0.45, y: 0.45, zoom: 4 } });
  await expect.element(fine).toBeVisible();
  await expect.element(coarse).not.toBeInTheDocument();
  expect(events.onView).not.toHaveBeenCalled();
});

test('a context that is lost and restored draws again, and one that stays lost is replaced by a canvas', async () => {
  show({ renderer: 'webgl' });
  await expect.poll(() => colorAt(whereIs(0))).toBe(green);
  const lose = glOf()?.getExtension('WEBGL_lose_context');
  lose?.loseContext();
  await expect.poll(() => colorAt(whereIs(0))).not.toBe(green);
  lose?.restoreContext();
  await expect.poll(() => colorAt(whereIs(0))).toBe(green);
  expect(glOf()).toBeInstanceOf(WebGL2RenderingContext);
  lose?.loseContext();
  await expect.poll(() => glOf()).toBeNull();
  await expect.poll(() => colorAt(whereIs(0))).toBe(green);
});

test('without WebGL very many points are drawn as a sample, and the screen is notified', async () => {
  const many = pointsAt(Array.from({ length: 20_500 }, (_, index) => [(index % 143) / 143, index / 20_500] as const));
  show({ points: many, colors: { of: new Uint8Array(20_500), palette: ['#008000'] }, renderer: 'canvas' });
  await expect.poll(() => events.onReduced.mock.calls).toEqual([[20_000]]);
});

test('a chart without a size or cards, which gets both later', async () => {
  place.style.height = '0';
  show({ points: pointsAt([]), colors: { of: new Uint8Array(), palette: [] } });
  await nextFrame();
  handle.current?.zoomIn();
  handle.current?.flyTo(0);
  await nextFrame();
  place.style.height = `${size.height}px`;
  show();
  await expect.poll(() => colorAt(whereIs(0))).toBe(green);
});

test('a picture of the visible part has its title, its dots, and the legend below', async () => {
  show({ outlines: [{ id: 'one', title: 'Cities cool', kind: 'trend', points: [0, 2] }] });
  await expect.element(page.getByText('Cities cool')).toBeVisible();
  const picture = handle.current?.picture();
  if (!picture) throw new Error('The chart is on the page.');
  const legend = [{ id: 'a', swatch: 'rgb(1 2 3)', name: 'Colour of a', count: '5' }];
  const sheet = sheetOf({ title: 'Heat & sand', facts: ['1 December 2026'], legend }, picture.size);
  const image = await createImageBitmap(await paintMap(picture, sheet, 2));
  expect([image.width, image.height]).toEqual([2 * sheet.width, Math.round(2 * sheet.height)]);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const at = (x: number, y: number) => [
    ...(context?.getImageData(Math.round(2 * x), Math.round(2 * y), 1, 1).data ?? []),
  ];
  const { x, y } = whereIs(0);
  expect(at(sheet.map.left + x - 40, sheet.map.top + y - 30)).toEqual([0, 128, 0, 255]);
  expect(at(sheet.dots[0]?.x ?? 0, sheet.dots[0]?.y ?? 0)).toEqual([1, 2, 3, 255]);
  const svg = new DOMParser().parseFromString(writeMap(picture, sheet), 'image/svg+xml').documentElement;
  const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(
    expect.arrayContaining(['Heat & sand', '1 December 2026', 'Colour of a', 'Everything', 'Cities cool']),
  );
  expect(svg.querySelectorAll('circle')).toHaveLength(6);
});
