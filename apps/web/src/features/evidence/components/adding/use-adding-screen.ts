import { useDebouncedValue } from '@mantine/hooks';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useIsShown } from '#lib/shown/use-is-shown.ts';

const pauseMs = 180;

/**
 * Shared state of the screens that add chosen cards: the cards, the search, and the navigation back to the card list.
 */
export function useAddingScreen(projectSlug: string) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { chosenCards = [], overList } = useLocation({ select: ({ state }) => state });
  const isShown = useIsShown();
  const [term, setTerm] = useState('');
  const [search] = useDebouncedValue(term.trim(), pauseMs);
  const close = () => {
    if (!isShown()) return;
    if (overList) return history.back();
    void navigate({ to: '/projects/$projectSlug/cards', params: { projectSlug }, replace: true });
  };
  /** Removes cards from the chosen ones. */
  const drop = (slugs: ReadonlySet<string>) => {
    if (!isShown()) return;
    const left = chosenCards.filter(({ slug }) => !slugs.has(slug));
    void navigate({ to: '.', search: true, replace: true, state: { overList, chosenCards: left } });
  };
  return { chosenCards, term, setTerm, search, close, drop };
}
