import { scrubbed } from '@foreglow/contract';
import type { ErrorEvent, StackFrame } from '@sentry/browser';
import type { Failure } from './failures.ts';

/** Reads the frames of a stack. */
type StackParser = (stack: string) => readonly StackFrame[];

/**
 * The event sent for a failure. `screen` is the pattern of the current address, such as `/projects/$projectSlug/cards`.
 */
export function failureEvent(failure: Failure, screen: string, parser: StackParser): ErrorEvent {
  if (failure.kind === 'call') {
    const { route, status, code, requestId } = failure;
    return {
      type: undefined,
      level: status >= 500 || status === 0 ? 'error' : 'warning',
      exception: { values: [{ type: 'ApiError', value: `${route}: ${status} ${code}` }] },
      fingerprint: ['call', route, String(status), code],
      tags: { kind: 'call', screen, route, status: String(status), code, ...(requestId && { request_id: requestId }) },
    };
  }
  const { kind, error } = failure;
  const known = error instanceof Error ? error : undefined;
  const frames = parser(known?.stack ?? '').map(frameOf);
  return {
    type: undefined,
    level: 'error',
    exception: {
      values: [{ type: known?.name ?? 'Error', value: scrubbed(known?.message ?? ''), stacktrace: { frames } }],
    },
    tags: { kind, screen },
  };
}

/** A position in the built application, without the host that serves it. */
function frameOf({ filename, function: name, lineno, colno }: StackFrame): StackFrame {
  const path = filename && URL.parse(filename)?.pathname;
  return {
    // An address outside the build could be that of a page, which contains names of content.
    filename: path?.startsWith('/assets/') ? `~${path}` : '(elsewhere)',
    ...(name && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
  };
}
