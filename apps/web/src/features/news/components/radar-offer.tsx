import type { ProjectAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useOffersFirstRadar } from '#features/projects/components/use-offers-first-radar.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import styles from './overview.module.css';

interface RadarOfferProps {
  readonly project: ProjectAttributes;
  readonly mayWrite: boolean;
}

/** The offer to draft the first radar of a project that has enough cards. */
export function RadarOffer({ project, mayWrite }: RadarOfferProps) {
  const { t } = useTranslation('projects');
  const isOffered = useOffersFirstRadar(project, mayWrite);
  if (!isOffered) return null;
  return (
    <div className={styles.offer}>
      <p>{t('firstRadar', { count: project.card_count })}</p>
      <ButtonLink to="/projects/$projectSlug/radars/liftoff" params={{ projectSlug: project.slug }}>
        {t('draftRadar')}
      </ButtonLink>
    </div>
  );
}
