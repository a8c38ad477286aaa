import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '#platform/db/changes.repo.ts';
import { type State, stateAfter, stateId } from './state.rules.ts';

const nothing: State = { workspaceId: 1, version: 0, projects: new Map(), reader: { id: 7, notifications: 0 } };
const change = fc.record({
  type: fc.constantFrom(
    'cards' as const,
    'tags' as const,
    'insights' as const,
    'comments' as const,
    'project' as const,
    'members' as const,
  ),
  project_id: fc.constantFrom(1, 2),
  version: fc.integer({ min: 1, max: 6 }),
});
const changes = fc
  .array(
    fc.oneof(
      change,
      change.map((each) => ({ ...each, type: 'members' as const, project_id: null })),
      change.map((each) => ({ ...each, type: 'notifications' as const, project_id: null, user_id: 7 })),
    ),
  )
  .map((list) => list.map((each): Change => ({ user_id: null, ...each, workspace_id: 1, project_slug: 'a' })));
const after = (list: readonly Change[]) => list.reduce(stateAfter, nothing);

describe('a state', () => {
  it('has another id after every change that it does not include yet, and the same id otherwise', () => {
    fc.assert(
      fc.property(changes, (list) => {
        let state = nothing;
        for (const each of list) {
          const next = stateAfter(state, each);
          expect(stateId(next) === stateId(state)).toBe(next === state);
          expect(stateAfter(next, each)).toBe(next);
          state = next;
        }
      }),
    );
  });

  it('does not depend on the order in which changes of different things arrive', () => {
    fc.assert(
      fc.property(changes, (list) => {
        expect(stateId(after(list.toReversed()))).toBe(stateId(after(list)));
      }),
    );
  });

  it('is unchanged by notifications of other people', () => {
    const change = { workspace_id: null, project_id: null, project_slug: null, user_id: 8, version: 3 };
    expect(stateAfter(nothing, { type: 'notifications', ...change })).toBe(nothing);
  });

  it('has different ids for projects, workspaces and readers', () => {
    const one = { version: 1, cardsVersion: 0, conclusionsVersion: 0 };
    const states = [
      nothing,
      { ...nothing, workspaceId: 2 },
      { ...nothing, version: 1 },
      { ...nothing, reader: { id: 8, notifications: 0 } },
      { ...nothing, reader: { id: 7, notifications: 1 } },
      { ...nothing, projects: new Map([[1, one]]) },
      { ...nothing, projects: new Map([[2, one]]) },
      { ...nothing, projects: new Map([[1, { version: 0, cardsVersion: 1, conclusionsVersion: 0 }]]) },
      { ...nothing, projects: new Map([[1, { version: 0, cardsVersion: 0, conclusionsVersion: 1 }]]) },
    ];
    expect(new Set(states.map(stateId)).size).toBe(states.length);
  });
});
