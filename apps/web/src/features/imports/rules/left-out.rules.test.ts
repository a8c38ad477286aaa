import type { ImportAttributes } from '@foreglow/contract';
import { expect, it } from 'vitest';
import { leftOutOf, lostRows, misreadRows } from './left-out.rules.ts';

const misread = { code: 'text_misread', field: 'title' } as const;
const rows: ImportAttributes['rows'] = [
  { row: 1, title: 'New', outcome: 'new', reasons: [], notes: [misread, { ...misread, field: 'description' }] },
  { row: 2, title: 'Again', outcome: 'duplicate', reasons: [], notes: [{ code: 'letters_lost', field: 'title' }] },
  { row: 3, title: '', outcome: 'invalid', reasons: [], notes: [] },
];

it('leaves out invalid rows, and duplicates unless the user keeps them', () => {
  expect(leftOutOf(rows, false).map(({ row }) => row)).toEqual([2, 3]);
  expect(leftOutOf(rows, true).map(({ row }) => row)).toEqual([3]);
});

it('counts each row that has text to repair once', () => {
  expect(misreadRows(rows)).toBe(1);
});

it('counts rows with lost letters, whether they are taken or not', () => {
  const reason = { code: 'letters_lost', field: 'title', value: null, card_slug: null, row: null } as const;
  expect(lostRows(rows)).toBe(1);
  expect(lostRows([...rows, { row: 4, title: '', outcome: 'invalid', reasons: [reason], notes: [] }])).toBe(2);
});
