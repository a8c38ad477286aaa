import { countAttributes, forKinds, type Kind, kindNames } from '@foreglow/contract';
import { IconCircle } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { areas, type Surroundings } from './place.ts';
import { placesIn } from './places.rules.ts';

/** A different number for each kind. */
const countOf = (kind: Kind) => kindNames.indexOf(kind) + 1;
const project = { slug: 'scan', title: 'Scan', workspace_slug: 'desk', ...countAttributes(countOf) };
const kinds = forKinds((kind) => ({ icon: IconCircle, key: kind, list: () => linkOptions({ to: '/', hash: kind }) }));
const workspace = { slug: 'desk', title: 'Desk', project_count: 5, card_count: 6 };
const everywhere: Surroundings = {
  project,
  workspace,
  isAdmin: true,
  hasModel: true,
  kinds,
  unread: 7,
  waiting: 8,
  screen: undefined,
  may: () => true,
};
const ids = (surroundings: Surroundings) => placesIn(surroundings).map(({ id }) => id);

test('an administrator in a project has every place, except the map, members and trash of the workspace', () => {
  expect(ids(everywhere)).toEqual([
    'project-overview',
    'project-brief',
    ...kindNames.flatMap((kind) => (kind === 'insights' ? ['project-map', 'project-insights'] : [`project-${kind}`])),
    'project-ask',
    'project-coverage',
    'project-members',
    'project-activity',
    'project-downloads',
    'project-trash',
    'workspace-projects',
    'workspace-repository',
    'workspace-home',
    'personal-notifications',
    'personal-help',
    'personal-reach-out',
    'personal-admin',
    'personal-profile',
  ]);
});

test('without a model there is no place for questions', () => {
  expect(ids({ ...everywhere, hasModel: false })).not.toContain('project-ask');
});

test('in a workspace its map, members and trash are available', () => {
  const found = ids({ ...everywhere, project: undefined });
  expect(found).toContain('workspace-map');
  expect(found).toContain('workspace-members');
  expect(found).toContain('workspace-trash');
});

test('a viewer has no place that they may not open', () => {
  const found = ids({ ...everywhere, isAdmin: false, may: () => false });
  for (const id of ['project-activity', 'project-trash', 'personal-admin']) {
    expect(found).not.toContain(id);
  }
  expect(found).toEqual(expect.arrayContaining(['project-cards', 'project-members']));
});

test('without a project and a workspace, home and the personal places remain', () => {
  expect(ids({ ...everywhere, project: undefined, workspace: undefined, isAdmin: false })).toEqual([
    'workspace-home',
    'personal-notifications',
    'personal-help',
    'personal-reach-out',
    'personal-profile',
  ]);
});

test('every place but the overview and the personal ones has a group, and at most twelve are open', () => {
  const places = placesIn({ ...everywhere, hasModel: false });
  for (const { area, group, id } of places) {
    expect(group === undefined).toBe(area === 'personal' || id === 'project-overview');
  }
  expect(places.filter(({ group }) => group && group !== 'workspace').length).toBeLessThanOrEqual(12);
});

test('places have counts and the title of their project or workspace, unique ids and known areas', () => {
  const places = placesIn(everywhere);
  for (const kind of kindNames) {
    const place = places.find(({ id }) => id === `project-${kind}`);
    expect(place).toMatchObject({ kind, count: countOf(kind), of: 'Scan', link: { hash: kind } });
  }
  expect(places.find(({ id }) => id === 'personal-notifications')).toMatchObject({ unread: 7 });
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  for (const { area } of places) expect(areas).toContain(area);
});

test('every place has a unique letter, wherever the user is', () => {
  for (const surroundings of [everywhere, { ...everywhere, project: undefined }]) {
    const letters = placesIn(surroundings).map(({ key }) => key);
    expect(letters).not.toContain(undefined);
    expect(new Set(letters).size).toBe(letters.length);
  }
});
