import { api } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerSchemaOf, compileWhenUsed, serialiserOf } from './serialisers.ts';

const type = z.object({ title: z.string(), note: z.string().nullable() });

describe('the serialiser of an answer', () => {
  it('writes what its type declares, and nothing else', () => {
    const serialise = compileWhenUsed({ schema: type });
    expect(JSON.parse(serialise({ title: 'A', note: null, secret: 1 }))).toEqual({ title: 'A', note: null });
  });

  it('throws when a required field is missing', () => {
    expect(() => compileWhenUsed({ schema: type })({ note: null })).toThrow('title');
  });

  it('is built once for a type', () => {
    expect(serialiserOf(answerSchemaOf(type))).toBe(serialiserOf(answerSchemaOf(type)));
  });

  it.each(Object.entries(api))('can be built for %s', (_name, { responses }) => {
    for (const answer of Object.values(responses)) {
      if (answer) expect(serialiserOf(answerSchemaOf(answer))).toBeTypeOf('function');
    }
  });
});
