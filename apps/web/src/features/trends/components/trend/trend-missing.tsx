import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../../lib/browser/index.ts';
import { ButtonLink } from '../../../../ui/button/index.ts';
import { State } from '../../../../ui/state/index.ts';

/** Shown instead of a trend that does not exist or that the user may not see. */
export function TrendMissing() {
  const { t } = useTranslation('trends');
  const { projectSlug = '' } = useParams({ strict: false });
  useDocumentTitle(t('missingTitle'));
  return (
    <State
      level={1}
      mood="night"
      title={t('missingTitle')}
      text={t('missingText')}
      actions={
        <ButtonLink to="/projects/$projectSlug/trends" params={{ projectSlug }}>
          {t('toTrends')}
        </ButtonLink>
      }
    />
  );
}
