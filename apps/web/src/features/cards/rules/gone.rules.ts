import { ApiError } from '#lib/http/api-error.ts';
import { placesIn } from '#lib/http/places-in.ts';

/** The cards whose absence made a request fail; empty if it failed for another reason. */
export function goneFrom(error: unknown, slugs: readonly string[]): readonly string[] {
  if (!(error instanceof ApiError) || error.status !== 404) return [];
  if (slugs.length === 1) return slugs;
  return placesIn(error, 'card_slugs').flatMap((place) => slugs[place] ?? []);
}
