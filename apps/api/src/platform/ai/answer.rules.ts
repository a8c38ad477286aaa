import { z } from 'zod';

/** An answer that fits its schema, or its faults, in words that a model understands. */
export type ReadAnswer<T> = { readonly value: T } | { readonly faults: string };

/** The number of faults reported to a model at a time. */
const maxReportedFaults = 12;

/** Reads the JSON of an answer. Text around it is ignored: reasoning, a Markdown fence, a sentence before or after. */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): ReadAnswer<T> {
  const json = jsonIn(text);
  if (json === undefined) return { faults: 'There is no JSON object in the answer.' };
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    return { faults: `The answer is not valid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.` };
  }
  const read = schema.safeParse(given);
  if (read.success) return { value: read.data };
  const faults = read.error.issues
    .slice(0, maxReportedFaults)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { faults: faults.join('\n') };
}

function jsonIn(text: string): string | undefined {
  // A search for the end of reasoning always finds one here, so that together the searches take linear time.
  const reasoned = text.lastIndexOf('</think>') + '</think>'.length;
  const answer = text.slice(0, reasoned).replace(/<think>[\s\S]*?<\/think>/g, '') + text.slice(reasoned);
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  return start < 0 || end < start ? undefined : answer.slice(start, end + 1);
}

/** The schema as JSON, for models whose service does not accept one. */
export const schemaText = (schema: z.ZodType): string => JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));

/**
 * Data for a model, as JSON in a frame that no text in it can close: `<` is written as an escape, which JSON readers and
 * models read as the same character.
 */
export const framedData = (data: object): string =>
  `<data>\n${JSON.stringify(data).replaceAll('<', '\\u003c')}\n</data>`;
