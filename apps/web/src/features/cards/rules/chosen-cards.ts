import type { EvidenceCard } from '@foreglow/contract';

/** A card chosen as evidence, with what is needed to name it. */
export type ChosenCard = Pick<EvidenceCard, 'slug' | 'title' | 'public'>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Cards that were chosen in the list as evidence for an insight or trend. */
    chosenCards?: readonly ChosenCard[];
  }
}
