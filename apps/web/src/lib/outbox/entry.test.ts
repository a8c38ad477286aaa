import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '../drafts/drafts.rules.ts';
import { apiErrorFrom, networkError } from '../http/api-error.ts';
import { isSavedFrom } from './entry.rules.ts';
import { Entry } from './entry.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const fails = (failure: Error) => () => Promise.reject(failure);
const attempt = (entry: Entry<string>, values: string, failure: Error) =>
  entry.send(values, fails(failure)).catch(() => undefined);

test('values without an answer are remembered, those that were refused are not', async () => {
  const entry = new Entry<string>(same);
  await attempt(entry, 'refused', apiErrorFrom(422, {}));
  expect(entry.unanswered).toBeUndefined();
  await attempt(entry, 'lost', networkError());
  await attempt(entry, 'failed', apiErrorFrom(502, {}));
  await attempt(entry, 'refused', apiErrorFrom(409, {}));
  expect(entry.unanswered?.values).toEqual(['lost', 'failed']);
  await entry.send('saved', async () => undefined);
  expect(entry.unanswered).toBeUndefined();
});

test('of many values the oldest and the last ones are remembered', async () => {
  const entry = new Entry<string>(same);
  for (let number = 1; number <= 9; number += 1) await attempt(entry, `${number}`, networkError());
  expect(entry.unanswered?.values).toEqual(['1', '6', '7', '8', '9']);
});

test('the key stays the same until there is an answer, also on the device', async () => {
  const kind = { read: (found: unknown) => (typeof found === 'string' ? found : undefined) };
  const entry = new Entry<string>(same);
  await attempt(entry, 'lost', networkError());
  const key = entry.key();
  const { unanswered } = readDraft(kind, writeDraft({ values: 'typed', at: 5, unanswered: entry.unanswered })) ?? {};
  expect(new Entry<string>(same, unanswered).key()).toBe(key);
  await entry.send('saved', async () => undefined);
  expect(entry.key()).not.toBe(key);
});

const text = (title: string, tags: readonly string[] = []) => ({ title, tags });

test.each([
  ['the same', text('A', ['x']), text('A', ['x'])],
  ['white space that the server folds', text(' A  B '), text('A B')],
  ['the scheme that an address gets', text('example.org/a'), text('https://example.org/a')],
  ['the order and spelling of tags', text('A', ['heat', 'Social']), text('A', ['Social', 'Heat'])],
])('saved values come from those that were sent in spite of %s', (_, sent, saved) => {
  expect(isSavedFrom(sent, saved, same)).toBe(true);
});

test.each([
  ['another text', text('A'), text('B')],
  ['another tag', text('A', ['x']), text('A', ['x', 'y'])],
])('saved values do not come from those that were sent if they have %s', (_, sent, saved) => {
  expect(isSavedFrom(sent, saved, same)).toBe(false);
});
