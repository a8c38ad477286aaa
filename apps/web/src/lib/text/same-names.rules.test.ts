import { expect, test } from 'vitest';
import { withSameName } from './same-names.rules.ts';

test('people with the same name are found, whatever its case and spaces', () => {
  const [ada, maria, other, bea] = ['Ada', 'Maria Schmidt', 'maria  schmidt ', 'Bea'].map((name) => ({ name }));
  expect([...withSameName([ada, maria, other, bea].flatMap((one) => one ?? []))]).toEqual([maria, other]);
  expect(withSameName([]).size).toBe(0);
});
