import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Missing } from '#ui/state/missing.tsx';

/** Shown instead of a radar that does not exist or that the user may not see. */
export function RadarMissing() {
  const { t } = useTranslation('radars');
  const { projectSlug = '' } = useParams({ strict: false });
  return (
    <Missing
      title={t('missingTitle')}
      text={t('missingText')}
      link={
        <ButtonLink to="/projects/$projectSlug/radars" params={{ projectSlug }}>
          {t('toRadars')}
        </ButtonLink>
      }
    />
  );
}
