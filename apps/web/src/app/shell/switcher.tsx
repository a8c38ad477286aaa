import { IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectsQuery } from '#features/projects/api/list-projects.ts';
import { workspacesQuery } from '#features/workspaces/api/list-workspaces.ts';
import { useStarted } from '#lib/browser/started.ts';
import { useOnDemand } from '#ui/on-demand/use-on-demand.ts';
import { useWhere } from '../places/use-where.ts';
import { Picture } from './picture.tsx';
import styles from './shell.module.css';

const loadItems = () => import('./switcher-items.tsx');

/** Shows the current project and workspace, and lists the others. */
export function Switcher() {
  const { t } = useTranslation('shell');
  const { project, workspace, workspaceTitle } = useWhere();
  const { Panel, target, panel } = useOnDemand('menu', loadItems);
  const here = project ?? workspace;
  const elsewhere = useQuery({ ...workspacesQuery(1), enabled: useStarted() }).data?.meta.total_record_count;
  const shared = useQuery(projectsQuery({ shared: true })).data?.meta.total_record_count;
  // Without a workspace there is nothing to switch between.
  if (!here && elsewhere === 0 && shared === 0) return null;
  return (
    <>
      <button type="button" className={styles.switch} {...target}>
        {here && <Picture seed={here.slug} />}
        <span className={styles.switchText}>
          {here && <small dir="auto">{project ? workspaceTitle : t('workspace')}</small>}
          <b dir="auto">{here?.title ?? t('chooseWorkspace')}</b>
        </span>
        <IconSelector size={15} stroke={1.6} aria-hidden="true" />
      </button>
      {Panel && <Panel {...panel} />}
    </>
  );
}
