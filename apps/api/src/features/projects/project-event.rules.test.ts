import { activityKinds, commentSubjects, forKinds, kindNames } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consequencesOf, type EventKind, eventRules, isListed, type ProjectEvent } from './project-event.rules.ts';

const kinds = Object.keys(eventRules) as EventKind[];
const events = fc.array(
  fc.record({
    projectId: fc.integer({ min: 1, max: 4 }),
    userId: fc.constant(1),
    kind: fc.constantFrom(...kinds),
    subjects: fc.array(fc.record({ slug: fc.option(fc.string()), title: fc.constant(null) }), { maxLength: 3 }),
  }),
);
const without = { raised: [], hiddenOrShown: { subjects: [], projectIds: [] } };

describe('the consequences of events', () => {
  it('are none without events', () => expect(consequencesOf([])).toEqual(without));

  it('raise each counter once in each project with such an event, in the order of the projects', () => {
    fc.assert(
      fc.property(events, (some) => {
        const { raised } = consequencesOf(some);
        const pairs = raised.map(([id, type]) => `${id} ${type}`);
        expect(new Set(pairs)).toEqual(
          new Set(some.flatMap(({ projectId, kind }) => eventRules[kind].raises.map((type) => `${projectId} ${type}`))),
        );
        expect(pairs).toHaveLength(new Set(pairs).size);
        const ids = raised.map(([id]) => id);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      }),
    );
  });

  it('of several events are those of each', () => {
    const hidden = (some: readonly ProjectEvent[]) => consequencesOf(some).hiddenOrShown;
    fc.assert(
      fc.property(events, (some) => {
        const each = some.map((one) => hidden([one]));
        expect(hidden(some)).toEqual({
          subjects: each.flatMap(({ subjects }) => subjects),
          projectIds: each.flatMap(({ projectIds }) => projectIds),
        });
      }),
    );
  });

  it('include what has a changed tag', () => {
    const change = { projectId: 1, userId: 1, kind: 'tag_changed' } as const;
    const raised = (taxonomy: 'cards' | 'insights') =>
      consequencesOf([{ ...change, taxonomy }]).raised.map(([, type]) => type);
    expect([raised('cards'), raised('insights')]).toEqual([['tags'], ['tags', 'insights']]);
  });
});

describe('the kinds of events', () => {
  it('include all activities, and the activity lists no others', () => {
    expect(new Set(kinds.filter(isListed))).toEqual(new Set(Object.values(activityKinds).flat()));
  });

  it('say of everything with comments that is deleted or restored that it is hidden or shown', () => {
    const hidden = forKinds((subject) =>
      activityKinds[subject].filter((kind) => eventRules[kind].hidesOrShows === subject),
    );
    for (const subject of kindNames) {
      const isCommented = commentSubjects.some((commented) => commented === subject);
      const expected = isCommented ? activityKinds[subject].filter((kind) => /_(deleted|restored)$/.test(kind)) : [];
      expect(hidden[subject]).toEqual(expect.arrayContaining(expected));
      expect(hidden[subject].length > 0).toBe(isCommented);
    }
  });
});
