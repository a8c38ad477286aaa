import type { EvidenceCard } from '@foreglow/contract';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { addressesOf, addressesOver } from '../rules/addresses.ts';
import type { CardSearch } from '../rules/card-search.rules.ts';
import { useCardSearch } from './use-card-search.ts';
import { useOverlaid, useSource } from './use-source.ts';

/** A card chosen as evidence, with what is needed to name it. */
type ChosenCard = Pick<EvidenceCard, 'slug' | 'title' | 'public'>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the list, insight, trend or radar under the dialog. */
    overList?: boolean;
    /** The editor begins with the tags. */
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
  // Over anything but the list a dialog does not replace the card in the history: "back" returns to the card.
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
    /** For links from the list to what opens over it. */
    fromList,
    /** For links from one dialog over the list to another. */
    inside,
    open: (slug: string) => navigate({ ...addresses.card(slug), ...fromList }),
    duplicateSelected: () => navigate({ ...addresses.duplicateSelected, ...fromList }),
    /** From one card to another, over the same list or conclusion. */
    linkToCard,
    toCard: (slug: string) => navigate(linkToCard(slug)),
    /** The editor of a card of this project. */
    toEditor: (cardSlug: string) =>
      navigate({
        to: '/projects/$projectSlug/cards/edit/$cardSlug',
        params: { projectSlug: source.slug, cardSlug },
        ...inside,
      }),
    /** A new insight that is drawn from these cards. */
    makeInsight: (cards: readonly ChosenCard[]) =>
      navigate({
        to: '/projects/$projectSlug/insights/create',
        params: { projectSlug: source.slug },
        state: { chosenCards: named(cards) },
      }),
    /** Asks which insight these cards are to be added to. */
    addToInsight: (cards: readonly ChosenCard[]) =>
      navigate({
        to: '/projects/$projectSlug/cards/add-to-insight',
        params: { projectSlug: source.slug },
        search,
        state: { overList: true, chosenCards: named(cards) },
      }),
    /** A new trend with these cards as its evidence. */
    makeTrend: (cards: readonly ChosenCard[]) =>
      navigate({
        to: '/projects/$projectSlug/trends/create',
        params: { projectSlug: source.slug },
        state: { chosenCards: named(cards) },
      }),
    /** Asks which trend these cards are to be added to. */
    addToTrend: (cards: readonly ChosenCard[]) =>
      navigate({
        to: '/projects/$projectSlug/cards/add-to-trend',
        params: { projectSlug: source.slug },
        search,
        state: { overList: true, chosenCards: named(cards) },
      }),
    /** The list with other filters. */
    show: (next: CardSearch) => navigate({ ...addresses.list, search: next, replace: true }),
    /** Closes the dialog over the list, insight, trend or radar. */
    close: () => {
      if (overList) return history.back();
      if (over) return void navigate({ ...over.under, replace: true });
      return void navigate({ ...addresses.list, search, replace: true });
    },
  };
}

/** Only what is needed to name the cards is put into the browser's history. */
const named = (cards: readonly ChosenCard[]): readonly ChosenCard[] =>
  cards.map(({ slug, title, public: isPublic }) => ({ slug, title, public: isPublic }));
