import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Missing } from '#ui/state/missing.tsx';

/** Shown instead of a draft that does not exist, or that the user may not see. */
export function InstanceMissing() {
  const { t } = useTranslation('generation');
  const { projectSlug = '' } = useParams({ strict: false });
  return (
    <Missing
      title={t('missingTitle')}
      text={t('missingText')}
      link={
        <ButtonLink to="/projects/$projectSlug/radars/liftoff" params={{ projectSlug }}>
          {t('toDrafts')}
        </ButtonLink>
      }
    />
  );
}
