import { describe, expect, test } from 'vitest';
import { deselect, select } from './current.rules.ts';

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
