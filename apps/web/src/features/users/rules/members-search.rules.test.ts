import { expect, test } from 'vitest';
import { named } from './members-search.rules.ts';

const zoe = { name: 'Zoë Åberg', email: 'zoe@example.org' };
const grace = { name: 'Grace Hopper', email: 'gh@navy.example' };

test.each([
  ['', [zoe, grace]],
  ['  ', [zoe, grace]],
  ['zoe', [zoe]],
  ['ÅBERG', [zoe]],
  ['aberg', [zoe]],
  ['navy', [grace]],
  ['nobody', []],
])('finds by %j', (term, found) => {
  expect(named([zoe, grace], term)).toEqual(found);
});
