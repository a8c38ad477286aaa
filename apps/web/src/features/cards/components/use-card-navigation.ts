import type { EvidenceCard } from '@foreglow/contract';
import { useLocation, useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import type { FromCards } from '#lib/kinds/web-kind.ts';
import { addressesOf } from '../rules/addresses.ts';
import type { CardSearch } from '../rules/card-search.rules.ts';
import { useCardSearch } from './use-card-search.ts';
import { useSource } from './use-source.ts';

/** A card chosen as evidence, with the fields needed to name it. */
type ChosenCard = Pick<EvidenceCard, 'slug' | 'title' | 'public'>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the screen under the dialog. */
    overList?: boolean;
    /** The editor starts with the tags. */
    tagsFirst?: boolean;
    /** Cards that were chosen in the list as evidence. */
    chosenCards?: readonly ChosenCard[];
  }
}

/** The search of the screen under a card, without the comment that the address of this card may name. */
const withoutComment = <Search extends object>(search: Search) => ({ ...search, comment: undefined });

/**
 * Navigation between the list, or another screen that shows a card, and the dialogs over it. Dialogs share one entry of
 * the history, so that "back" returns to the screen. Its filters stay in the address.
 */
export function useCardNavigation() {
  const source = useSource();
  const search = useCardSearch();
  const overList = useLocation({ select: ({ state }) => state.overList === true });
  const navigate = useNavigate();
  const { history } = useRouter();
  const addresses = addressesOf(source);
  const isOver = useIsOverOther(addresses.path);
  const within = { replace: true, state: { overList } } as const;
  // Over a screen other than the list, a dialog does not replace the card in the history: "back" returns to the card.
  const inside = isOver ? {} : ({ search, ...within } as const);
  const fromList = { search, state: { overList: true } } as const;
  const linkToCard = (slug: string) =>
    isOver
      ? ({ to: '.', params: { cardSlug: slug }, search: withoutComment, ...within } as const)
      : { ...addresses.card(slug), search, ...within };
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
    /** A link from one card to another, over the same screen. */
    linkToCard,
    toCard: (slug: string) => navigate(linkToCard(slug)),
    /** The editor of a card of this project. */
    toEditor: (cardSlug: string) =>
      navigate({
        to: '/projects/$projectSlug/cards/edit/$cardSlug',
        params: { projectSlug: source.slug, cardSlug },
        ...inside,
      }),
    /** Starts a new item of a kind with these cards as its evidence. */
    make: (link: FromCards['make'], cards: readonly ChosenCard[]) =>
      navigate({ ...link(source.slug), state: { chosenCards: named(cards) } }),
    /** Asks to which item of a kind these cards should be added. */
    addTo: (link: FromCards['addTo'], cards: readonly ChosenCard[]) =>
      navigate({ ...link(source.slug), search, state: { overList: true, chosenCards: named(cards) } }),
    /** Shows the list with other filters. */
    show: (next: CardSearch) => navigate({ ...addresses.list, search: next, replace: true }),
    /** Closes the dialog over the screen. */
    close: () => {
      if (overList) return history.back();
      if (isOver) return void navigate({ to: '..', search: withoutComment, replace: true });
      return void navigate({ ...addresses.list, search, replace: true });
    },
  };
}

/** Only the fields needed to name the cards are stored in the browser's history. */
const named = (cards: readonly ChosenCard[]): readonly ChosenCard[] =>
  cards.map(({ slug, title, public: isPublic }) => ({ slug, title, public: isPublic }));

/** Whether a card is shown over another screen than the list at `path`. */
const useIsOverOther = (path: string): boolean =>
  useMatches({
    select: (matches) => matches.at(-1)?.staticData.cardModal === true && matches.at(-2)?.pathname !== path,
  });
