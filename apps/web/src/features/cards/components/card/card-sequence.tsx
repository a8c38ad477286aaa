import type { EvidenceCard } from '@foreglow/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

const Sequence = createContext<readonly string[] | undefined>(undefined);

interface CardSequenceProps {
  /** Undefined while they are not known. */
  readonly cards: readonly EvidenceCard[] | undefined;
  readonly children: ReactNode;
}

/** Provides the order in which "previous" and "next" go through the cards of a screen. */
export function CardSequence({ cards, children }: CardSequenceProps) {
  const slugs = useMemo(
    () => cards?.filter(({ removed_at }) => removed_at === null).map(({ slug }) => slug) ?? [],
    [cards],
  );
  return <Sequence value={slugs}>{children}</Sequence>;
}

/** Slugs of the cards around a card; undefined if they come from the list. */
export const useCardSequence = (): readonly string[] | undefined => useContext(Sequence);
