import type { FinishedStep } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { modelOf, promptsOf, shareOf, shownSteps } from './steps.rules.ts';

const at = '2026-01-09T12:00:00.000Z';
const frame = (prompt = 'rules@1', model: string | null = null): FinishedStep => ({
  step: 'frame',
  produced: { cards: 1, groups: 1, first_at: null, last_at: null },
  finished_at: at,
  drafter: { kind: model ? 'ai' : 'built-in', model, prompt, at },
});
const written = (prompt: string, model: string | null): FinishedStep => ({
  step: 'writing',
  produced: { blips: 1 },
  finished_at: at,
  drafter: { kind: 'ai', model, prompt, at },
});

test.each([
  ['queued', 'waiting'],
  ['running', 'running'],
  ['failed', 'failed'],
  ['terminated', 'stopped'],
] as const)(
  'while a draft is %s its current step is %s, earlier steps are finished, and later ones wait',
  (state, shown) => {
    const steps = shownSteps({ state, step: 'domains', steps: [frame()] });
    expect(steps.map((step) => step.state)).toEqual(['finished', shown, 'waiting', 'waiting', 'waiting', 'waiting']);
  },
);

test('a running step counts as half', () => {
  expect(shareOf({ state: 'running', step: 'domains', steps: [frame()] })).toBe(0.25);
  expect(shareOf({ state: 'failed', step: 'domains', steps: [frame()] })).toBeCloseTo(1 / 6);
});

test('prompts are listed once, and the model comes from the first step with one', () => {
  const run = {
    state: 'review',
    step: null,
    steps: [frame('a@1'), written('b@2', 'large'), written('b@2', 'large')],
  } as const;
  expect(promptsOf({ ...run, steps: [...run.steps] })).toEqual(['a@1', 'b@2']);
  expect(modelOf({ ...run, steps: [...run.steps] })).toBe('large');
});
