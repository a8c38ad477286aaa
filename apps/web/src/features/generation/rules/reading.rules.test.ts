import { generationStates } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { readEvery } from './reading.rules.ts';

test('a draft is polled every second until it is at rest', () => {
  expect(generationStates.filter((state) => readEvery(state) === 1000)).toEqual(['queued', 'running']);
  expect([undefined, 'review' as const, 'failed' as const, 'terminated' as const].map(readEvery)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
