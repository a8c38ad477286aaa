import { type ErrorCode, errorCatalogue } from '@foreglow/contract/errors';
import type { z } from 'zod';
import { sentenceOf } from './sentence.rules.ts';
import { singleFaults } from './single-faults.rules.ts';

export interface ProblemSource {
  readonly pointer?: string;
  readonly parameter?: string;
}

export interface ProblemItem {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly source?: ProblemSource;
}

/** The number of entries whose details are the message of the error. */
const messageItems = 20;

/** A failure and its answer: one or more entries of the error catalogue, all with the same status. */
export class Problem extends Error {
  readonly items: readonly [ProblemItem, ...ProblemItem[]];
  readonly status: number;
  /** Seconds after which the call may be made again. */
  readonly retryAfter: number | undefined;

  /** `options.cause`: what the people who run the installation find in the log. */
  constructor(items: readonly [ProblemItem, ...ProblemItem[]], retryAfter?: number, options?: ErrorOptions) {
    super(
      items
        .slice(0, messageItems)
        .map((item) => item.detail)
        .join(' '),
      options,
    );
    this.items = items;
    this.status = errorCatalogue[items[0].code].status;
    this.retryAfter = retryAfter;
  }
}

/** A problem with one entry. Without a detail the catalogue's title is the sentence. */
export function problem(code: ErrorCode, detail: string = errorCatalogue[code].title, source?: ProblemSource): Problem {
  return new Problem([{ code, detail, ...(source && { source }) }]);
}

/** Takes a step of `withAllFaults`. Returns undefined if fields are invalid in it. */
export type Attempt = <R>(step: () => Promise<R>) => Promise<R | undefined>;

/**
 * Does work whose steps each check a part of the input. If fields are invalid (422) in some of them, the work goes on,
 * and the problem that is thrown in the end contains the faults of all. Work that writes needs a transaction, which
 * this problem undoes.
 */
export async function withAllFaults<T>(work: (attempt: Attempt) => Promise<T>): Promise<T> {
  const faults: ProblemItem[] = [];
  const done = await work((step) =>
    step().catch((error: unknown) => {
      if (!(error instanceof Problem) || error.status !== 422) throw error;
      faults.push(...error.items);
      return undefined;
    }),
  );
  if (faults.length > 0) throw new Problem(nonEmpty(faults));
  return done;
}

/** Parses the input of a call. Throws the problem that `fault` creates from all issues. */
export function readWith<S extends z.ZodType>(
  schema: S,
  value: unknown,
  fault: (error: z.ZodError) => Problem,
): z.output<S> {
  const parsed = schema.safeParse(value, { error: sentenceOf });
  if (!parsed.success) throw fault(parsed.error);
  return parsed.data;
}

/** Every fault of an invalid body, each with a JSON pointer to its position. */
export function bodyProblem(error: z.ZodError): Problem {
  const items = singleFaults(error.issues).map((issue): ProblemItem => {
    const pointer = issue.path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    const wrongType = pointer === '/data/type';
    return { code: wrongType ? 'wrong_type' : 'invalid_attribute', detail: issue.message, source: { pointer } };
  });
  return new Problem(nonEmpty(sameStatus(items)));
}

/** Every issue of invalid parameters, each with the name of the parameter. */
export function parameterProblem(error: z.ZodError): Problem {
  const items = error.issues.flatMap((issue): ProblemItem[] => {
    // Unknown keys inside a parameter's value count as an issue of that parameter.
    const unknown = issue.code === 'unrecognized_keys' && issue.path.length === 0;
    const names = unknown ? issue.keys : [String(issue.path[0] ?? '')];
    const detail = unknown ? 'This parameter is not known here.' : issue.message;
    return names.map((parameter) => ({ code: 'invalid_parameter', detail, source: { parameter } }));
  });
  return new Problem(nonEmpty(items));
}

/** A document has only one status: if there is a wrong type and invalid fields, only the wrong type is reported. */
function sameStatus(items: ProblemItem[]): ProblemItem[] {
  const wrongType = items.filter((item) => item.code === 'wrong_type');
  return wrongType.length > 0 ? wrongType : items;
}

function nonEmpty(items: ProblemItem[]): readonly [ProblemItem, ...ProblemItem[]] {
  const [first, ...rest] = items;
  if (!first) throw new Error('A problem needs at least one item.');
  return [first, ...rest];
}
