import { expect, test } from 'vitest';
import { apiErrorFrom, networkError } from '../http/api-error.ts';
import { asksBeforeLeaving, failureOf, isNewer, isSaveKey } from './editing.rules.ts';

const same = (a: string, b: string) => a === b;
const at = (updatedAt: string | undefined, values: string) => ({ values, updatedAt });

test('others have saved if the saved state is later and different', () => {
  const base = at('2026-01-01T10:00:00Z', 'A');
  expect(isNewer(at('2026-01-01T11:00:00Z', 'B'), base, same)).toBe(true);
  expect(isNewer(at('2026-01-01T11:00:00Z', 'A'), base, same)).toBe(false);
  expect(isNewer(at('2026-01-01T09:00:00Z', 'B'), base, same)).toBe(false);
  expect(isNewer(undefined, base, same)).toBe(false);
});

test('nothing is newer than a state that has not been saved yet', () => {
  expect(isNewer(at('2026-01-01T11:00:00Z', 'B'), at(undefined, ''), same)).toBe(false);
});

test('versions are compared as numbers', () => {
  expect(isNewer({ values: 'B', updatedAt: 10 }, { values: 'A', updatedAt: 9 }, same)).toBe(true);
});

const press = { key: 'Enter', ctrlKey: true, metaKey: false, inside: true };

test('Ctrl+Enter and ⌘+Enter save', () => {
  expect(isSaveKey(press)).toBe(true);
  expect(isSaveKey({ ...press, ctrlKey: false, metaKey: true })).toBe(true);
});

test.each([
  ['Enter alone', { ctrlKey: false }],
  ['another key', { key: 's' }],
  ['a press in a dialog over the editor', { inside: false }],
])('%s does not save', (_, other) => {
  expect(isSaveKey({ ...press, ...other })).toBe(false);
});

test('leaving needs a confirmation if there are unsaved changes and the screen changes', () => {
  expect(asksBeforeLeaving(true, '/cards/edit/a', '/cards')).toBe(true);
  expect(asksBeforeLeaving(true, '/cards/edit/a', '/cards/edit/a')).toBe(false);
  expect(asksBeforeLeaving(false, '/cards/edit/a', '/cards')).toBe(false);
});

const refusal = (status: number, error: object) =>
  apiErrorFrom(status, { errors: [{ status: `${status}`, ...error }] });

test('a failed save is attributed to fields, to the network, or to something else', () => {
  const source = { pointer: '/data/attributes/title' };
  expect(failureOf(refusal(422, { code: 'invalid', title: 'x', detail: 'Too long', source }))).toBe('fields');
  expect(failureOf(networkError())).toBe('offline');
  expect(failureOf(refusal(404, { code: 'not_found', title: 'x', detail: 'x' }))).toBe('gone');
  expect(failureOf(refusal(500, { code: 'internal', title: 'x', detail: 'x' }))).toBe('other');
  expect(failureOf(new Error('x'))).toBe('other');
});
