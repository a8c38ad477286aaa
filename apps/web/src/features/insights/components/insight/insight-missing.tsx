import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Missing } from '#ui/state/missing.tsx';

/** Shown instead of an insight that does not exist. */
export function InsightMissing({ projectSlug }: { projectSlug: string }) {
  const { t } = useTranslation('insights');
  return (
    <Missing
      title={t('missingTitle')}
      text={t('missingText')}
      link={
        <ButtonLink to="/projects/$projectSlug/insights" params={{ projectSlug }}>
          {t('toTheInsights')}
        </ButtonLink>
      }
    />
  );
}
