import { type CardAttributes, limits } from '@foreglow/contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { mapCardsQuery } from '../api/list-map-cards.ts';
import type { ShownMap } from './use-map-data.ts';

interface Titles {
  readonly version: string;
  readonly of: ReadonlyMap<number, string>;
}

type Cards = readonly Pick<CardAttributes, 'title'>[] | undefined;

const dataOf = (read: readonly { readonly data: Cards }[]): Cards[] => read.map(({ data }) => data);

/** The titles of the cards that the chart asks for. Those that it has asked for before stay known while others load. */
export function useTitles(shown: ShownMap) {
  const { version } = shown;
  const [points, setPoints] = useState<readonly number[]>([]);
  const [titles, setTitles] = useState<Titles>({ version, of: new Map() });
  const parts = useMemo(
    () =>
      Array.from({ length: Math.ceil(points.length / limits.mapCards) }, (_, part) =>
        points.slice(part * limits.mapCards, (part + 1) * limits.mapCards),
      ),
    [points],
  );
  const read = useQueries({ queries: parts.map((part) => mapCardsQuery(shown, part)), combine: dataOf });
  useEffect(() => {
    const found = parts.flatMap((part, at) => {
      const cards = read[at];
      // A card deleted in the meantime is missing, so that the titles would be assigned to the wrong points.
      return cards?.length === part.length
        ? cards.map(({ title }, index): [number, string] => [part[index] ?? 0, title])
        : [];
    });
    // In another version of the map, the same numbers of points mean other cards.
    setTitles((before) => {
      const kept = before.version === version ? before.of : new Map<number, string>();
      const isKnown = kept === before.of && found.every(([point, title]) => kept.get(point) === title);
      return isKnown ? before : { version, of: new Map([...kept, ...found]) };
    });
  }, [parts, read, version]);
  return { titles: titles.of, setPoints };
}
