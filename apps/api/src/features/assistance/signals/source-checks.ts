import { Problem, problem } from '../../../platform/http/problem.ts';
import type { Outside } from '../../../platform/outside/outside.ts';

/** An address and the result of requesting it. */
export interface CheckedSource {
  readonly url: string | null;
  /** Null without an address. */
  readonly isVerified: boolean | null;
}

const none: CheckedSource = { url: null, isVerified: null };
const longestMs = 5000;
/** The first bytes of a response suffice to show that the address responds. */
const readBytes = 4096;

/**
 * Checks whether an address that a model named as a source responds. The HTTP client reaches public addresses only; any
 * other address is rejected as a source.
 */
export async function checkSource(
  outside: Outside,
  url: string | null,
  disconnected: AbortSignal,
): Promise<CheckedSource> {
  if (url === null) return none;
  try {
    const { status } = await outside.within(longestMs, (over) =>
      outside.get(
        { url, accept: 'text/html,*/*;q=0.5', maxBytes: readBytes, beyond: 'stop' },
        AbortSignal.any([over, disconnected]),
      ),
    );
    return { url, isVerified: status >= 200 && status < 300 };
  } catch (error) {
    if (disconnected.aborted) throw problem('unavailable');
    if (!(error instanceof Problem)) throw error;
    return error.items[0].code === 'address_refused' ? none : { url, isVerified: false };
  }
}
