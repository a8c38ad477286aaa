import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { refreshCards } from './refresh-cards.ts';

interface Copying {
  readonly slugs: readonly string[];
  /** Absent: each copy stays in the project of its original. */
  readonly projectSlug?: string;
}

/** Duplicates cards, all of them or none; returns the slugs of the copies. */
const duplicateCards = async ({ slugs, projectSlug }: Copying): Promise<string[]> => {
  const body = { card_slugs: [...slugs], project_slug: projectSlug };
  return (await call('POST /v1/cards/bulk-duplicate', { body })).data.map(({ id }) => id);
};

export function useDuplicateCards() {
  const client = useQueryClient();
  return useMutation({ mutationFn: duplicateCards, onSuccess: () => void refreshCards(client) });
}
