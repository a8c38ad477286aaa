import { useEffect, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n/index.ts';
import { usePart } from '../../../ui/on-demand/index.ts';
import { openedProjects } from '../../projects/index.ts';

async function loadBanner() {
  const [banner] = await Promise.all([import('./brief-banner.tsx'), loadNamespaces('brief')]);
  return banner;
}

interface BriefOnFirstVisitProps {
  readonly userId: string;
  readonly projectSlug: string;
}

/** The question of a project, when a user sees its cards for the first time on this device. */
export function BriefOnFirstVisit({ userId, projectSlug }: BriefOnFirstVisitProps) {
  const [isFirst] = useState(() => !openedProjects.has(userId, projectSlug));
  useEffect(() => {
    if (isFirst) openedProjects.add(userId, projectSlug);
  }, [isFirst, userId, projectSlug]);
  // If it cannot be loaded, the cards are shown without it.
  const Banner = usePart(isFirst, loadBanner, () => undefined);
  return isFirst && Banner && <Banner projectSlug={projectSlug} />;
}
