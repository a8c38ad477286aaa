import type { DraftBlip } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { changeOf, valuesOf } from './blip-form.rules.ts';

const blip: DraftBlip = {
  id: 'a',
  label: 'Heat',
  domain: 'Energy',
  ring: 'Now',
  position: 0.5,
  impact: 3,
  impacts: ['Health'],
  rationale: null,
  cards: [{ slug: 'one', title: 'One', removed_at: null, public: true }],
  decision: 'open',
  edited: false,
};

test('an unchanged form changes nothing', () => {
  expect(changeOf(blip, valuesOf(blip))).toEqual({});
  expect(changeOf(blip, { ...valuesOf(blip), label: ' Heat ', rationale: ' ' })).toEqual({});
});

test('only changed values are sent', () => {
  const values = { ...valuesOf(blip), label: 'Warmth', rationale: 'Why', impacts: [], cards: [] };
  expect(changeOf(blip, values)).toEqual({ label: 'Warmth', rationale: 'Why', impacts: [], card_slugs: [] });
});
