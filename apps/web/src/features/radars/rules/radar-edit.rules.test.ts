import type { BlipAttributes, RadarAttributes } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { applyEdit, inverseOf, mergeEdits, type RadarEdit, splitEdit } from './radar-edit.rules.ts';

const blip = (id: string, more: Partial<BlipAttributes> = {}): BlipAttributes => ({
  id,
  label: `Blip ${id}`,
  domain: 'Energy',
  ring: 'Now',
  position: 0.5,
  angle: null,
  impact: 3,
  impacts: ['Health'],
  rationale: null,
  trend_slug: null,
  card_slugs: [],
  imported_movement: null,
  trend: null,
  cards: [],
  tags: [],
  direction: null,
  ...more,
});
const radar = {
  title: 'Cities',
  challenge: 'What moves?',
  description: null,
  audience: null,
  domains: ['Energy', 'Work'],
  rings: ['Now', 'Later'],
  impacts: ['Health', 'Cost'],
  blips: [blip('a'), blip('b', { domain: 'Work', ring: 'Later' })],
  blip_count: 2,
} as RadarAttributes;
const asIs = (name: string) => ({ name, was: name });

const edits: readonly (readonly [string, RadarEdit])[] = [
  ['a moved blip', { changed_blips: [{ id: 'a', domain: 'Work', ring: 'Later', position: 0.9, angle: 0.2 }] }],
  ['a changed blip', { changed_blips: [{ id: 'b', label: 'New', impact: 5, impacts: [], rationale: 'Why' }] }],
  ['a new blip', { changed_blips: [{ id: 'c', label: 'C', domain: 'Work', ring: 'Now' }] }],
  ['other words', { title: 'Towns', challenge: null, description: 'Text' }],
  ['a renamed sector', { domains: [{ name: 'Power', was: 'Energy' }, asIs('Work')] }],
  ['another order', { domains: [asIs('Work'), asIs('Energy')], rings: [asIs('Later'), asIs('Now')] }],
  ['a removed impact', { impacts: [asIs('Cost')] }],
  ['a further ring', { rings: [asIs('Now'), asIs('Next'), asIs('Later')] }],
  [
    'a removed sector whose blips move',
    { domains: [asIs('Work'), asIs('Water')], changed_blips: [{ id: 'a', domain: 'Water' }] },
  ],
];

describe('undoing an edit', () => {
  it.each(edits)('of %s gives the radar as it was', (_, edit) => {
    const after = applyEdit(radar, edit);
    expect(after).not.toEqual(radar);
    expect(applyEdit(after, inverseOf(radar, edit))).toEqual(radar);
  });

  it('brings a removed blip back with all that it had', () => {
    const edit = { removed_blips: ['a'] };
    const back = applyEdit(applyEdit(radar, edit), inverseOf(radar, edit));
    expect(back.blips.find(({ id }) => id === 'a')).toEqual(radar.blips[0]);
  });

  it.each(edits)('can itself be undone: %s', (_, edit) => {
    const after = applyEdit(radar, edit);
    const undo = inverseOf(radar, edit);
    expect(applyEdit(applyEdit(after, undo), inverseOf(after, undo))).toEqual(after);
  });

  it('leaves alone what somebody else changed meanwhile', () => {
    const undo = inverseOf(radar, { changed_blips: [{ id: 'a', ring: 'Later' }] });
    const meanwhile = applyEdit(radar, {
      changed_blips: [
        { id: 'a', impact: 5 },
        { id: 'b', label: 'Theirs' },
      ],
    });
    expect(applyEdit(meanwhile, undo).blips).toMatchObject([{ ring: 'Now', impact: 5 }, { label: 'Theirs' }]);
  });
});

describe('edits that are sent together', () => {
  it('are the same as one after the other', () => {
    const first: RadarEdit = { title: 'Towns', changed_blips: [{ id: 'a', ring: 'Later' }] };
    const then: RadarEdit = {
      changed_blips: [
        { id: 'a', impact: 1 },
        { id: 'b', impact: 2 },
      ],
    };
    const merged = mergeEdits(first, then);
    expect(merged && applyEdit(radar, merged)).toEqual(applyEdit(applyEdit(radar, first), then));
  });

  it('are taken apart again when they are refused together', () => {
    const merged = {
      title: 'Towns',
      changed_blips: [
        { id: 'a', impact: 1 },
        { id: 'b', impact: 2 },
      ],
    };
    const parts = splitEdit(merged);
    expect(parts).toHaveLength(3);
    expect(parts.reduce(applyEdit, radar)).toEqual(applyEdit(radar, merged));
    expect(splitEdit({ removed_blips: ['a'], changed_blips: [{ id: 'b', impact: 2 }] })).toHaveLength(1);
  });

  it('are not those that rename or remove', () => {
    expect(mergeEdits({ domains: [asIs('Work'), asIs('Energy')] }, { title: 'x' })).toBeUndefined();
    expect(mergeEdits({ title: 'x' }, { removed_blips: ['a'] })).toBeUndefined();
  });
});
