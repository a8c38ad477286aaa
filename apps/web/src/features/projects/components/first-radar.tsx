import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownStorage } from '#lib/browser/own-storage.ts';
import { loadNamespaces } from '#lib/i18n/i18n.ts';
import { usePart } from '#ui/on-demand/use-loaded.ts';
import { projectQuery } from '../api/read-project.ts';
import { useOffersFirstRadar } from './use-offers-first-radar.ts';

const loadBanner = async () => {
  const [banner] = await Promise.all([import('./first-radar-banner.tsx'), loadNamespaces('projects')]);
  return banner;
};

interface FirstRadarProps {
  readonly projectSlug: string;
  readonly mayWrite: boolean;
}

/** Offers to draft a radar from the cards of a project that has enough of them, but no radar yet. */
export function FirstRadar({ projectSlug, mayWrite }: FirstRadarProps) {
  const project = useQuery(projectQuery(projectSlug)).data;
  const key = `firstRadar.${projectSlug}`;
  const [isClosed, setIsClosed] = useState(() => ownStorage.read(key) !== null);
  const isReady = useOffersFirstRadar(project, mayWrite);
  const isShown = isReady && !isClosed;
  // If it cannot be loaded, the page is shown without it.
  const FirstRadarBanner = usePart(isShown, loadBanner, () => undefined);
  if (!isShown || !project || !FirstRadarBanner) return null;
  const close = () => {
    ownStorage.write(key, 'closed');
    setIsClosed(true);
  };
  return <FirstRadarBanner projectSlug={projectSlug} cards={project.card_count} onClose={close} />;
}
