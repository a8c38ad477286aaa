import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../../lib/browser/index.ts';
import { ButtonLink } from '../../../../ui/button/index.ts';
import { State } from '../../../../ui/state/index.ts';

/** Shown instead of an insight that does not exist. */
export function InsightMissing({ projectSlug }: { projectSlug: string }) {
  const { t } = useTranslation('insights');
  useDocumentTitle(t('missingTitle'));
  return (
    <State
      level={1}
      mood="night"
      title={t('missingTitle')}
      text={t('missingText')}
      actions={
        <ButtonLink to="/projects/$projectSlug/insights" params={{ projectSlug }}>
          {t('toTheInsights')}
        </ButtonLink>
      }
    />
  );
}
