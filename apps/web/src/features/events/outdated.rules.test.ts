import { changeEvent } from '@foreglow/contract/events/entity';
import { expect, test } from 'vitest';
import { everything, outdated } from './outdated.rules.ts';

test('whatever happened to cards may be seen in them, or in what was concluded from them', () => {
  for (const type of changeEvent.shape.type.options) {
    const conclusions = type === 'insights' || type === 'trends';
    const apart = type === 'ready' || type === 'comments' || type === 'notifications';
    if (!apart) expect(outdated(type, false)).toContain(conclusions ? 'trends' : 'cards');
  }
});

test('what is said makes nothing else outdated', () => {
  expect(outdated('comments', false)).toEqual(['comments']);
  expect(outdated('notifications', false)).toEqual(['notifications']);
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
