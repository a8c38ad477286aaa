import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Missing } from '#ui/state/missing.tsx';

/** Shown instead of a workspace that does not exist or that the user may not see. */
export function WorkspaceMissing() {
  const { t } = useTranslation('workspaces');
  return (
    <Missing
      title={t('missingTitle')}
      text={t('missingText')}
      link={
        <ButtonLink to="/" variant="primary">
          {t('toWorkspaces')}
        </ButtonLink>
      }
    />
  );
}
