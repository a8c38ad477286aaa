import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../lib/browser/index.ts';
import { ButtonLink } from '../../ui/button/index.ts';
import { State } from '../../ui/state/index.ts';

/** Shown at unknown addresses. */
export default function NotFoundScreen() {
  const { t } = useTranslation('app');
  useDocumentTitle(t('notFoundTitle'));
  return (
    <State
      level={1}
      mood="night"
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      actions={
        <ButtonLink to="/" variant="primary">
          {t('goHome')}
        </ButtonLink>
      }
    />
  );
}
