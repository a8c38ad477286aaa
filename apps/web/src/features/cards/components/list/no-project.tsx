import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { State } from '#ui/state/state.tsx';

/** Shown instead of the cards of a project that does not exist or that the user may not see. */
export function NoProject() {
  const { t } = useTranslation('cards');
  useDocumentTitle(t('noProjectTitle'));
  return (
    <State
      whole
      mood="night"
      title={t('noProjectTitle')}
      text={t('noProjectText')}
      actions={<ButtonLink to="/">{t('allWorkspaces')}</ButtonLink>}
    />
  );
}
