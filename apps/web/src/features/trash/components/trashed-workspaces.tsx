import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRestoreWorkspace } from '#features/workspaces/api/restore-workspace.ts';
import { trashedWorkspacesQuery } from '../api/list-trash.ts';
import { TrashList } from './trash-list.tsx';
import { useRestoring } from './use-restoring.ts';

/** The workspaces in the trash, for the administrators of the installation. */
export function TrashedWorkspaces({ page }: { page: number }) {
  const { t } = useTranslation('trash');
  const query = useQuery(trashedWorkspacesQuery(page));
  const { restoring, start } = useRestoring(useRestoreWorkspace().mutateAsync);
  return <TrashList label={t('workspaces')} query={query} restoring={restoring} onRestore={start} />;
}
