import { compareRadars } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { placesOf } from '@foreglow/pictures/radars/layout/places';
import { expect, test } from 'vitest';
import { changesOf, trailsOf } from './changes.rules.ts';
import type { VersionBlip } from './versions.rules.ts';

const field = { domains: ['Energy', 'Food'], rings: ['Now', 'Next', 'Later'] };
const blip = (id: string, ring: string, more: Partial<VersionBlip> = {}): VersionBlip => ({
  id,
  number: 1,
  label: id,
  domain: 'Energy',
  ring,
  impact: 3,
  ...more,
});
const layoutOf = (blips: readonly VersionBlip[]) =>
  layoutRadar({
    shape: 'half',
    sectors: field.domains,
    rings: field.rings,
    blips: placesOf(
      field,
      blips.map((one) => ({ ...one, position: 0.5, angle: null })),
    ),
  });

const before = [
  blip('nearer', 'Later'),
  blip('away', 'Now'),
  blip('grown', 'Next'),
  blip('left', 'Now'),
  blip('same', 'Next'),
];
const after = [
  blip('nearer', 'Now', { domain: 'Food' }),
  blip('away', 'Next', { impact: 1 }),
  blip('grown', 'Next', { impact: 5 }),
  blip('same', 'Next'),
  blip('fresh', 'Later'),
];
const comparison = compareRadars({ ...field, blips: before }, { ...field, blips: after });

test('a blip is listed under every kind of change that applies to it', () => {
  const ids = Object.entries(changesOf(comparison)).map(([kind, list]) => [kind, list.map((one) => one.blip.id)]);
  expect(Object.fromEntries(ids)).toEqual({
    new: ['fresh'],
    in: ['nearer'],
    out: ['away'],
    sector: ['nearer'],
    larger: ['grown'],
    smaller: ['away'],
    gone: ['left'],
  });
});

test('a moved blip has a trail to its new position, a removed one only its old position, and an unchanged one nothing', () => {
  const trails = trailsOf(comparison, layoutOf(before), layoutOf(after));
  expect(trails.map(({ id, kind, to }) => [id, kind, to !== null])).toEqual([
    ['nearer', 'moved', true],
    ['away', 'moved', true],
    ['grown', 'resized', true],
    ['left', 'gone', false],
  ]);
  const was = layoutOf(before).blips.find(({ id }) => id === 'nearer');
  expect(trails[0]?.from).toEqual({ x: was?.x, y: was?.y, r: was?.r });
});
