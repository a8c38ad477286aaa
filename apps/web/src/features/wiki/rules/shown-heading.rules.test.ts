import { expect, test } from 'vitest';
import { shownHeading } from './shown-heading.rules.ts';

const headingsAt = (...tops: number[]) => tops.map((top, at) => ({ anchor: `h${at}`, top }));
const view = { height: 800, atStart: false, atEnd: false, named: '' };

test('the last heading in the upper part of the window is being read', () => {
  expect(shownHeading(headingsAt(-300, 150, 260, 900), view)).toBe('h1');
  expect(shownHeading(headingsAt(-300, -20, 400), view)).toBe('h1');
});

test('before any heading the first one is being read, and at the end of the page the last one', () => {
  expect(shownHeading(headingsAt(300, 500), { ...view, atStart: true })).toBe('h0');
  expect(shownHeading(headingsAt(-300, 250, 500), { ...view, atEnd: true })).toBe('h2');
  expect(shownHeading(headingsAt(250, 500), { ...view, atStart: true, atEnd: true })).toBe('h0');
  expect(shownHeading([], view)).toBe(undefined);
});

test('a heading opened by a link is being read, even if its section is short', () => {
  expect(shownHeading(headingsAt(28, 120, 180), { ...view, named: 'h0' })).toBe('h0');
});

test('a heading near the end opened by a link is being read, even if it cannot be scrolled to the top', () => {
  expect(shownHeading(headingsAt(-300, 350, 500), { ...view, atEnd: true, named: 'h1' })).toBe('h1');
  expect(shownHeading(headingsAt(250, 500), { ...view, atStart: true, atEnd: true, named: 'h1' })).toBe('h1');
});

test('once it is scrolled away, the heading of the address is treated like any other', () => {
  expect(shownHeading(headingsAt(-5, 120, 180), { ...view, named: 'h0' })).toBe('h2');
  expect(shownHeading(headingsAt(-300, 20, 700), { ...view, named: 'h2' })).toBe('h1');
});
