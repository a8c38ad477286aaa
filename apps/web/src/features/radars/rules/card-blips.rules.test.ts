import { expect, test } from 'vitest';
import { blipsOfCards } from './card-blips.rules.ts';

const radar = { domains: ['Heat and water', 'Work'], blips: [{ domain: 'Work' }] };
const cards = [
  { slug: 'a', title: 'Neighbours trade heat' },
  { slug: 'b', title: 'Something else' },
  { slug: 'c', title: 'A third thing' },
];

test('each card becomes a blip, in a sector chosen by its title or by free space', () => {
  expect(blipsOfCards(cards, { together: false, sector: '', ring: 'Now' }, radar)).toEqual([
    { label: 'Neighbours trade heat', domain: 'Heat and water', ring: 'Now', card_slugs: ['a'] },
    { label: 'Something else', domain: 'Heat and water', ring: 'Now', card_slugs: ['b'] },
    { label: 'A third thing', domain: 'Work', ring: 'Now', card_slugs: ['c'] },
  ]);
});

test('several cards become one blip, which is named after the first card', () => {
  expect(blipsOfCards(cards, { together: true, sector: 'Work', ring: 'Later' }, radar)).toEqual([
    { label: 'Neighbours trade heat', domain: 'Work', ring: 'Later', card_slugs: ['a', 'b', 'c'] },
  ]);
  expect(blipsOfCards([], { together: true, sector: '', ring: 'Later' }, radar)).toEqual([]);
});
