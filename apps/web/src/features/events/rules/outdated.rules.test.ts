import {
  type ActivitySubject,
  activitySubjects,
  type ChangeType,
  changeTypes,
  forKinds,
  kindNames,
} from '@foreglow/contract';
import { changeEvent } from '@foreglow/contract/events/entity';
import { expect, test } from 'vitest';
import { queryRoots } from '#lib/query/query-roots.ts';
import { outdated, readable, withoutEvents } from './outdated.rules.ts';

test.each(Object.values(queryRoots))('%s is made outdated by a change, or it says why by none', (root) => {
  const byChange = changeTypes.some((type) => outdated(type, false).includes(root));
  expect(byChange).toBe(!(root in withoutEvents));
});

test.each(changeTypes)('cached data of %s is outdated by its event', (type) => {
  expect(outdated(type, false)).toContain(type === 'project' ? 'projects' : type);
});

/** The event that is sent when the activity gets an entry about the subject. */
const eventOf: Readonly<Record<ActivitySubject, ChangeType>> = {
  ...forKinds((kind) => kind),
  brief: 'project',
  members: 'members',
  project: 'project',
};

test.each(activitySubjects)('the activity is refetched after a change of %s', (subject) => {
  expect(outdated(eventOf[subject], false)).toContain('activity');
});

test.each([...kindNames, 'project'] as const)('%s events outdate the counts and the trash', (type) => {
  expect(outdated(type, false)).toEqual(expect.arrayContaining(['projects', 'workspaces', 'trash', 'coverage']));
});

test('a change of cards outdates the people who can be mentioned, because they depend on who can see the card', () => {
  expect(outdated('cards', false)).toContain('mentionable');
});

test('comments outdate news and the projects too, which show when anything in them last changed', () => {
  expect(outdated('comments', false)).toEqual(['comments', 'news', 'projects']);
});

test('notifications outdate nothing else than exports and what waits', () => {
  expect(outdated('notifications', false)).toEqual(['notifications', 'exports', 'news']);
});

test('only the first state of a project outdates what was fetched before it', () => {
  expect(outdated('ready', false)).toEqual([]);
  expect(outdated('ready', true)).toEqual(expect.arrayContaining(['cards', 'activity', 'brief', 'trash']));
});

test('permissions are refetched when roles changed, and when events were missed', () => {
  expect(outdated('members', false)).toEqual(readable);
  expect(outdated('changed', false)).toContain('me');
  expect(outdated('cards', false)).not.toContain('me');
});

test('a missed change outdates everything that any event can outdate', () => {
  const byAny = changeEvent.shape.type.options.flatMap((type) => outdated(type, true));
  expect(new Set(outdated('changed', false))).toEqual(new Set(byAny));
});
