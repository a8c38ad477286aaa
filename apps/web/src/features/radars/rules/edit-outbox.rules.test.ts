import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntries, withEntry } from '#lib/outbox/outbox.rules.ts';
import { mergeEdits, readEdits, splitEdit } from './edit-outbox.rules.ts';
import { editedRadar, listed } from './radar.test-data.ts';
import { applyEdit, bodyOf, type RadarEdit } from './radar-edit.rules.ts';

const { domains, rings } = editedRadar;
const moved: RadarEdit = { title: 'Towns', changed_blips: [{ id: 'a', ring: 'Later' }] };
const resized: RadarEdit = {
  changed_blips: [
    { id: 'a', impact: 1 },
    { id: 'b', impact: 2 },
  ],
};
const reordered: RadarEdit = { domains: listed(domains, ['Work', 'Energy', 'Water']) };

describe('edits that are sent together', () => {
  it('have the same effect as edits sent one after the other', () => {
    const merged = mergeEdits(moved, resized);
    expect(merged && applyEdit(editedRadar, merged)).toEqual(applyEdit(applyEdit(editedRadar, moved), resized));
  });

  it('are split again when they are refused', () => {
    const merged = { title: 'Towns', ...resized };
    const parts = splitEdit(merged);
    expect(parts).toHaveLength(3);
    expect(parts.reduce(applyEdit, editedRadar)).toEqual(applyEdit(editedRadar, merged));
    expect(splitEdit({ removed_blips: ['a'], ...resized })).toHaveLength(1);
  });

  it('do not include edits that rename or remove', () => {
    expect(mergeEdits(reordered, { title: 'x' })).toBeUndefined();
    expect(mergeEdits({ title: 'x' }, { removed_blips: ['a'] })).toBeUndefined();
  });

  it('do not include edits that are already being sent', () => {
    expect(withEntry([moved], resized, 1, mergeEdits)).toEqual([moved, resized]);
    expect(withEntry([moved], resized, 0, mergeEdits)).toEqual([mergeEdits(moved, resized)]);
    expect(withEntry([moved, { title: 'x' }], { title: 'y' }, 1, mergeEdits)).toEqual([moved, { title: 'y' }]);
  });

  it('lose none of many edits and keep their order, merged or split, whatever is being sent', () => {
    const edits: readonly RadarEdit[] = [
      moved,
      resized,
      reordered,
      { title: 'x' },
      { removed_blips: ['c'] },
      { changed_blips: [{ id: 'd', label: 'New', domain: 'Energy', ring: 'Now' }] },
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...edits), fc.nat(2))), (steps) => {
        const entries = steps.reduce(
          (all: readonly RadarEdit[], [edit, sent]) => withEntry(all, edit, sent, mergeEdits),
          [],
        );
        const after = steps.map(([edit]) => edit).reduce(applyEdit, editedRadar);
        expect(entries.reduce(applyEdit, editedRadar)).toEqual(after);
        expect(entries.flatMap(splitEdit).reduce(applyEdit, editedRadar)).toEqual(after);
      }),
    );
  });
});

describe('the edit as it is sent', () => {
  it('moves the blips of a removed sector or ring, including those moved there since', () => {
    const later = applyEdit(editedRadar, { changed_blips: [{ id: 'c', domain: 'Energy' }] });
    const body = bodyOf({ domains: listed(domains, ['Work', 'Water'], 'Water') }, later);
    expect(body.domains).toEqual([
      { name: 'Work', was: 'Work' },
      { name: 'Water', was: 'Water' },
    ]);
    expect(body.changed_blips).toMatchObject([
      { id: 'a', domain: 'Water', angle: null },
      { id: 'b', domain: 'Water' },
      { id: 'c', domain: 'Water' },
    ]);
    const ring = bodyOf({ rings: listed(rings, ['Now', 'Next'], 'Next') }, editedRadar);
    expect(ring.changed_blips).toMatchObject([{ id: 'b', ring: 'Next', position: 0.5 }]);
  });

  it('does not move blips that are removed', () => {
    const body = bodyOf({ domains: listed(domains, ['Work', 'Water']), removed_blips: ['a', 'b'] }, editedRadar);
    expect(body).toMatchObject({ removed_blips: ['a', 'b'] });
    expect(body.changed_blips).toBeUndefined();
  });

  it('contains the version it is based on only if it contains a complete list', () => {
    expect(bodyOf(reordered, editedRadar).based_on).toBe(editedRadar.updated_at);
    expect(bodyOf(moved, editedRadar)).not.toHaveProperty('based_on');
  });
});

describe('edits kept on the device', () => {
  const kept = (text: string | null) => readEntries(text, (found) => readEdits(found, editedRadar));

  it('are read again', () => {
    expect(kept(JSON.stringify([moved, reordered]))).toEqual([moved, reordered]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '{"edits":1}'],
    ['broken edits', '[{"domains":{"order":3}}]'],
    ['no edits', '[null]'],
  ])('are empty if the kept text is %s', (_, text) => {
    expect(kept(text)).toEqual([]);
  });
});
