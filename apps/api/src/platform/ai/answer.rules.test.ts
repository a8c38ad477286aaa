import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer } from './answer.rules.ts';

const schema = z.object({ a: z.number() });

describe('the JSON of an answer', () => {
  it('is found between reasoning and other texts', () => {
    const answer = '<think>{"a":1}</think>Here: <think>{"a":2}</think>{"a":3} Done.';
    expect(readAnswer(answer, schema)).toEqual({ value: { a: 3 } });
    expect(readAnswer('{"a":4} <think>', schema)).toEqual({ value: { a: 4 } });
    expect(readAnswer('<think>{"a":5}</think>', schema)).toHaveProperty('faults');
  });

  // A million of them would take a quadratic expression longer than a test may take.
  it.each(['<think>', '<think></think>', '{'])('is searched for in linear time: %j', (mark) => {
    expect(readAnswer(mark.repeat(1_000_000), schema)).toHaveProperty('faults');
  });
});
