import type { EvidenceCard } from '@foreglow/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The slugs of cards that follow each other. */
interface Sequence {
  readonly slugs: readonly string[];
  /** Whether a card's number among them means something. */
  readonly counted: boolean;
}

const SequenceContext = createContext<Sequence | undefined>(undefined);

interface CardSequenceProps {
  /** Undefined while they are not known. */
  readonly cards: readonly Pick<EvidenceCard, 'slug' | 'removed_at'>[] | undefined;
  /** False where the order begins with the card that was opened, as on a map. */
  readonly counted?: boolean;
  readonly children: ReactNode;
}

/** Provides the order in which "previous" and "next" go through the cards of a screen. */
export function CardSequence({ cards, counted = true, children }: CardSequenceProps) {
  const sequence = useMemo(() => {
    const slugs = cards?.filter(({ removed_at }) => removed_at === null).map(({ slug }) => slug) ?? [];
    return { slugs, counted };
  }, [cards, counted]);
  return <SequenceContext value={sequence}>{children}</SequenceContext>;
}

/** The cards around a card; undefined if they come from the list. */
export const useCardSequence = (): Sequence | undefined => useContext(SequenceContext);
