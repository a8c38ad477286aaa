import { expect, test } from 'vitest';
import { toastTop } from './toast-place.rules.ts';

const header = { top: 30, bottom: 74 };
const filters = { top: 94, bottom: 130 };

test('toasts appear below the title and the filters of a page', () => {
  expect(toastTop([header], 800)).toBe(84);
  expect(toastTop([header, filters], 800)).toBe(140);
});

test('toasts appear at the top if there are no bars, or none in view', () => {
  expect(toastTop([], 800)).toBe(20);
  expect(toastTop([{ top: -200, bottom: -150 }], 800)).toBe(20);
});

test('a bar further down the page does not move toasts', () => {
  expect(toastTop([header, { top: 500, bottom: 540 }], 800)).toBe(84);
});

test('toasts appear below the control in use, if they would cover it and there is room', () => {
  expect(toastTop([header], 800, { top: 120, bottom: 150 })).toBe(160);
  expect(toastTop([header], 800, { top: 190, bottom: 230 })).toBe(84);
  expect(toastTop([header], 800, { top: 30, bottom: 74 })).toBe(84);
  expect(toastTop([header], 800, { top: 90, bottom: 520 })).toBe(530);
  expect(toastTop([header], 800, { top: 90, bottom: 700 })).toBe(84);
});

test('bars never place toasts in the lower half', () => {
  expect(toastTop([{ top: 0, bottom: 700 }], 800)).toBe(400);
});
