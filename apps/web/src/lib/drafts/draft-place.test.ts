import { expect, test } from 'vitest';
import { DraftPlace, storedText } from './draft-place.ts';

/** Every test has its own drafts, since nothing is removed between them. */
let drafts = 0;
const newKey = () => `draft-${++drafts}`;

test('a draft is stored, found again, and removed', () => {
  const key = newKey();
  const place = new DraftPlace(key);
  expect(place.read()).toBeNull();
  place.write('one');
  place.write('one more');
  expect(new DraftPlace(key).read()).toBe('one more');
  place.write(null);
  expect(storedText(key)).toBeNull();
});

test('the texts of several tabs are all kept, and found one after the other', () => {
  const key = newKey();
  const tabs = ['first', 'second', 'third'].map((text) => ({ text, place: new DraftPlace(key) }));
  for (const { place, text } of tabs) place.write(text);
  for (const { place, text } of tabs) place.write(`${text}, typed on`);
  for (const { text } of tabs) {
    expect(storedText(key)).toBe(`${text}, typed on`);
    new DraftPlace(key).write(null);
  }
  expect(storedText(key)).toBeNull();
});

test('saving in one tab does not remove what was typed in another', () => {
  const key = newKey();
  const [one, other] = [new DraftPlace(key), new DraftPlace(key)];
  one.write('of one');
  other.write('of the other');
  one.write(null);
  expect(storedText(key)).toBe('of the other');
  one.write(null);
  expect(storedText(key)).toBe('of the other');
  other.write(null);
  expect(storedText(key)).toBeNull();
});

test('a draft that another tab found and changed is not overwritten', () => {
  const key = newKey();
  const one = new DraftPlace(key);
  one.write('started');
  const other = new DraftPlace(key);
  other.write('started, and continued in the other');
  one.write('started, and continued here');
  expect(storedText(key)).toBe('started, and continued in the other');
  other.write(null);
  expect(storedText(key)).toBe('started, and continued here');
});
