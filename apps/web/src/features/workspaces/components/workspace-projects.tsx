import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectsQuery } from '#features/projects/api/list-projects.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading } from '#ui/state/skeleton.tsx';
import { State } from '#ui/state/state.tsx';
import { TileSkeletons } from '#ui/tile/tile-skeleton.tsx';
import { ProjectTiles } from './project-tiles.tsx';

interface WorkspaceProjectsProps {
  readonly workspaceSlug: string;
  /** The number of projects, so that what is below the tiles does not move when they are loaded. */
  readonly expected: number;
}

/** The projects of a workspace, as tiles, or a button to create the first one. */
export function WorkspaceProjects({ workspaceSlug, expected }: WorkspaceProjectsProps) {
  const { t } = useTranslation('workspaces');
  const { page = 1 } = useSearch({ from: '/shell/w/$workspaceSlug' });
  const query = useQuery(projectsQuery({ workspaceSlug }, page));
  const skeleton = (
    <>
      <Loading />
      <TileSkeletons count={Math.min(expected, limits.workspacePageSize)} />
    </>
  );
  return (
    <QueryState query={query} skeleton={skeleton}>
      {({ data, meta }) =>
        meta.total_record_count === 0 ? (
          <NoProjects workspaceSlug={workspaceSlug} />
        ) : (
          <>
            <ProjectTiles
              label={t('projectList')}
              projects={data.map(({ attributes }) => attributes)}
              skeleton={skeleton}
            />
            <Pager page={meta.current_page} pages={meta.total_page_count} />
          </>
        )
      }
    </QueryState>
  );
}

function NoProjects({ workspaceSlug }: { workspaceSlug: string }) {
  const { t } = useTranslation('workspaces');
  const may = useMay();
  return (
    <State
      ghost="tiles"
      title={t('noProjectsTitle')}
      text={t('noProjectsText')}
      actions={
        may('project.create', { workspaceSlug }) && (
          <ButtonLink to="/w/$workspaceSlug/create" params={{ workspaceSlug }} variant="primary">
            {t('firstProject')}
          </ButtonLink>
        )
      }
    />
  );
}
