import type { EvidenceCard } from '@foreglow/contract';

/** A card that something is to be concluded from, with what is needed to name it. */
export type ChosenCard = Pick<EvidenceCard, 'slug' | 'title' | 'public'>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Cards that were chosen in the list, to conclude something from them. */
    chosenCards?: readonly ChosenCard[];
  }
}
