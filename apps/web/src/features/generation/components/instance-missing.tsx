import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { ButtonLink } from '../../../ui/button/index.ts';
import { State } from '../../../ui/state/index.ts';

/** Shown instead of a draft that does not exist, or that the user may not see. */
export function InstanceMissing() {
  const { t } = useTranslation('generation');
  const { projectSlug = '' } = useParams({ strict: false });
  useDocumentTitle(t('missingTitle'));
  return (
    <State
      level={1}
      mood="night"
      title={t('missingTitle')}
      text={t('missingText')}
      actions={
        <ButtonLink to="/projects/$projectSlug/radars/liftoff" params={{ projectSlug }}>
          {t('toDrafts')}
        </ButtonLink>
      }
    />
  );
}
