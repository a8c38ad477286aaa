import { changeEvent } from '@foreglow/contract/events/entity';
import { expect, test } from 'vitest';
import { everything, outdated } from './outdated.rules.ts';

test('whatever happened may be seen in the cards, or in what was concluded from them', () => {
  for (const type of changeEvent.shape.type.options) {
    const conclusions = type === 'insights' || type === 'trends';
    if (type !== 'ready') expect(outdated(type, false)).toContain(conclusions ? 'trends' : 'cards');
  }
});

test('nothing is read again when nothing was missed', () => {
  expect(outdated('ready', false)).toEqual([]);
  expect(outdated('ready', true)).toContain('cards');
});

test('one asks anew what one may do where roles changed, and where something was missed', () => {
  expect(outdated('members', false)).toEqual(everything);
  expect(outdated('changed', false)).toContain('me');
  expect(outdated('cards', false)).not.toContain('me');
});
