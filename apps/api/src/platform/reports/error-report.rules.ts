import { scrubbed } from '@foreglow/contract';
import type { Event, Exception, StackFrame, StackParser } from '@sentry/core';

/** Where a failure happened, in our own names, none of which contains anything about users. */
export interface FailurePlace {
  /** The route of the call, such as `GET /v1/projects/:id/cards`. */
  readonly route?: string | undefined;
  readonly job?: string | undefined;
  /** The id of the call in the log. */
  readonly requestId?: string | undefined;
}

/** The maximum number of causes of an error that are reported. */
const causes = 3;

/** The report of a failure: types of errors, places in the program, and messages without texts of users. */
export function errorReport(error: unknown, place: FailurePlace, parser: StackParser, root: string): Event {
  const { route, job, requestId } = place;
  return {
    level: 'error',
    exception: { values: chainOf(error).map((one) => exceptionOf(one, parser, root)) },
    tags: { ...(route && { route }), ...(job && { job }), ...(requestId && { request_id: requestId }) },
  };
}

/** The error with its causes, deepest first, as the protocol requires. */
function chainOf(error: unknown): unknown[] {
  const chain = [error];
  while (chain.length <= causes) {
    const [outer] = chain;
    if (!(outer instanceof Error) || outer.cause === undefined) break;
    chain.unshift(outer.cause);
  }
  return chain;
}

function exceptionOf(error: unknown, parser: StackParser, root: string): Exception {
  if (!(error instanceof Error)) return { type: 'Error', value: `Not an error: ${typeof error}` };
  const frames = parser(error.stack ?? '').map((frame) => frameOf(frame, root));
  const code = 'code' in error && typeof error.code === 'string' ? ` (${scrubbed(error.code)})` : '';
  return { type: error.name, value: `${scrubbed(error.message)}${code}`, stacktrace: { frames } };
}

/**
 * A place in the program, with its path relative to the root of the project; files elsewhere only by their file name.
 */
function frameOf({ filename, function: name, lineno, colno, in_app }: StackFrame, root: string): StackFrame {
  return {
    ...(filename && { filename: pathFrom(root, filename) }),
    ...(name && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  };
}

function pathFrom(root: string, filename: string): string {
  if (filename.startsWith('node:')) return filename;
  return filename.startsWith(`${root}/`)
    ? `app:///${filename.slice(root.length + 1)}`
    : (filename.split('/').at(-1) ?? '');
}
