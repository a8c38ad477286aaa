import { api, apiGroups, type Endpoint } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleOf, type JsonSchema } from './examples.rules.ts';

const described = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
const accepts = (schema: z.ZodType, io: 'input' | 'output') =>
  schema.safeParse(exampleOf(described(schema, io))).error?.issues ?? 'accepted';

describe.each(Object.entries<Endpoint>(api))(
  'the examples of %s',
  (_, { params, query, body, responses, fileTypes }) => {
    it('are valid input of the call', () => {
      if (params) expect(accepts(params, 'input')).toBe('accepted');
      if (body) expect(accepts(body, 'input')).toBe('accepted');
      const needed = Object.entries(query?.shape ?? {}).filter(
        ([, field]) => !z.safeParse(field as z.ZodType, undefined).success,
      );
      const given = needed.map(([name, field]) => [name, exampleOf(described(field as z.ZodType, 'input'), name)]);
      if (given.length > 0) expect(query?.safeParse(Object.fromEntries(given)).success).toBe(true);
    });

    it('are valid answers of the call', () => {
      for (const schema of fileTypes ? [] : Object.values(responses)) {
        if (schema) expect(accepts(schema, 'output')).toBe('accepted');
      }
    });
  },
);

it('include every call in exactly one group', () => {
  const grouped = Object.values(apiGroups).flatMap((group) => Object.keys(group));
  expect(grouped.sort()).toEqual(Object.keys(api).sort());
});
