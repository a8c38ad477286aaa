import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CardListQuery } from '#features/cards/api/keys.ts';
import { loadedIndex } from '#features/cards/api/loaded-cards.ts';
import { neighboursQuery } from '#features/cards/api/read-neighbours.ts';
import { useStore } from '#lib/browser/store.ts';
import { made } from '../created/made.ts';

/**
 * How long a card stays highlighted, and how long to wait for a hidden card: as long as the toast that offers to show
 * it.
 */
const litMs = 2600;
const hiddenMs = 10_000;

interface Showing {
  readonly query: CardListQuery;
  readonly total: number;
  /** Whether the list has been measured, so that it can scroll to a card. */
  readonly ready: boolean;
  /** Whether a dialog over the list hides it. */
  readonly covered: boolean;
  readonly show: (index: number, slug: string) => void;
}

/**
 * Scrolls to the cards that were just created, at their position in the order, and returns the slugs of the highlighted
 * ones. In a repository this works only for cards that are loaded.
 */
export function useNewCards({ query, total, ready, covered, show }: Showing): ReadonlySet<string> {
  const client = useQueryClient();
  const now = useStore(made);
  const { source } = query;
  const isHere = now !== undefined && (source.kind === 'workspace' || now.projectSlug === source.slug);
  const slug = isHere ? (now.slugs[0] ?? '') : '';
  const asks = isHere && source.kind === 'project';
  const place = useQuery({ ...neighboursQuery(query, slug), enabled: asks, staleTime: 0 }).data;
  const loaded = isHere ? loadedIndex(client, query, slug) : -1;
  const index = place ? (place.position ?? 0) - 1 : loaded;
  const [shown, setShown] = useState<typeof now>();
  const isShown = isHere && shown === now;
  const goThere = useEffectEvent(show);
  useEffect(() => {
    if (!ready || !isHere || index < 0 || index >= total) return;
    goThere(index, slug);
    setShown(now);
  }, [ready, isHere, now, slug, index, total]);
  useEffect(() => {
    if (!isHere || (isShown && covered)) return;
    const timer = setTimeout(() => made.get() === now && made.set(undefined), isShown ? litMs : hiddenMs);
    return () => clearTimeout(timer);
  }, [isHere, isShown, covered, now]);
  return isShown && !covered ? new Set(now?.slugs) : nothingLit;
}

const nothingLit: ReadonlySet<string> = new Set();
