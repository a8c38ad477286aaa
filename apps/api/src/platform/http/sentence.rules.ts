import { cutTo } from '@foreglow/contract/cut-to';
import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const typeSentences: Readonly<Record<string, string>> = {
  string: 'Give a text.',
  number: 'Give a number.',
  nan: 'Give a number.',
  int: 'Give a whole number.',
  boolean: 'Give true or false.',
  array: 'Give a list.',
  tuple: 'Give a list.',
  object: 'Give an object.',
  record: 'Give an object.',
  date: 'Give a date.',
  null: 'This must be empty.',
  file: 'Give a file.',
};

const formatSentences: Readonly<Record<string, string>> = {
  email: 'This is not an e-mail address.',
  url: 'This is not a web address.',
  date: 'Give a date, as in 2040-01-31.',
  datetime: 'Give a date and a time, as in 2040-01-31T12:00:00Z.',
  time: 'Give a time, as in 12:00.',
};

/**
 * The fault of a value as a sentence that a person can act on, for schemas that have no message of their own. It is
 * passed to zod with every value read from a call, so that none of zod's own messages is ever sent.
 */
export function sentenceOf(issue: RawIssue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'This field is required.';
  switch (issue.code) {
    case 'invalid_type':
      return typeSentences[issue.expected] ?? 'This value is of another kind than the one needed here.';
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'invalid_format':
      return formatSentences[issue.format] ?? 'This does not have the form it needs.';
    case 'not_multiple_of':
      return `Give a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `These fields are not known here: «${issue.keys.slice(0, 5).map(shorten).join(', ')}».`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `The only possible value is «${String(issue.values[0])}».`
        : `Give one of these: «${issue.values.map(String).join(', ')}».`;
    case 'invalid_key':
      return 'One of the names in this object is not possible here.';
    default:
      return 'This value is not possible here.';
  }
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string') return minimum <= 1 ? 'This field is required.' : `At least ${minimum} characters.`;
  if (origin === 'array' || origin === 'set') return minimum <= 1 ? 'Give at least one.' : `Give at least ${minimum}.`;
  return inclusive ? `The smallest value is ${minimum}.` : `Give a value above ${minimum}.`;
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string') return `At most ${maximum} characters.`;
  if (origin === 'array' || origin === 'set') return `At most ${maximum}.`;
  return inclusive ? `The largest value is ${maximum}.` : `Give a value below ${maximum}.`;
}

const shorten = (name: string): string => (name.length > 40 ? `${cutTo(name, 39)}…` : name);
