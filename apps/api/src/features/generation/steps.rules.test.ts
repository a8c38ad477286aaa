import { expect, it } from 'vitest';
import type { StoredStep } from './generation.ts';
import { draftOf, producedBy, resultsOf } from './steps.rules.ts';

it('the result of a step can be read only after it has finished', () => {
  const result = { domains: ['Homes', 'Learning'], impacts: [], given: true };
  const step: StoredStep = {
    step: 'domains',
    result,
    produced: result,
    drafter: { kind: 'built-in', model: null, prompt: 'rules', at: '2026-11-24T12:00:00.000Z' },
    finishedAt: new Date(0),
  };
  const results = resultsOf([step]);
  expect(results.domains).toEqual(result);
  expect(() => results.evidence).toThrow('The step evidence is not finished.');
});

it('rings have the names of the language of the draft', () => {
  const blip = {
    label: 'Heat',
    domain: 'Homes',
    about: null,
    ring: 'Next',
    position: 0.5,
    impact: 3,
    impacts: [],
    cardIds: [],
  };
  const { rings } = producedBy.placement({ blips: [blip] }, 'de');
  expect(rings).toEqual([
    { name: 'Jetzt', blips: 0 },
    { name: 'Bald', blips: 1 },
    { name: 'Später', blips: 0 },
  ]);
  const writing = { blips: [{ ...blip, rationale: null }] };
  const german = draftOf({ domains: ['Homes'], impacts: [] }, writing, 'de');
  expect([german.rings, german.blips[0]?.ring]).toEqual([['Jetzt', 'Bald', 'Später'], 'Bald']);
  const english = draftOf({ domains: ['Homes'], impacts: [] }, writing, 'en');
  expect([english.rings, english.blips[0]?.ring]).toEqual([['Now', 'Next', 'Later'], 'Next']);
});
