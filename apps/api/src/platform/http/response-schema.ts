import { z } from 'zod';

/** The parts of a JSON Schema (`responseSchema`) by which long answers are split. */
export interface AnswerSchema {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part | Part[];
}
/** `true`: any value. */
export type Part = AnswerSchema | boolean;

/**
 * The JSON Schema by which Fastify's serialiser writes an answer: fields that the contract does not declare are left
 * out, and a missing required field is an error. Nullable fields are declared in the form that the serialiser handles
 * fastest.
 */
export function responseSchema(schema: z.ZodType): AnswerSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override({ jsonSchema }) {
      const [first, second, ...rest] = jsonSchema.anyOf ?? [];
      if (first && second?.type === 'null' && rest.length === 0) {
        jsonSchema.anyOf = undefined;
        Object.assign(jsonSchema, first, { nullable: true });
        delete jsonSchema.anyOf;
      }
      // The serialiser would check these; the contract already has, and a date is already formatted.
      delete jsonSchema.pattern;
      delete jsonSchema.format;
    },
  });
}
