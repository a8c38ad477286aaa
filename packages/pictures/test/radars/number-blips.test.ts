import { expect, test } from 'vitest';
import { numberBlips } from '#radars/layout/number-blips.ts';

const blip = (id: string, sector: number, ring: number, position: number) => ({ id, sector, ring, position });
const blips = [
  blip('second sector', 1, 0, 0),
  blip('outer ring', 0, 1, 0.1),
  blip('far', 0, 0, 0.9),
  blip('near', 0, 0, 0.1),
  blip('b', 0, 0, 0.5),
  blip('a', 0, 0, 0.5),
];

test('numbers blips by sector, ring, position and id', () => {
  expect([...numberBlips(blips)]).toEqual([
    ['near', 1],
    ['a', 2],
    ['b', 3],
    ['far', 4],
    ['outer ring', 5],
    ['second sector', 6],
  ]);
});

test('gives the same numbers for any order of the input, also where a position is not a number', () => {
  const odd = [...blips, blip('c', 0, 0, Number.NaN), blip('d', 0, 0, -4)];
  const numbers = (list: typeof odd) => Object.fromEntries(numberBlips(list));
  expect(numbers(odd.toReversed())).toEqual(numbers(odd));
  expect(numbers(odd.toSorted((a, b) => (a.id < b.id ? -1 : 1)))).toEqual(numbers(odd));
});

test('numbers nothing', () => {
  expect(numberBlips([]).size).toBe(0);
});
