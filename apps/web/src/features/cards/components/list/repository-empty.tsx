import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { State } from '#ui/state/state.tsx';

/** Shown instead of the cards of a workspace whose projects have no cards yet. */
export function RepositoryEmpty({ workspaceSlug }: { workspaceSlug: string }) {
  const { t } = useTranslation('cards');
  return (
    <State
      ghost="tiles"
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
