import fastJsonStringify from 'fast-json-stringify';
import type { z } from 'zod';
import { type AnswerSchema, responseSchema } from './response-schema.ts';

/** Writes a value of a schema as JSON. Throws when a required field is missing. */
export type Serialise = (value: unknown) => string;

// Kept for all servers of the process. The schemas are those of the contract, so there is a fixed number of them.
const schemas = new WeakMap<z.ZodType, AnswerSchema>();
const serialisers = new WeakMap<AnswerSchema, Serialise>();

/** The schema of an answer in the form that serialisers are built from, created when it is first used. */
export function answerSchemaOf(type: z.ZodType): AnswerSchema {
  const known = schemas.get(type);
  if (known) return known;
  const schema = responseSchema(type);
  schemas.set(type, schema);
  return schema;
}

/** The serialiser of a schema or of a part of one, built when it is first used. */
export function serialiserOf(schema: AnswerSchema): Serialise {
  const known = serialisers.get(schema);
  if (known) return known;
  const serialise = fastJsonStringify(schema as fastJsonStringify.AnySchema) as Serialise;
  serialisers.set(schema, serialise);
  return serialise;
}

/**
 * For Fastify, whose schemas are here types of the contract. Nothing is built before the first answer: building the
 * serialisers of all endpoints takes a tenth of a start.
 */
export const compileWhenUsed =
  ({ schema }: { readonly schema: z.ZodType }): Serialise =>
  (value) =>
    serialiserOf(answerSchemaOf(schema))(value);
