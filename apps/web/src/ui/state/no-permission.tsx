import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../button/button-link.tsx';
import { State } from './state.tsx';

/** Shown instead of a screen that the signed-in user may not use. */
export function NoPermission() {
  const { t } = useTranslation('ui');
  return (
    <State
      whole
      level={1}
      mood="night"
      title={t('noPermissionTitle')}
      text={t('noPermissionText')}
      actions={<ButtonLink to="/">{t('goHome')}</ButtonLink>}
    />
  );
}
