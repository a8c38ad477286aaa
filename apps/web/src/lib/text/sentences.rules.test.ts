import { expect, test } from 'vitest';
import { sentencesWithin } from './sentences.rules.ts';

test('whole sentences are shown as far as they fit, and the first in any case', () => {
  const [first, second] = ['The bakery heats twelve flats above its ovens.', 'The pipes were laid in a weekend.'];
  expect(sentencesWithin(`${first} ${second} And then the land…`, 90)).toBe(`${first} ${second}`);
  expect(sentencesWithin(`${first} ${second}`, 60)).toBe(first);
  expect(sentencesWithin(`${first} ${second}`, 10)).toBe(first);
  const long = `${first} ${'A long one that goes on '.repeat(6)}…`;
  expect(sentencesWithin(long, 120)).toBe(long);
  expect(sentencesWithin(long, 80)).toBe(first);
  expect(sentencesWithin(`${first} No full stop here`, 90)).toBe(`${first} No full stop here`);
  expect(sentencesWithin('One sentence that was cut before its end, since it is…', 20)).toMatch(/…$/);
  const named = 'The plan was presented at the town hall by Dr. Lind and by A. Winter. It failed.';
  expect(sentencesWithin(named, 20)).toBe(named.replace(' It failed.', ''));
});
