import { describe, expect, test } from 'vitest';
import { deselect, placeFromText, placeToText, remember, select, shownPlace } from './current.rules.ts';

const both = { workspaceSlug: 'w', projectSlug: 'p' };

describe('select', () => {
  test('uses what the route contains and keeps the rest for now', () => {
    expect(select(both, { projectSlug: 'q' })).toEqual({ workspaceSlug: 'w', projectSlug: 'q' });
    expect(select(both, { workspaceSlug: 'v' })).toEqual({ workspaceSlug: 'v', projectSlug: 'p' });
    expect(select({}, both)).toEqual(both);
  });

  test('returns the same object when nothing changes', () => {
    expect(select(both, {})).toBe(both);
  });
});

describe('deselect', () => {
  test('drops the project when the route has none', () => {
    expect(deselect(both, { workspaceSlug: 'w' })).toEqual({ workspaceSlug: 'w', projectSlug: undefined });
  });

  test('drops the workspace only when the route has neither', () => {
    expect(deselect(both, { projectSlug: 'p' })).toBe(both);
    expect(deselect(both, {})).toEqual({});
  });
});

describe('remember', () => {
  test('keeps the last project or workspace while routes name neither', () => {
    const inProject = remember({}, { workspaceSlug: undefined, projectSlug: 'p' });
    expect(inProject).toEqual({ projectSlug: 'p' });
    expect(remember(inProject, {})).toBe(inProject);
    expect(remember(inProject, { projectSlug: 'p' })).toBe(inProject);
  });

  test('entering a workspace replaces the project', () => {
    expect(remember({ projectSlug: 'p' }, { workspaceSlug: 'w' })).toEqual({ workspaceSlug: 'w' });
  });

  test.each([{}, { projectSlug: 'p' }, { workspaceSlug: 'w' }])('%o survives as text', (place) => {
    expect(placeFromText(placeToText(place))).toEqual(place);
  });

  test.each(['', 'project ', 'card x', 'project a b'])('%o does not contain a place', (text) => {
    expect(placeFromText(text)).toEqual({});
  });
});

test('the last place is shown only if there is no current one', () => {
  const last = { projectSlug: 'p' };
  expect(shownPlace({}, last)).toBe(last);
  expect(shownPlace({ workspaceSlug: 'w' }, last)).toEqual({ workspaceSlug: 'w' });
});
