import { shownBounds } from '@foreglow/pictures/map/fit';
import { worldUnit } from '@foreglow/pictures/map/points';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSameView,
  largestZoom,
  limited,
  pannedBy,
  projectionOf,
  smallestZoom,
  spotOf,
  type Viewport,
  viewBetween,
  viewOfBounds,
  wholeView,
  worldAt,
  zoomedAbout,
} from './camera.rules.ts';

const size = fc.record({ width: fc.integer({ min: 60, max: 3000 }), height: fc.integer({ min: 60, max: 2000 }) });
const bounds = { left: -0.05, top: -0.05, right: 1.05, bottom: 1.05 };
const viewports = size.map((given): Viewport => ({ size: given, bounds }));
const share = fc.double({ min: 0, max: 1, noNaN: true });
const views = fc.record({
  x: share,
  y: share,
  zoom: fc.double({ min: smallestZoom, max: largestZoom, noNaN: true }),
});

describe('zoomedAbout', () => {
  it('keeps the world point under the pointer in place, unless the centre would leave the map', () => {
    fc.assert(
      fc.property(
        viewports,
        views,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        share,
        share,
        (viewport, view, factor, x, y) => {
          const at = { x: x * viewport.size.width, y: y * viewport.size.height };
          const kept = worldAt(projectionOf(view, viewport), at);
          const zoomed = zoomedAbout(view, factor, at, viewport);
          const isAtEdge = [zoomed.x, zoomed.y].some((value) => value === bounds.left || value === bounds.right);
          fc.pre(!isAtEdge);
          const now = spotOf(projectionOf(zoomed, viewport), kept);
          expect(now.x).toBeCloseTo(at.x, 4);
          expect(now.y).toBeCloseTo(at.y, 4);
          expect(zoomed.zoom).toBeGreaterThanOrEqual(smallestZoom);
          expect(zoomed.zoom).toBeLessThanOrEqual(largestZoom);
        },
      ),
    );
  });
});

describe('wholeView', () => {
  it('shows every point', () => {
    const places = fc.array(fc.tuple(fc.nat(worldUnit), fc.nat(worldUnit)), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(places, size, (given, chart) => {
        const x = Uint16Array.from(given, ([across]) => across);
        const y = Uint16Array.from(given, ([, down]) => down);
        const all = shownBounds({ count: given.length, x, y });
        const projection = projectionOf(wholeView(all), { size: chart, bounds: all });
        for (const [across, down] of given) {
          const spot = spotOf(projection, { x: across / worldUnit, y: down / worldUnit });
          expect(spot.x).toBeGreaterThan(0);
          expect(spot.x).toBeLessThan(chart.width);
          expect(spot.y).toBeGreaterThan(0);
          expect(spot.y).toBeLessThan(chart.height);
        }
      }),
    );
  });
});

describe('pannedBy', () => {
  it('moves the map by pixels, and never out of sight', () => {
    const viewport = { size: { width: 800, height: 600 }, bounds };
    const view = { x: 0.5, y: 0.5, zoom: 4 };
    const before = spotOf(projectionOf(view, viewport), { x: 0.5, y: 0.5 });
    const after = spotOf(projectionOf(pannedBy(view, 30, -20, viewport), viewport), { x: 0.5, y: 0.5 });
    expect(after.x - before.x).toBeCloseTo(30);
    expect(after.y - before.y).toBeCloseTo(-20);
    expect(pannedBy(view, 1e6, -1e6, viewport)).toEqual({ x: bounds.left, y: bounds.bottom, zoom: 4 });
  });
});

describe('viewOfBounds', () => {
  it('shows a part of the world completely', () => {
    fc.assert(
      fc.property(viewports, share, share, share, share, (viewport, x1, y1, x2, y2) => {
        const part = {
          left: Math.min(x1, x2),
          right: Math.max(x1, x2),
          top: Math.min(y1, y2),
          bottom: Math.max(y1, y2),
        };
        const projection = projectionOf(viewOfBounds(part, viewport), viewport);
        const corner = spotOf(projection, { x: part.left, y: part.top });
        const opposite = spotOf(projection, { x: part.right, y: part.bottom });
        expect(corner.x).toBeGreaterThanOrEqual(0);
        expect(corner.y).toBeGreaterThanOrEqual(0);
        expect(opposite.x).toBeLessThanOrEqual(viewport.size.width);
        expect(opposite.y).toBeLessThanOrEqual(viewport.size.height);
      }),
    );
  });
});

describe('viewBetween', () => {
  it('begins and ends at the given views, with even steps of zoom in between', () => {
    const [from, to] = [
      { x: 0, y: 0.2, zoom: 1 },
      { x: 1, y: 0.4, zoom: 16 },
    ];
    expect(isSameView(viewBetween(from, to, 0), from)).toBe(true);
    expect(isSameView(viewBetween(from, to, 1), to)).toBe(true);
    expect(viewBetween(from, to, 0.5).zoom).toBeCloseTo(4);
  });
});

it('contains only finite numbers if the chart has no size', () => {
  const viewport = { size: { width: 0, height: 0 }, bounds };
  const view = wholeView(bounds);
  const results = [
    projectionOf(view, viewport),
    worldAt(projectionOf(view, viewport), { x: 3, y: 4 }),
    zoomedAbout(view, 2, { x: 0, y: 0 }, viewport),
    pannedBy(view, 5, 5, viewport),
    viewOfBounds({ left: 0.5, top: 0.5, right: 0.5, bottom: 0.5 }, viewport),
    limited({ x: 9, y: -9, zoom: 1e9 }, bounds),
  ];
  for (const value of results.flatMap((result) => Object.values(result))) expect(Number.isFinite(value)).toBe(true);
});
