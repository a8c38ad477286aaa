import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedRadar, listed } from './radar.test-data.ts';
import { applyEdit, type RadarEdit } from './radar-edit.rules.ts';
import { inverseOf, typedText } from './undo.rules.ts';

const { domains, rings, impacts } = editedRadar;

const edits: readonly (readonly [string, RadarEdit])[] = [
  ['a moved blip', { changed_blips: [{ id: 'a', domain: 'Work', ring: 'Later', position: 0.9, angle: 0.2 }] }],
  ['a changed blip', { changed_blips: [{ id: 'b', label: 'New', impact: 5, impacts: ['Cost'], rationale: 'Why' }] }],
  ['a new blip', { changed_blips: [{ id: 'd', label: 'D', domain: 'Work', ring: 'Now' }] }],
  ['a removed blip', { removed_blips: ['a'] }],
  ['other words', { title: 'Towns', challenge: null, description: 'Text' }],
  ['another order', { domains: listed(domains, ['Work', 'Energy', 'Water']), rings: listed(rings, ['Later', 'Now']) }],
  ['a removed impact', { impacts: listed(impacts, ['Cost']) }],
  ['a further ring', { rings: listed(rings, ['Now', 'Next', 'Later']) }],
  ['a removed sector whose blips move', { domains: listed(domains, ['Work', 'Water'], 'Water') }],
  ['a removed ring whose blips move', { rings: listed([...rings], ['Now', 'Never'], 'Never') }],
  ['a removed sector whose blips go', { domains: listed(domains, ['Work', 'Water']), removed_blips: ['a', 'b'] }],
  ['a renamed sector', { domains: { order: [{ name: 'Power', was: 'Energy' }], removed: [] } }],
];

/** Applies an edit and reverts it. */
const undone = (edit: RadarEdit) => applyEdit(applyEdit(editedRadar, edit), inverseOf(editedRadar, edit) ?? {});

describe('undoing an edit', () => {
  it.each(edits)('restores the previous radar: %s', (_, edit) => {
    expect(applyEdit(editedRadar, edit)).not.toEqual(editedRadar);
    expect(undone(edit)).toEqual(editedRadar);
  });

  it.each(edits)('can itself be undone: %s', (_, edit) => {
    const after = applyEdit(editedRadar, edit);
    const undo = inverseOf(editedRadar, edit) ?? {};
    const redo = inverseOf(after, undo) ?? {};
    expect(applyEdit(applyEdit(after, undo), redo)).toEqual(after);
  });

  it('restores the previous radar after any sequence of edits', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const changed = fc
      .record({
        id,
        label: fc.constantFrom('One', 'Two'),
        domain: fc.constantFrom(...domains),
        ring: fc.constantFrom(...rings),
        position: fc.constantFrom(0, 0.5, 1),
        impact: fc.integer({ min: 1, max: 5 }),
        rationale: fc.constantFrom(null, 'Why'),
      })
      .map((blip): RadarEdit => ({ changed_blips: [blip] }));
    const removed = id.map((gone): RadarEdit => ({ removed_blips: [gone] }));
    const ordered = fc
      .shuffledSubarray([...domains], { minLength: 3 })
      .map((after): RadarEdit => ({ domains: listed(domains, after) }));
    fc.assert(
      fc.property(fc.array(fc.oneof(changed, removed, ordered), { maxLength: 12 }), (steps) => {
        let radar = editedRadar;
        const back: RadarEdit[] = [];
        for (const step of steps) {
          back.unshift(inverseOf(radar, step) ?? {});
          radar = applyEdit(radar, step);
        }
        expect(back.reduce(applyEdit, radar)).toEqual(editedRadar);
      }),
    );
  });

  it('keeps changes that others have made since', () => {
    const undo = inverseOf(editedRadar, { changed_blips: [{ id: 'a', ring: 'Later' }] }) ?? {};
    const meanwhile = applyEdit(editedRadar, {
      changed_blips: [
        { id: 'a', ring: 'Later', impact: 5 },
        { id: 'b', label: 'Theirs' },
      ],
    });
    expect(applyEdit(meanwhile, undo).blips).toMatchObject([{ ring: 'Now', impact: 5 }, { label: 'Theirs' }, {}]);
  });

  it('restores a stored blip at its place, and one that was never stored after the others', () => {
    expect(inverseOf(editedRadar, { removed_blips: ['a'] })?.changed_blips).toMatchObject([{ id: 'a', sequence: 97 }]);
    const added = applyEdit(editedRadar, { changed_blips: [{ id: 'd', label: 'D', domain: 'Work', ring: 'Now' }] });
    const [again] = inverseOf(added, { removed_blips: ['d'] })?.changed_blips ?? [];
    expect(again).toMatchObject({ id: 'd', label: 'D' });
    expect(again).not.toHaveProperty('sequence');
  });

  it('is undefined for an edit that changes nothing', () => {
    expect(inverseOf(editedRadar, { title: 'Cities', changed_blips: [{ id: 'a', impact: 3 }] })).toBeUndefined();
    expect(inverseOf(editedRadar, { domains: listed(domains, domains) })).toBeUndefined();
  });
});

it('recognises edits of the same text, which are one step of undo', () => {
  expect(typedText({ title: 'T' })).toBe('title');
  expect(typedText({ changed_blips: [{ id: 'a', rationale: 'Because' }] })).toBe('a.rationale');
  expect(typedText({ title: 'T', challenge: 'C' })).toBeUndefined();
  expect(typedText({ changed_blips: [{ id: 'a', impact: 3 }] })).toBeUndefined();
  expect(typedText({ removed_blips: ['a'] })).toBeUndefined();
});
