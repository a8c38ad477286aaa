import { inTurns } from '../queue/in-turns.ts';
import type { AnswerSchema, Part } from './response-schema.ts';
import { serialiserOf } from './serialisers.ts';

/** The number of list items written in one step. */
const itemsAtOnce = 200;

const anything: AnswerSchema = {};

/**
 * Whether an answer has so many list items, at any depth, that writing it in one step would keep other calls waiting.
 */
export const isLong = (value: unknown): boolean => itemsIn(value, itemsAtOnce) > itemsAtOnce;

/**
 * Serialises a long answer by its schema, in the same way as Fastify, but in steps, so that other calls do not have to
 * wait.
 */
export async function serialiseInTurns(body: unknown, schema = anything): Promise<Buffer> {
  const write: Write = (value, part) => serialiserOf(part)(value);
  return Buffer.concat(await inTurns(pieces(body, schema, write), (piece) => Buffer.from(piece)));
}

type Write = (value: unknown, schema: AnswerSchema) => string;

/** The JSON of a value in pieces. Only long values are split. */
export function* pieces(value: unknown, schema: AnswerSchema, write: Write): Generator<string> {
  if (!isLong(value)) yield write(value, schema);
  else if (Array.isArray(value) && schema.items) {
    let before = '[';
    for (const group of groupsOf(value)) {
      yield before;
      if (group.length === 1) yield* pieces(group[0], schemaOf(schema.items), write);
      else yield write(group, schema).slice(1, -1);
      before = ',';
    }
    yield ']';
  } else if (isRecord(value) && schema.properties) {
    let before = '{';
    for (const [name, part] of Object.entries(schema.properties)) {
      if (value[name] === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* pieces(value[name], schemaOf(part), write);
      before = ',';
    }
    yield '}';
  } else yield write(value, schema);
}

const schemaOf = (part: Part | Part[]): AnswerSchema =>
  typeof part === 'object' && !Array.isArray(part) ? part : anything;

/** Splits a list into groups that are not long. An item that is long by itself is a group of its own. */
function* groupsOf(list: readonly unknown[]): Generator<unknown[]> {
  let group: unknown[] = [];
  let size = 0;
  for (const item of list) {
    const added = 1 + itemsIn(item, itemsAtOnce);
    if (group.length > 0 && size + added > itemsAtOnce) {
      yield group;
      group = [];
      size = 0;
    }
    group.push(item);
    size += added;
  }
  yield group;
}

/** The number of items of all lists in a value. Counting ends soon after `enough`. */
function itemsIn(value: unknown, enough: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = Array.isArray(value) ? value.length : 0;
  if (count > enough) return count;
  for (const part of Object.values(value)) {
    count += itemsIn(part, enough - count);
    if (count > enough) break;
  }
  return count;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
