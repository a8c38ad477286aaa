import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { insideTexts } from '#app/inside-texts.ts';
import { knowTexts, loadTexts } from '#app/texts.ts';
import { EditPicture } from '#features/radars/components/editor/edit-picture.tsx';
import type { WantedPlace } from '#features/radars/rules/pointed-place.rules.ts';
import { layoutInputOf, readBlips } from '#features/radars/rules/read-blips.rules.ts';
import { startI18n } from '#lib/i18n/i18n.ts';
import '#ui/styles/index.css';
import { blip } from '#features/radars/rules/radar.test-data.ts';
import { middleOf, mouse, nextFrame, type Point, touch } from '#test/components/support/pointers.ts';
import { radar } from '#test/components/support/radars.ts';

const field = { domains: ['Energy', 'Food'], rings: ['Now', 'Next', 'Later'] };
const both = [blip('heat', { angle: 0.5 }), blip('roofs', { domain: 'Food', ring: 'Next', angle: 0.5 })];
const half = (blips: typeof both) => layoutRadar(layoutInputOf({ ...field, blips }, { shape: 'half', sector: '' }));
const frame = half([]);

const calls = {
  onDrag: vi.fn<(id: string, place: WantedPlace) => void>(),
  onDrop: vi.fn<(place: WantedPlace | undefined) => void>(),
  onAdd: vi.fn<(place: WantedPlace) => void>(),
  onChoose: vi.fn<(id: string) => void>(),
  onLeave: vi.fn<() => void>(),
};

/** The picture in an editor that shows the dragged blip where it would be dropped, and leaves it there. */
function Editor({ stored }: { stored: typeof both }) {
  const [dropped, setDropped] = useState<Record<string, WantedPlace>>({});
  const [dragged, setDragged] = useState<Record<string, WantedPlace>>({});
  const blips = stored.map((one) => ({ ...one, ...dropped[one.id], ...dragged[one.id] }));
  return (
    <EditPicture
      layout={half(blips)}
      field={field}
      blips={readBlips(radar(blips).data.attributes)}
      challenge={null}
      label="Picture"
      chosen={undefined}
      pointed={undefined}
      onPoint={() => undefined}
      onChoose={calls.onChoose}
      onLeave={calls.onLeave}
      onAdd={calls.onAdd}
      onKey={() => undefined}
      onDrag={(id, place) => {
        calls.onDrag(id, place);
        setDragged({ [id]: place });
      }}
      onDrop={(place) => {
        calls.onDrop(place);
        if (place) setDropped({ ...dropped, ...dragged });
        setDragged({});
      }}
    />
  );
}

let root: Root;
const show = (stored = both) => root.render(<Editor stored={stored} />);

const mark = (name: RegExp) => page.getByRole('button', { name });
const heat = mark(/^\d+ heat/);
const roofs = mark(/^\d+ roofs/);

beforeEach(async () => {
  await page.viewport(1280, 720);
  knowTexts(insideTexts);
  await startI18n(loadTexts, ['radars']);
  for (const call of Object.values(calls)) call.mockReset();
  const place = document.createElement('div');
  place.style.width = '900px';
  document.body.replaceChildren(place);
  root = createRoot(place);
  show();
  await expect.element(heat).toBeVisible();
});

afterEach(() => {
  scrollTo(0, 0);
  root.unmount();
  document.body.replaceChildren();
});

/** The centre of a cell, or its point at another share of the sector, in units of the view box. */
function inPicture(domain: number, ring: number, along = 0.5): DOMPoint {
  const [sector, band] = [frame.sectors[domain], frame.rings[ring]];
  if (!sector || !band) throw new Error('There is no such cell.');
  const angle = sector.from + along * (sector.to - sector.from);
  const radius = (band.inner + band.outer) / 2;
  return new DOMPoint(frame.centre.x + radius * Math.cos(angle), frame.centre.y + radius * Math.sin(angle));
}

/** The same point in window coordinates. */
function pointIn(domain: number, ring: number, along = 0.5): Point {
  const matrix = document.querySelector<SVGSVGElement>('svg[role=group]')?.getScreenCTM();
  if (!matrix) throw new Error('There is no picture on the screen.');
  return inPicture(domain, ring, along).matrixTransform(matrix);
}

const middle = (one: typeof heat): Point => middleOf(one.element().querySelector('.radar-blip-disc') ?? one.element());
const shifted = ({ x, y }: Point, by: number): Point => ({ x: x + by, y });
const target = () => document.querySelector('[data-target-cell]');
const named = () => document.querySelector('[data-target-name]')?.textContent;

/** Makes the page longer than the window. */
function makePageLong(): void {
  document.body.append(Object.assign(document.createElement('div'), { style: 'height: 3000px' }));
}

/** Drags `heat` with the mouse to a cell, without releasing it. */
async function lift(to: Point): Promise<void> {
  await mouse.press(middle(heat));
  await mouse.drag(shifted(middle(heat), 8));
  await mouse.drag(to);
  await expect.poll(() => calls.onDrag.mock.lastCall?.[1].angle).toBeCloseTo(0.5, 1);
}

test('a blip follows the mouse to the cell under the pointer, and is dropped there without a click', async () => {
  const to = pointIn(1, 2);
  await lift(to);
  const wanted = { domain: 'Food', ring: 'Later', position: expect.closeTo(0.5, 1), angle: expect.closeTo(0.5, 1) };
  await expect.poll(() => calls.onDrag.mock.lastCall).toEqual(['heat', wanted]);
  await expect.element(mark(/^\d+ heat, Food, Later/)).toBeInTheDocument();
  expect(calls.onDrop).not.toHaveBeenCalled();
  await mouse.release(to);
  await expect.poll(() => calls.onDrop.mock.calls).toEqual([[wanted]]);
  await nextFrame();
  await expect.element(mark(/^\d+ heat, Food, Later/)).toBeInTheDocument();
  expect(calls.onChoose).not.toHaveBeenCalled();
});

test('the cell under the pointer is highlighted and named only while a blip is dragged', async () => {
  expect(target()).toBeNull();
  await lift(pointIn(1, 2));
  await expect.poll(named).toBe('Food · Later');
  const filled = target();
  if (!filled) throw new Error('No cell is highlighted.');
  const outline = new Path2D(filled.getAttribute('d') ?? '');
  const covers = (domain: number, ring: number) => {
    const { x, y } = inPicture(domain, ring);
    return document.createElement('canvas').getContext('2d')?.isPointInPath(outline, x, y, 'evenodd');
  };
  expect([covers(1, 2), covers(1, 1), covers(0, 2)]).toEqual([true, false, false]);
  expect(getComputedStyle(filled).fill).not.toMatch(/none|, 0\)/);
  await mouse.drag(pointIn(0, 1));
  await expect.poll(named).toBe('Energy · Next');
  await mouse.release(pointIn(0, 1));
  await expect.poll(target).toBeNull();
  expect(named()).toBeUndefined();
});

test('a press that moves less than the threshold of the mouse is a click', async () => {
  const from = middle(heat);
  await mouse.press(from);
  await mouse.drag(shifted(from, 3));
  await mouse.release(shifted(from, 3));
  await expect.poll(() => calls.onChoose.mock.calls).toEqual([['heat']]);
  expect(calls.onDrag).not.toHaveBeenCalled();
  expect(calls.onDrop).not.toHaveBeenCalled();
});

test('Escape cancels a drag, and does not act on the picture', async () => {
  await lift(pointIn(1, 2));
  expect(calls.onDrop).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => calls.onDrop.mock.calls).toEqual([[undefined]]);
  await expect.element(mark(/^\d+ heat, Energy, Now/)).toBeInTheDocument();
  expect(target()).toBeNull();
  await mouse.release(pointIn(1, 2));
  await nextFrame();
  expect(calls.onDrop).toHaveBeenCalledTimes(1);
  expect(calls.onLeave).not.toHaveBeenCalled();
});

test.each([
  ['a pointer that is lost', () => dispatchEvent(pointer('pointercancel', pointIn(1, 2)))],
  ['leaving the window', () => dispatchEvent(new Event('blur'))],
  ['the removal of the blip by somebody else', () => show(both.slice(1))],
])('%s cancels a drag', async (_, happens) => {
  await lift(pointIn(1, 2));
  expect(calls.onDrop).not.toHaveBeenCalled();
  happens();
  await expect.poll(() => calls.onDrop.mock.calls).toEqual([[undefined]]);
  await expect.poll(target).toBeNull();
  await mouse.release(pointIn(1, 2));
});

test('a picture that is unmounted during a drag no longer follows the pointer', async () => {
  await lift(pointIn(1, 2));
  const before = calls.onDrag.mock.calls.length;
  const after = pointIn(0, 1);
  root.unmount();
  await mouse.drag(after);
  await nextFrame();
  expect(calls.onDrag).toHaveBeenCalledTimes(before);
  expect(calls.onDrop.mock.calls).toEqual([[undefined]]);
  await mouse.release(after);
});

test('the place of a blip is reported once per frame, and not again while the pointer rests', async () => {
  await lift(pointIn(1, 2));
  await nextFrame();
  calls.onDrag.mockClear();
  for (const along of [0.1, 0.2, 0.3, 0.8]) dispatchEvent(pointer('pointermove', pointIn(1, 1, along)));
  await expect.poll(() => calls.onDrag.mock.calls.length).toBeGreaterThan(0);
  for (let frames = 0; frames < 5; frames += 1) await nextFrame();
  expect(calls.onDrag.mock.calls).toEqual([
    ['heat', expect.objectContaining({ ring: 'Next', angle: expect.closeTo(0.8, 1) })],
  ]);
  await mouse.release(pointIn(1, 2));
});

test('a blip released in the frame of its first move is dropped there', async () => {
  const from = middle(heat);
  const to = pointIn(1, 2);
  await mouse.press(from);
  dispatchEvent(pointer('pointermove', to));
  dispatchEvent(pointer('pointerup', to));
  await expect.element(mark(/^\d+ heat, Food, Later/)).toBeInTheDocument();
  expect(calls.onDrag).toHaveBeenCalledTimes(1);
  expect(calls.onDrop).toHaveBeenCalledTimes(1);
  await mouse.release(to);
});

test('a second finger neither moves the blip nor drags another', async () => {
  const [first, second, to] = [middle(heat), middle(roofs), pointIn(0, 2)];
  await touch('touchStart', [first]);
  await expect.poll(target).not.toBeNull();
  await touch('touchMove', [to]);
  await expect.poll(() => calls.onDrag.mock.lastCall?.[1]).toMatchObject({ domain: 'Energy', ring: 'Later' });
  await touch('touchStart', [to, second]);
  await touch('touchMove', [to, pointIn(1, 0)]);
  await nextFrame();
  expect(calls.onDrag.mock.lastCall).toEqual(['heat', expect.objectContaining({ domain: 'Energy', ring: 'Later' })]);
  expect(calls.onDrag.mock.calls.every(([id]) => id === 'heat')).toBe(true);
  await touch('touchEnd', []);
  await expect.poll(() => calls.onDrop.mock.calls).toEqual([[expect.objectContaining({ ring: 'Later' })]]);
});

test('a second pointer pressed before the first one drags does not drag a blip', async () => {
  await mouse.press(middle(heat));
  const at = middle(roofs);
  const second = { pointerId: 7, isPrimary: true, clientX: at.x, clientY: at.y, bubbles: true };
  roofs.element().dispatchEvent(new PointerEvent('pointerdown', second));
  await mouse.drag(pointIn(1, 2));
  await expect.poll(() => calls.onDrag.mock.lastCall).toEqual(['heat', expect.objectContaining({ ring: 'Later' })]);
  await mouse.release(pointIn(1, 2));
  await expect.poll(() => calls.onDrop.mock.calls).toEqual([[expect.objectContaining({ ring: 'Later' })]]);
});

test('a finger that rests and is lifted without moving changes nothing', async () => {
  await touch('touchStart', [middle(heat)]);
  await expect.poll(named).toBe('Energy · Now');
  await touch('touchEnd', []);
  await expect.poll(() => calls.onDrop.mock.calls).toEqual([[undefined]]);
  expect(calls.onDrag).not.toHaveBeenCalled();
  expect(calls.onChoose).not.toHaveBeenCalled();
});

test('a finger that moves immediately scrolls the page, even from a blip', async () => {
  makePageLong();
  const from = middle(heat);
  // The page may continue to scroll when the finger is lifted.
  const stands = new Promise((done) => addEventListener('scrollend', done, { once: true }));
  // Sent together, so that the finger does not seem to rest on a slow machine.
  await Promise.all([
    touch('touchStart', [from]),
    ...[20, 60, 100, 140].map((by) => touch('touchMove', [{ x: from.x, y: from.y - by }])),
  ]);
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  await touch('touchEnd', []);
  await stands;
  expect(calls.onDrag).not.toHaveBeenCalled();
  expect(calls.onDrop).not.toHaveBeenCalled();
});

test('a finger continues a drag through a cell that groups the blip with others, and the page does not scroll', async () => {
  makePageLong();
  const crowd = Array.from({ length: 150 }, (_, index) =>
    blip(`crowd ${index}`, { domain: 'Energy', ring: 'Next', impact: 5 }),
  );
  show([...crowd, ...both]);
  await expect.element(mark(/^\d+ crowd 0,/)).toBeVisible();
  await touch('touchStart', [middle(heat)]);
  await expect.poll(target).not.toBeNull();
  await touch('touchMove', [pointIn(0, 1)]);
  await expect.poll(() => heat.query()).toBeNull();
  for (const along of [0.5, 0.6, 0.7, 0.8]) {
    await touch('touchMove', [pointIn(0, 2, along)]);
    await nextFrame();
  }
  await touch('touchEnd', []);
  await expect.poll(() => calls.onDrop.mock.calls.length).toBe(1);
  expect(calls.onDrop.mock.lastCall?.[0]).toMatchObject({ ring: 'Later', angle: expect.closeTo(0.8, 1) });
  expect(scrollY).toBe(0);
});

test('a double click adds a blip on an empty place, and none on another blip', async () => {
  await mouse.doubleClick(middle(roofs));
  await mouse.doubleClick(pointIn(0, 2));
  await expect.poll(() => calls.onAdd.mock.calls.length).toBeGreaterThan(0);
  expect(calls.onAdd.mock.calls).toEqual([
    [{ domain: 'Energy', ring: 'Later', position: expect.closeTo(0.5, 1), angle: expect.closeTo(0.5, 1) }],
  ]);
});

/** A mouse event that cannot be triggered in the browser. */
const pointer = (type: string, { x, y }: Point) =>
  new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, bubbles: true });
