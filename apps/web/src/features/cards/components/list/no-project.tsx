import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button/index.ts';
import { State } from '../../../../ui/state/index.ts';

/** Stands where the cards would be of a project that does not exist, or not for the one who looks. */
export function NoProject() {
  const { t } = useTranslation('cards');
  return (
    <State
      mood="night"
      title={t('noProjectTitle')}
      text={t('noProjectText')}
      actions={<ButtonLink to="/">{t('allWorkspaces')}</ButtonLink>}
    />
  );
}
