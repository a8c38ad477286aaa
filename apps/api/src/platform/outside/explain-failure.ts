import { Problem, problem } from '../http/problem.ts';

const unknownName = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** The failure of a request as a problem, in words for the person who entered the address. */
export function explain(error: unknown, ended: AbortSignal): Problem {
  if (error instanceof Problem) return error;
  if (ended.aborted) return problem('site_too_slow');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (unknownName.has(code)) return problem('address_unknown');
  if (/CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code)) return problem('site_insecure');
  if (/^(HPE_|Z_|ERR__|ERR_BROTLI)/.test(code)) return problem('answer_unreadable');
  return problem('site_unreachable');
}
