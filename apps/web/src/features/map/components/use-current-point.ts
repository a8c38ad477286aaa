import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { mapCardsQuery } from '../api/list-map-cards.ts';
import { pointQuery } from '../api/select-cards.ts';
import { walkFrom } from '../rules/walk.rules.ts';
import type { MapParts, ShownMap } from './use-map-data.ts';

/**
 * The point of the card that is open over the map; null without one. Reports the order of the cards after it: each next
 * card has the nearest point not visited yet. The order stays the same while the user goes from card to card.
 */
export function useCurrentPoint(
  shown: ShownMap,
  { highlighted, hidden }: Pick<MapParts, 'highlighted' | 'hidden'>,
  cardSlug: string | undefined,
  onSequence: (slugs: readonly string[]) => void,
): number | null {
  const point = useQuery(pointQuery(shown, cardSlug ?? '')).data ?? null;
  const [start, setStart] = useState<{ readonly point: number; readonly slugs: readonly string[] }>();
  const isKnown = cardSlug === undefined || start?.slugs.includes(cardSlug) === true;
  const way = useMemo(() => {
    if (isKnown || point === null) return [];
    return walkFrom(
      point,
      shown.points,
      limits.mapCards,
      (other) => highlighted?.[other] === 0 || hidden?.[other] === 1,
    );
  }, [isKnown, point, shown, highlighted, hidden]);
  const cards = useQuery(mapCardsQuery(shown, way)).data;
  useEffect(() => {
    if (way.length === 0 || !cards || point === null) return;
    const slugs = cards.map(({ slug }) => slug);
    setStart({ point, slugs });
    onSequence(slugs);
  }, [way, cards, point, onSequence]);
  return cardSlug === undefined ? null : point;
}
