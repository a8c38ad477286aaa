import type { BlipAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { blip } from './radar.test-data.ts';
import { noBlipFilters } from './radar-view.rules.ts';
import { bySector, layoutInputOf, passes, readBlips, tagsOf } from './read-blips.rules.ts';

const at = (id: string, domain: string, ring: string, changes: Partial<BlipAttributes> = {}): BlipAttributes =>
  blip(id, { domain, ring, ...changes });
const social = { name: 'Social', color: 'orange', sticky: true } as const;
const radar = {
  domains: ['Energy', 'Food'],
  rings: ['Now', 'Later'],
  blips: [
    at('roofs', 'Food', 'Now', { impacts: ['Cost'], imported_movement: 'in' }),
    at('sodium', 'energy', 'Later', { direction: 'rising', rationale: 'Salt in the Cellar' }),
    at('heat', 'Energy', 'Now', { impact: 5, tags: [social] }),
  ],
  movements: null,
};

test('blips are numbered by sector and from the centre outwards, whatever the spelling of names', () => {
  expect(readBlips(radar).map(({ id, number }) => [id, number])).toEqual([
    ['heat', 1],
    ['sodium', 2],
    ['roofs', 3],
  ]);
});

test('before the first version the movement comes from the import, afterwards from a comparison with the last version', () => {
  expect(readBlips(radar).map(({ movement }) => movement)).toEqual([null, null, 'in']);
  const published = { ...radar, movements: { heat: 'new', roofs: 'unchanged' } } as const;
  expect(readBlips(published).map(({ movement }) => movement)).toEqual(['new', null, 'unchanged']);
});

test('a single sector is laid out over the whole disc, and an unknown sector is ignored', () => {
  expect(layoutInputOf(radar, { shape: 'half', sector: 'food' })).toMatchObject({
    sectors: ['Food'],
    blips: [{ id: 'roofs', sector: 0, ring: 0 }],
  });
  expect(layoutInputOf(radar, { shape: 'full', sector: 'Space' }).blips).toHaveLength(3);
});

test.each([
  [{}, ['heat', 'sodium', 'roofs']],
  [{ search: 'cellar SALT' }, ['sodium']],
  [{ impact: ['5'] }, ['heat']],
  [{ affects: ['cost'] }, ['roofs']],
  [{ tags: ['Social'] }, ['heat']],
  [{ directions: ['rising'] }, ['sodium']],
  [{ movements: ['in'] }, ['roofs']],
  [{ search: 'heat', movements: ['in'] }, []],
] as const)('with %j these blips stand out: %j', (filters, ids) => {
  const standing = readBlips(radar).filter((one) => passes(one, { ...noBlipFilters, ...filters }));
  expect(standing.map(({ id }) => id)).toEqual(ids);
});

test('sectors keep the order of the radar, and those without blips are left out', () => {
  const blips = readBlips(radar);
  expect(bySector(['Space', 'Food', 'Energy'], blips).map(({ name, blips: own }) => [name, own.length])).toEqual([
    ['Food', 1],
    ['Energy', 2],
  ]);
  expect(tagsOf(blips)).toEqual([{ name: 'Social', color: 'orange', count: 1 }]);
});
