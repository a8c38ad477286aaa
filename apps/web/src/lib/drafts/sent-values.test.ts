import { expect, test } from 'vitest';
import { apiErrorFrom, networkError } from '../http/api-error.ts';
import { readDraft, writeDraft } from './drafts.rules.ts';
import { isStoredFrom } from './sent-values.rules.ts';
import { SentValues } from './sent-values.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const fails = (failure: Error) => () => Promise.reject(failure);
const attempt = (sent: SentValues<string>, values: string, failure: Error) =>
  sent.send(values, fails(failure)).catch(() => undefined);

test('values without an answer are remembered, those that were refused are not', async () => {
  const sent = new SentValues<string>(same);
  await attempt(sent, 'refused', apiErrorFrom(422, {}));
  expect(sent.unanswered).toBeUndefined();
  await attempt(sent, 'lost', networkError());
  await attempt(sent, 'failed', apiErrorFrom(502, {}));
  await attempt(sent, 'refused', apiErrorFrom(409, {}));
  expect(sent.unanswered?.values).toEqual(['lost', 'failed']);
  await sent.send('stored', async () => undefined);
  expect(sent.unanswered).toBeUndefined();
});

test('of many values the oldest and the last ones are remembered', async () => {
  const sent = new SentValues<string>(same);
  for (let number = 1; number <= 9; number += 1) await attempt(sent, `${number}`, networkError());
  expect(sent.unanswered?.values).toEqual(['1', '6', '7', '8', '9']);
});

test('the key stays the same until there is an answer, also on the device', async () => {
  const kind = { read: (found: unknown) => (typeof found === 'string' ? found : undefined) };
  const sent = new SentValues<string>(same);
  await attempt(sent, 'lost', networkError());
  const key = sent.key();
  const { unanswered } = readDraft(kind, writeDraft({ values: 'typed', at: 5, unanswered: sent.unanswered })) ?? {};
  expect(new SentValues<string>(same, unanswered).key()).toBe(key);
  await sent.send('stored', async () => undefined);
  expect(sent.key()).not.toBe(key);
});

const text = (title: string, tags: readonly string[] = []) => ({ title, tags });

test.each([
  ['the same', text('A', ['x']), text('A', ['x'])],
  ['white space that the server folds', text(' A  B '), text('A B')],
  ['the scheme that an address gets', text('example.org/a'), text('https://example.org/a')],
  ['the order and spelling of tags', text('A', ['heat', 'Social']), text('A', ['Social', 'Heat'])],
])('stored values come from those that were sent in spite of %s', (_, sent, stored) => {
  expect(isStoredFrom(sent, stored, same)).toBe(true);
});

test.each([
  ['another text', text('A'), text('B')],
  ['another tag', text('A', ['x']), text('A', ['x', 'y'])],
])('stored values do not come from those that were sent if they have %s', (_, sent, stored) => {
  expect(isStoredFrom(sent, stored, same)).toBe(false);
});
