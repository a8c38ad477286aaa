import { inTurns } from '../queue/in-turns.ts';
import type { AnswerSchema } from './response-schema.ts';
import { serialiserOf } from './serialisers.ts';

/** The number of items of a list written in one step. */
const itemsAtOnce = 200;

const anything: AnswerSchema = {};

/**
 * Serialises an answer with thousands of items by its schema, in the same way as Fastify, but in steps, so that other
 * calls do not have to wait.
 */
export async function serialiseInTurns(body: unknown, schema = anything): Promise<Buffer> {
  const write: Write = (value, part) => serialiserOf(part)(value);
  return Buffer.concat(await inTurns(pieces(body, schema, write), (piece) => Buffer.from(piece)));
}

type Write = (value: unknown, schema: AnswerSchema) => string;

/** The JSON of a value in pieces. Only values with a long list are split. */
export function* pieces(value: unknown, schema: AnswerSchema, write: Write): Generator<string> {
  if (isLongList(value) && schema.items) {
    for (let from = 0; from < value.length; from += itemsAtOnce) {
      const list = write(value.slice(from, from + itemsAtOnce), schema);
      yield `${from === 0 ? '[' : ','}${list.slice(1, -1)}`;
    }
    yield ']';
  } else if (holdsLongList(value) && schema.properties) {
    let before = '{';
    for (const [name, part] of Object.entries(schema.properties)) {
      if (value[name] === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* pieces(value[name], typeof part === 'object' ? part : anything, write);
      before = ',';
    }
    yield '}';
  } else yield write(value, schema);
}

const isLongList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > itemsAtOnce;

function holdsLongList(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).some((part) => isLongList(part) || holdsLongList(part));
}
