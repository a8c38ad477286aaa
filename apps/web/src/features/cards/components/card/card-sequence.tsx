import type { EvidenceCard } from '@foreglow/contract';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The slugs of consecutive cards. */
interface Sequence {
  readonly slugs: readonly string[];
  /** Whether the position of a card in the sequence is meaningful. */
  readonly counted: boolean;
}

const SequenceContext = createContext<Sequence | undefined>(undefined);

interface CardSequenceProps {
  /** Undefined while the cards are loading. */
  readonly cards: readonly Pick<EvidenceCard, 'slug' | 'removed_at'>[] | undefined;
  /** False if the order starts with the card that was opened, as on a map. */
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

/** The sequence a card belongs to; undefined if the card was opened from the list. */
export const useCardSequence = (): Sequence | undefined => useContext(SequenceContext);
