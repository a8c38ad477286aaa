import { ApiError } from '../../../lib/http/api-error.ts';

const place = /^\/card_slugs\/(\d+)$/;

/** The cards that a call about these ones failed for because they are not there any more; none where it failed otherwise. */
export function goneFrom(error: unknown, slugs: readonly string[]): readonly string[] {
  if (!(error instanceof ApiError) || error.status !== 404) return [];
  if (slugs.length === 1) return slugs;
  return error.errors.flatMap(({ pointer }) => slugs[Number(place.exec(pointer ?? '')?.[1])] ?? []);
}
