import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Missing } from '#ui/state/missing.tsx';

/** Shown at unknown addresses. */
export default function NotFoundScreen() {
  const { t } = useTranslation('app');
  return (
    <Missing
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      link={
        <ButtonLink to="/" variant="primary">
          {t('goHome')}
        </ButtonLink>
      }
    />
  );
}
