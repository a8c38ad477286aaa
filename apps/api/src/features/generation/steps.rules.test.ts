import { expect, it } from 'vitest';
import type { StoredStep } from './generation.ts';
import { resultsOf } from './steps.rules.ts';

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
