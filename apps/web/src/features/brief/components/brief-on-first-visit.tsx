import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { usePart } from '#ui/on-demand/use-loaded.ts';

const loadBanner = async () => (await import('./load-brief-banner.ts')).loadBriefBanner();

/** The question of a project, above what a user sees when they open the project for the first time on this device. */
export function BriefOnFirstVisit({ projectSlug }: { readonly projectSlug: string }) {
  const isFirst = useLocation({ select: ({ state }) => state.showsBrief });
  // It stays while cards are opened over the list.
  const [isShown] = useState(isFirst);
  // If it cannot be loaded, the cards are shown without it.
  const Banner = usePart(!!isShown, loadBanner, () => undefined);
  return Banner && isShown && <Banner projectSlug={projectSlug} />;
}
