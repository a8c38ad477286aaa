import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { expect, test } from 'vitest';
import { enlargedWidth, fingerRadii } from './phone-picture.rules.ts';

const layoutOf = (count: number) =>
  layoutRadar({
    shape: 'half',
    sectors: ['People', 'Work'],
    rings: ['Now', 'Next'],
    blips: Array.from({ length: count }, (_, at) => ({
      id: `b${at}`,
      sector: at % 2,
      ring: at % 3 === 0 ? 1 : 0,
      position: 0.5,
      angle: null,
      impact: 1 + (at % 5),
    })),
  });
const spotsOf = (count: number) => layoutOf(count).blips.map(({ id: key, ...circle }) => ({ key, ...circle }));

test('the smallest blip of an enlarged picture is 16 pixels wide', () => {
  const layout = layoutOf(20);
  const smallest = Math.min(...layout.blips.map(({ r }) => r));
  expect((2 * smallest * enlargedWidth(layout)) / layout.width).toBeCloseTo(16, 1);
});

test('a picture without blips, or with very many, is not enlarged without limits', () => {
  expect([enlargedWidth(layoutOf(0)), enlargedWidth(layoutOf(900))]).toEqual([640, 1200]);
});

test('a circle alone reacts to a finger in a radius of 12 pixels in a picture of 320', () => {
  const [radius = 0] = fingerRadii([{ key: 'a', x: 500, y: 500, r: 24 }]).values();
  expect((radius * 320) / layoutOf(1).width).toBeGreaterThanOrEqual(12);
});

test('the areas for fingers contain their circles and do not overlap', () => {
  const spots = spotsOf(120);
  const radii = fingerRadii(spots);
  for (const [at, one] of spots.entries()) {
    const radius = radii.get(one.key) ?? 0;
    expect(radius).toBeGreaterThanOrEqual(one.r);
    for (const other of spots.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
        radius + (radii.get(other.key) ?? 0) - 0.01,
      );
  }
});
