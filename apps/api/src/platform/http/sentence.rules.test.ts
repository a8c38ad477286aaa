import { api, type Endpoint, type EndpointName } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodyProblem, Problem, parameterProblem, readWith } from './problem.ts';

/** Words used by the validator. */
const foreign = /^invalid|expected|received|unrecognized|too (big|small)/i;
const wrongValues = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(100_000),
  '\u0000',
  '-1',
  '1.5',
  '99999999999',
  'a,b',
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  [null],
  ['x'],
  Array.from({ length: 3000 }, (_, n) => `n${n}`),
  {},
  { surplus: 1 },
  { surplus: { deeper: [1] } },
];

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
};

/**
 * Values for a schema, each wrong in one place: every wrong value in that place, and roughly valid values elsewhere.
 */
function* variants(schema: JsonSchema): Generator<unknown> {
  yield* wrongValues;
  for (const option of schema.anyOf ?? []) yield* variants(option);
  if (schema.items) for (const value of variants(schema.items)) yield [value];
  const properties = Object.entries(schema.properties ?? {});
  const whole = Object.fromEntries(properties.map(([name, inner]) => [name, fitting(inner)]));
  for (const [name, inner] of properties) {
    for (const value of variants(inner)) yield { ...whole, [name]: value };
  }
}

function fitting(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return fitting(schema.anyOf[0]);
  if (schema.items) return [fitting(schema.items)];
  if (!schema.properties) return 'some-text';
  return Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, fitting(inner)]));
}

const sentences = (schema: z.ZodType, fault: (error: z.ZodError) => Problem): Set<string> => {
  const found = new Set<string>();
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  for (const value of variants(described)) {
    try {
      readWith(schema, value, fault);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      for (const { detail } of error.items) found.add(detail);
    }
  }
  return found;
};

describe('what a wrong value is answered with', () => {
  it.each(
    (Object.entries(api) as [EndpointName, Endpoint][]).filter(
      ([, { body, query, params }]) => body ?? query ?? params,
    ),
  )('is a sentence of our own: %s', (_name, { body, query, params }) => {
    const said = [
      ...(body ? sentences(body, bodyProblem) : []),
      ...(query ? sentences(query, parameterProblem) : []),
      ...(params ? sentences(params, parameterProblem) : []),
    ];
    for (const sentence of said) {
      expect(sentence).not.toMatch(foreign);
      expect(sentence).toMatch(/^[A-Z].{4,}\.$/s);
    }
  });

  it('would be the validator’s without our sentences (control)', () => {
    const said = Object.values(api as Record<string, Endpoint>).flatMap(({ body }) => {
      const parsed = body?.safeParse(7);
      return parsed?.error?.issues.map(({ message }) => message) ?? [];
    });
    expect(said.some((message) => foreign.test(message))).toBe(true);
  });

  it('states what is needed', () => {
    const schema = z.object({
      name: z.string().min(3).max(5),
      count: z.int().min(2).max(9),
      above: z.number().gt(1),
      list: z.array(z.string()).min(2),
      kind: z.enum(['a', 'b']),
      type: z.literal('cards'),
      day: z.iso.date(),
    });
    const said = (value: object) => {
      try {
        readWith(schema, value, bodyProblem);
        return {};
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return Object.fromEntries(error.items.map(({ source, detail }) => [source?.pointer, detail]));
      }
    };
    expect(said({ name: 'xx', count: 1, above: 1, list: ['x'], kind: 'c', type: 'x', day: 'x' })).toEqual({
      '/name': 'At least 3 characters.',
      '/count': 'The smallest value is 2.',
      '/above': 'Give a value above 1.',
      '/list': 'Give at least 2.',
      '/kind': 'Give one of these: «a, b».',
      '/type': 'The only possible value is «cards».',
      '/day': 'Give a date, as in 2040-01-31.',
    });
    expect(said({ name: 7, count: 1.5, above: 'x', list: {} })).toEqual({
      '/name': 'Give a text.',
      '/count': 'Give a whole number.',
      '/above': 'Give a number.',
      '/list': 'Give a list.',
      '/kind': 'This field is required.',
      '/type': 'This field is required.',
      '/day': 'This field is required.',
    });
  });
});
