import { expect, it } from 'vitest';
import { SheetLinks } from './xlsx-links.rules.ts';

const targets = new Map([
  ['r1', 'https://a.example/'],
  ['r2', 'https://a.example/#b'],
]);

const linkIn = (links: SheetLinks, column: number, row: number) => links.targetOf({ column, row }, () => '');

it('follows links of cells and ranges, with their fragments', () => {
  const links = new SheetLinks(targets);
  links.add({ ref: 'A1', 'r:id': 'r1', location: '/signals/41' });
  links.add({ ref: 'B2:C5', 'r:id': 'r1' });
  links.add({ ref: 'E1:E1048576', 'r:id': 'r1' });
  links.add({ ref: 'C4', 'r:id': 'r2', location: 'other' });
  expect(linkIn(links, 0, 1)).toBe('https://a.example/#/signals/41');
  for (const [column, row] of [1, 2].flatMap((one) => [2, 3, 5].map((two) => [one, two] as const))) {
    expect(linkIn(links, column, row)).toBe('https://a.example/');
  }
  expect(linkIn(links, 4, 9000)).toBe('https://a.example/');
  expect(linkIn(links, 2, 4)).toBe('https://a.example/#b');
  for (const [column, row] of [
    [0, 2],
    [1, 1],
    [3, 3],
    [1, 6],
  ] as const)
    expect(linkIn(links, column, row)).toBeUndefined();
});

it('does not follow links into the workbook, or without a cell', () => {
  const links = new SheetLinks(targets);
  links.add({ ref: 'A1', location: "'Sheet 2'!A1" });
  links.add({ ref: 'A2', 'r:id': 'r9' });
  links.add({ 'r:id': 'r1' });
  links.add({ ref: 'A:A', 'r:id': 'r1' });
  for (const row of [1, 2, 3]) expect(linkIn(links, 0, row)).toBeUndefined();
});

it('follows every link of a few cells, and a bounded number of large ranges', () => {
  const links = new SheetLinks(targets);
  for (let row = 1; row <= 5000; row += 1) links.add({ ref: `A${row}:B${row}`, 'r:id': 'r1' });
  expect(linkIn(links, 1, 5000)).toBe('https://a.example/');
  for (let row = 1; row <= 5000; row += 1) links.add({ ref: `C${row}:CZ${row}`, 'r:id': 'r2' });
  expect(linkIn(links, 60, 1)).toBe('https://a.example/#b');
  expect(linkIn(links, 60, 5000)).toBeUndefined();
});
