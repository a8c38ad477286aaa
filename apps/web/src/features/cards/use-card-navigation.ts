import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { addressesOf } from './addresses.ts';
import type { CardSearch } from './list/card-search.rules.ts';
import { useCardSearch } from './use-card-search.ts';
import { useSource } from './use-source.ts';

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
  const source = useSource();
  const search = useCardSearch();
  const overList = useLocation({ select: ({ state }) => state.overList === true });
  const navigate = useNavigate();
  const { history } = useRouter();
  const inside = { search, replace: true, state: { overList } } as const;
  const fromList = { search, state: { overList: true } } as const;
  const addresses = addressesOf(source);
  return {
    source,
    /** The project whose list it is; of a repository there is none. */
    projectSlug: source.kind === 'project' ? source.slug : '',
    search,
    addresses,
    /** For links from the list to what opens over it. */
    fromList,
    /** For links from one dialog over the list to another. */
    inside,
    open: (slug: string) => navigate({ ...addresses.card(slug), ...fromList }),
    duplicateSelected: () => navigate({ ...addresses.duplicateSelected, ...fromList }),
    toCard: (slug: string) => navigate({ ...addresses.card(slug), ...inside }),
    /** The list with other filters. */
    show: (next: CardSearch) => navigate({ ...addresses.list, search: next, replace: true }),
    /** Away from what lies over the list. */
    close: () => {
      if (overList) return history.back();
      return void navigate({ ...addresses.list, search, replace: true });
    },
  };
}
