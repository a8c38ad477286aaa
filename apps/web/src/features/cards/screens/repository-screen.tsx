import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { workspaceQuery } from '#features/workspaces/api/read-workspace.ts';
import { WorkspaceMissing } from '#features/workspaces/components/workspace-missing.tsx';
import { isMissing } from '#lib/http/api-error.ts';
import { Page } from '#ui/page/page.tsx';
import { ProjectFilter } from '../components/filters/project-filter.tsx';
import { RepositoryEmpty } from '../components/list/repository-empty.tsx';
import { useCardNavigation } from '../components/use-card-navigation.ts';
import { useListQuery } from '../components/use-list-query.ts';
import { searchFrom } from '../rules/card-search.rules.ts';
import { CardsPage } from './cards-page.tsx';

/** The repository: the cards of all projects of a workspace. */
export default function RepositoryScreen() {
  const { t } = useTranslation('cards');
  const { source, show } = useCardNavigation();
  const { view } = useListQuery();
  const { slug } = source;
  const may = useMay();
  const workspace = useQuery(workspaceQuery(slug));
  if (isMissing(workspace.error)) {
    return (
      <Page>
        <WorkspaceMissing />
      </Page>
    );
  }
  return (
    <CardsPage
      title={t('repository')}
      place={workspace}
      mayWrite={may('card.update', { workspaceSlug: slug })}
      ownFilter={
        <ProjectFilter
          workspaceSlug={slug}
          chosen={view.filters.projects}
          onChange={(projects) => void show(searchFrom({ ...view, filters: { ...view.filters, projects } }))}
        />
      }
      empty={<RepositoryEmpty workspaceSlug={slug} />}
      missing={null}
    />
  );
}
