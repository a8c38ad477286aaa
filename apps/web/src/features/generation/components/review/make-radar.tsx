import type { GenerationAttributes } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMakeRadar } from '#features/generation/api/make-radar.ts';
import type { countsOf } from '#features/generation/rules/review.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Check } from '#ui/check/check.tsx';
import { notify } from '#ui/toast/notify.ts';
import styles from './review.module.css';

interface MakeRadarProps {
  readonly instance: GenerationAttributes;
  readonly counts: ReturnType<typeof countsOf>;
  /** How many of the accepted blips can be kept as trends. */
  readonly trends: number;
  /** Resolves once all decisions are saved. */
  readonly saved: () => Promise<void>;
}

/** Creates the radar from the accepted blips, or links to the radar that was created. */
export function MakeRadar({ instance, counts, trends, saved }: MakeRadarProps) {
  const { t } = useTranslation('generation');
  const navigate = useNavigate();
  const [keepsTrends, setKeepsTrends] = useState(true);
  const projectSlug = instance.project.slug;
  const making = useMakeRadar(projectSlug, instance.slug, saved);
  if (instance.radar_slug !== null) {
    const params = { projectSlug, radarSlug: instance.radar_slug };
    return (
      <ButtonLink to="/projects/$projectSlug/radars/$radarSlug" params={params} variant="primary">
        {t('openRadar')}
      </ButtonLink>
    );
  }
  const make = () =>
    making.mutate(keepsTrends && trends > 0, {
      onSuccess: ({ slug }) =>
        void navigate({
          to: '/projects/$projectSlug/radars/edit/$radarSlug',
          params: { projectSlug, radarSlug: slug },
        }),
      onError: (error) => notify.error(t('notMade'), { description: errorText(error) }),
    });
  return (
    <div className={styles.make}>
      <Button
        variant="primary"
        busy={making.isPending}
        disabled={counts.accepted === 0}
        aria-describedby="make-radar-note"
        onClick={make}
      >
        {t('makeRadar')}
      </Button>
      {trends > 0 && (
        <label className={styles.keep}>
          <Check checked={keepsTrends} onChange={() => setKeepsTrends(!keepsTrends)} />
          {t('keepTrends', { count: trends })}
        </label>
      )}
      <p id="make-radar-note" className={styles.makeNote}>
        {counts.accepted === 0 ? t('acceptFirst') : counts.open > 0 ? t('openLeftOut', { count: counts.open }) : ''}
      </p>
    </div>
  );
}
