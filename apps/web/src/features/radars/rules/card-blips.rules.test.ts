import { expect, test } from 'vitest';
import { blipsOfCards } from './card-blips.rules.ts';

const radar = { domains: ['Heat and water', 'Work'], blips: [{ domain: 'Work' }] };
const cards = [
  { slug: 'a', title: 'Neighbours trade heat' },
  { slug: 'b', title: 'Something else' },
  { slug: 'c', title: 'A third thing' },
];

test('each card is a blip in the sector that its title or the room for it suggests', () => {
  expect(blipsOfCards(cards, { together: false, domain: '', ring: 'Now' }, radar)).toEqual([
    { label: 'Neighbours trade heat', domain: 'Heat and water', ring: 'Now', card_slugs: ['a'] },
    { label: 'Something else', domain: 'Heat and water', ring: 'Now', card_slugs: ['b'] },
    { label: 'A third thing', domain: 'Work', ring: 'Now', card_slugs: ['c'] },
  ]);
});

test('several cards are behind one blip, which is named after the first', () => {
  expect(blipsOfCards(cards, { together: true, domain: 'Work', ring: 'Later' }, radar)).toEqual([
    { label: 'Neighbours trade heat', domain: 'Work', ring: 'Later', card_slugs: ['a', 'b', 'c'] },
  ]);
  expect(blipsOfCards([], { together: true, domain: '', ring: 'Later' }, radar)).toEqual([]);
});
