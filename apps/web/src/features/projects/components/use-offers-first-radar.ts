import type { ProjectAttributes } from '@foreglow/contract';
import { useSiteConfig } from '#lib/config/site-config.ts';

/** With fewer cards a draft finds hardly any subjects. */
const enoughCards = 12;

/** Whether a draft of the first radar of a project is offered: it has enough cards, and no radar yet. */
export function useOffersFirstRadar(
  project: Pick<ProjectAttributes, 'radar_count' | 'card_count'> | undefined,
  mayWrite: boolean,
): boolean {
  const { assistance } = useSiteConfig().features;
  return mayWrite && assistance && !!project && project.radar_count === 0 && project.card_count >= enoughCards;
}
