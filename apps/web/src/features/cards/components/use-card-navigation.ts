import type { EvidenceCard } from '@foreglow/contract';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { addressesOf, addressesOver } from '../rules/addresses.ts';
import type { CardSearch } from '../rules/card-search.rules.ts';
import { useCardSearch } from './use-card-search.ts';
import { useOverlaid, useSource } from './use-source.ts';

/** A card chosen as evidence, with the fields needed to name it. */
type ChosenCard = Pick<EvidenceCard, 'slug' | 'title' | 'public'>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the list, insight, trend or radar under the dialog. */
    overList?: boolean;
    /** The editor starts with the tags. */
    tagsFirst?: boolean;
    /** Cards that were chosen in the list as evidence for an insight or trend. */
    chosenCards?: readonly ChosenCard[];
  }
}

/**
 * Navigation between the list, an insight, a trend or a radar, and the dialogs over it. Dialogs share one entry of the history, so
 * that "back" returns to the list. Its filters stay in the address.
 */
export function useCardNavigation() {
  const source = useSource();
  const search = useCardSearch();
  const overList = useLocation({ select: ({ state }) => state.overList === true });
  const navigate = useNavigate();
  const { history } = useRouter();
  const overlaid = useOverlaid();
  const over = overlaid && addressesOver(source, overlaid);
  const within = { replace: true, state: { overList } } as const;
  // Over a screen other than the list, a dialog does not replace the card in the history: "back" returns to the card.
  const inside = over ? {} : ({ search, ...within } as const);
  const fromList = { search, state: { overList: true } } as const;
  const addresses = addressesOf(source);
  const linkToCard = (slug: string) =>
    over ? { ...over.card(slug), ...within } : { ...addresses.card(slug), search, ...within };
  return {
    source,
    /** The project of the list; empty for a repository. */
    projectSlug: source.kind === 'project' ? source.slug : '',
    search,
    addresses,
    /** For links from the list to a dialog over it. */
    fromList,
    /** For links from one dialog over the list to another. */
    inside,
    open: (slug: string) => navigate({ ...addresses.card(slug), ...fromList }),
    duplicateSelected: () => navigate({ ...addresses.duplicateSelected, ...fromList }),
    /** A link from one card to another, over the same list or conclusion. */
    linkToCard,
    toCard: (slug: string) => navigate(linkToCard(slug)),
    /** The editor of a card of this project. */
    toEditor: (cardSlug: string) =>
      navigate({
        to: '/projects/$projectSlug/cards/edit/$cardSlug',
        params: { projectSlug: source.slug, cardSlug },
        ...inside,
      }),
    /** Starts a new insight based on these cards. */
    makeInsight: (cards: readonly ChosenCard[]) =>
      navigate({
        to: '/projects/$projectSlug/insights/create',
        params: { projectSlug: source.slug },
        state: { chosenCards: named(cards) },
      }),
    /** Asks to which insight these cards should be added. */
    addToInsight: (cards: readonly ChosenCard[]) =>
      navigate({
        to: '/projects/$projectSlug/cards/add-to-insight',
        params: { projectSlug: source.slug },
        search,
        state: { overList: true, chosenCards: named(cards) },
      }),
    /** Starts a new trend with these cards as its evidence. */
    makeTrend: (cards: readonly ChosenCard[]) =>
      navigate({
        to: '/projects/$projectSlug/trends/create',
        params: { projectSlug: source.slug },
        state: { chosenCards: named(cards) },
      }),
    /** Asks to which trend these cards should be added. */
    addToTrend: (cards: readonly ChosenCard[]) =>
      navigate({
        to: '/projects/$projectSlug/cards/add-to-trend',
        params: { projectSlug: source.slug },
        search,
        state: { overList: true, chosenCards: named(cards) },
      }),
    /** Shows the list with other filters. */
    show: (next: CardSearch) => navigate({ ...addresses.list, search: next, replace: true }),
    /** Closes the dialog over the list, insight, trend or radar. */
    close: () => {
      if (overList) return history.back();
      if (over) return void navigate({ ...over.under, replace: true });
      return void navigate({ ...addresses.list, search, replace: true });
    },
  };
}

/** Only the fields needed to name the cards are stored in the browser's history. */
const named = (cards: readonly ChosenCard[]): readonly ChosenCard[] =>
  cards.map(({ slug, title, public: isPublic }) => ({ slug, title, public: isPublic }));
