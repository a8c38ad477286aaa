import { ApiError } from '../http/api-error.ts';

const isGone = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 404;

/**
 * Stores a draft: over `slug`, which is edited, or as something new. A new one may have been stored while it was being
 * written, as `madeAs`: then it is stored over that, or anew if that was deleted meanwhile.
 */
export async function storeDraft<T>(
  slug: string | undefined,
  madeAs: string | undefined,
  store: (slug: string | undefined) => Promise<T>,
): Promise<T> {
  try {
    return await store(slug ?? madeAs);
  } catch (failure) {
    if (slug !== undefined || madeAs === undefined || !isGone(failure)) throw failure;
    return store(undefined);
  }
}
