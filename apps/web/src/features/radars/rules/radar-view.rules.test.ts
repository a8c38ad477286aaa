import { expect, test } from 'vitest';
import { filtersOn, noBlipFilters, type RadarView, radarViewSearch, searchFrom, viewFrom } from './radar-view.rules.ts';

const plain: RadarView = { filters: noBlipFilters, shape: 'half', sector: '', blip: '', comment: '', edition: '' };
const everything: RadarView = {
  filters: {
    search: 'heat street',
    impact: ['5', '4'],
    affects: ['Cost, growth', '100% of it'],
    tags: ['Social'],
    directions: ['rising', 'wild_card'],
    movements: ['new', 'in'],
  },
  shape: 'full',
  sector: 'Food, water & more',
  blip: 'heat-1',
  comment: 'c-1',
  edition: '2',
};

test('an address without parameters gives the default view, and the default view needs no parameters', () => {
  expect(viewFrom(radarViewSearch({}))).toEqual(plain);
  expect(Object.values(searchFrom(plain)).filter((value) => value !== undefined)).toEqual([]);
});

test('a view with all parameters survives its address, with commas and percent signs in names', () => {
  expect(viewFrom(radarViewSearch({ ...searchFrom(everything) }))).toEqual(everything);
});

test('invalid parameters are left out', () => {
  expect(radarViewSearch({ impact: '7,4', moved: 'up', shape: 'square', blip: '<b>' })).toEqual({ impact: '4' });
});

test('the shape, the sector and the chosen blip are not filters', () => {
  expect(filtersOn({ ...plain, shape: 'full', sector: 'Food', blip: 'heat' })).toBe(0);
  expect(filtersOn(everything)).toBe(6);
});
