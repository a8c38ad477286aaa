import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Guesses } from './guesses.ts';

const guesses = new Guesses();

test('words, runs and dates take fewer guesses than random characters', async () => {
  const [common, chance] = [await guesses.estimate('qwerty123456', []), await guesses.estimate('7#9!4$8%2&', [])];
  expect(common).toBeLessThan(5);
  expect(chance).toBeGreaterThanOrEqual(10);
});

test('German words are known', async () => {
  expect(await guesses.estimate('Fussball1904', [])).toBeLessThan(8);
});

test('words known to an attacker are guessed immediately', async () => {
  const text = 'xylotharbimquo';
  expect(await guesses.estimate(text, [text])).toBeLessThan(await guesses.estimate(text, []));
  expect(await guesses.estimate(text, [text.toUpperCase()])).toBeLessThan(3);
});

test('the longest text does not block anything else', async () => {
  const worst = 'p4ssw0rd1@8('.repeat(2000);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  const alone = await guesses.estimate(
    worst,
    Array.from({ length: 200 }, () => randomBytes(100).toString('hex')),
  );
  clearInterval(counting);
  // It took some time, and everything else continued in the meantime.
  expect(turns).toBeGreaterThan(10);
  expect(alone).toBeGreaterThan(0);
});
