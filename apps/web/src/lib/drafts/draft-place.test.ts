import { expect, test } from 'vitest';
import { DraftPlace, keepBeside, keptText } from './draft-place.ts';

/** Every test has its own drafts, since nothing is removed between them. */
let drafts = 0;
const newKey = () => `draft-${++drafts}`;

/** The storage of a tab. */
function newTab() {
  const stored = new Map<string, string>();
  return {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string | null) => void (value === null ? stored.delete(key) : stored.set(key, value)),
  };
}

test('a draft is kept, found again, and removed', () => {
  const key = newKey();
  const place = new DraftPlace(key);
  expect(place.read()).toBeNull();
  place.write('one');
  place.write('one more');
  expect(new DraftPlace(key).read()).toBe('one more');
  place.write(null);
  expect(keptText(key)).toBeNull();
});

test('the texts of several tabs are all kept, and found one after the other', () => {
  const key = newKey();
  const tabs = ['first', 'second', 'third'].map((text) => ({ text, place: new DraftPlace(key, newTab()) }));
  for (const { place, text } of tabs) place.write(text);
  for (const { place, text } of tabs) place.write(`${text}, typed on`);
  for (const { text } of tabs) {
    expect(keptText(key)).toBe(`${text}, typed on`);
    new DraftPlace(key, newTab()).write(null);
  }
  expect(keptText(key)).toBeNull();
});

test('after a reload, every tab finds its own text', () => {
  const key = newKey();
  const tabs = ['first', 'second', 'third'].map((text) => ({ text, tab: newTab() }));
  const places = tabs.map(({ tab }) => new DraftPlace(key, tab));
  for (const [at, { text }] of tabs.entries()) places[at]?.write(text);
  for (const { text, tab } of tabs.toReversed()) expect(new DraftPlace(key, tab).read()).toBe(text);
  places[1]?.write(null);
  expect(tabs.map(({ tab }) => new DraftPlace(key, tab).read())).toEqual(['first', 'first', 'third']);
});

test('saving in one tab does not remove what was typed in another', () => {
  const key = newKey();
  const [one, other] = [new DraftPlace(key, newTab()), new DraftPlace(key, newTab())];
  one.write('of one');
  other.write('of the other');
  one.write(null);
  expect(keptText(key)).toBe('of the other');
  one.write(null);
  expect(keptText(key)).toBe('of the other');
  other.write(null);
  expect(keptText(key)).toBeNull();
});

test('a draft that another tab found and changed is not overwritten', () => {
  const key = newKey();
  const one = new DraftPlace(key, newTab());
  one.write('started');
  const other = new DraftPlace(key, newTab());
  other.write('started, and continued in the other');
  one.write('started, and continued here');
  expect(keptText(key)).toBe('started, and continued in the other');
  other.write(null);
  expect(keptText(key)).toBe('started, and continued here');
});

test('a text that another tab found and removed is kept again, beside what that tab has kept since', () => {
  const key = newKey();
  const tab = newTab();
  const one = new DraftPlace(key, tab);
  one.write('typed here');
  const other = new DraftPlace(key, newTab());
  other.write(null);
  other.write('typed in the other');
  one.write('typed here');
  expect(new DraftPlace(key, tab).read()).toBe('typed here');
  expect(keptText(key)).toBe('typed in the other');
});

test('a text left for an editor is found in this tab before those kept earlier, which stay', () => {
  const key = newKey();
  const tab = newTab();
  new DraftPlace(key, newTab()).write('kept earlier');
  keepBeside(key, 'left', tab);
  const place = new DraftPlace(key, tab);
  expect(place.read()).toBe('left');
  place.write(null);
  expect(new DraftPlace(key, tab).read()).toBe('kept earlier');
});
