import { useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { type CardSearch, cardSearch } from './list/card-search.rules.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one is the list that lies under the dialog. */
    overList?: boolean;
  }
}

/**
 * Ways between the list and what opens over it. What lies over the list is one entry of the history, whatever is
 * stepped through in it, so that "back" leads to the list; its filters stay in the address.
 */
export function useCardNavigation() {
  const { projectSlug = '' } = useParams({ strict: false });
  const search = cardSearch(useSearch({ strict: false }));
  const overList = useLocation({ select: ({ state }) => state.overList === true });
  const navigate = useNavigate();
  const { history } = useRouter();
  const inside = { search, replace: true, state: { overList } } as const;
  const fromList = { search, state: { overList: true } } as const;
  const project = { projectSlug };
  const card = (cardSlug: string) => ({ projectSlug, cardSlug });
  return {
    projectSlug,
    search,
    /** For links from the list to what opens over it. */
    fromList,
    /** For links from one dialog over the list to another. */
    inside,
    open: (slug: string) => navigate({ to: '/projects/$projectSlug/cards/$cardSlug', params: card(slug), ...fromList }),
    create: () => navigate({ to: '/projects/$projectSlug/cards/create', params: project, ...fromList }),
    duplicateSelected: () =>
      navigate({ to: '/projects/$projectSlug/cards/batch-duplicate', params: project, ...fromList }),
    toCard: (slug: string) => navigate({ to: '/projects/$projectSlug/cards/$cardSlug', params: card(slug), ...inside }),
    /** The editor of a card. */
    toEditor: (slug: string) =>
      navigate({ to: '/projects/$projectSlug/cards/edit/$cardSlug', params: card(slug), ...inside }),
    /** The list with other filters. */
    show: (next: CardSearch) =>
      navigate({ to: '/projects/$projectSlug/cards', params: project, search: next, replace: true }),
    /** Away from what lies over the list. */
    close: () => {
      if (overList) return history.back();
      return void navigate({ to: '/projects/$projectSlug/cards', params: project, search, replace: true });
    },
  };
}
