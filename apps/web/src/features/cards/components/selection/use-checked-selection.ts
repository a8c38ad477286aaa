import { useQuery } from '@tanstack/react-query';
import { cardKeys } from '#features/cards/api/keys.ts';
import { listConclusions } from '#features/cards/api/list-conclusions.ts';
import { goneFrom } from '#features/cards/rules/gone.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { deselect, selectedIn, useSelected } from './selection.ts';

/**
 * Removes cards that no longer exist from the selection. Whenever the cards of the source are reloaded, for example
 * after a change by another user, the selected cards are checked too, since the list loads only the cards near the
 * window.
 */
export function useCheckedSelection(source: CardSource): void {
  const { size } = useSelected(source);
  useQuery({
    queryKey: cardKeys.selected(source),
    queryFn: async ({ signal }) => {
      deselect(await goneAmong([...selectedIn(source).keys()], signal));
      return null;
    },
    // Cards that were just selected exist, so the first check runs after the first change.
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: size > 0,
    retry: false,
  });
}

/** Any request about cards reports the missing ones. This request only reads. */
async function goneAmong(slugs: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  try {
    await listConclusions(slugs, signal);
    return [];
  } catch (error) {
    const gone = goneFrom(error, slugs);
    if (gone.length === 0) throw error;
    return gone;
  }
}
