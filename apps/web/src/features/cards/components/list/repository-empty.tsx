import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button/index.ts';
import { State } from '../../../../ui/state/index.ts';

/** Stands where the cards of a workspace would be: its projects have none yet. */
export function RepositoryEmpty({ workspaceSlug }: { workspaceSlug: string }) {
  const { t } = useTranslation('cards');
  return (
    <State
      title={t('noCardsTitle')}
      text={t('emptyRepositoryText')}
      actions={
        <ButtonLink to="/w/$workspaceSlug" params={{ workspaceSlug }}>
          {t('toTheProjects')}
        </ButtonLink>
      }
    />
  );
}
