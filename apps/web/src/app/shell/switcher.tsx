import { Menu } from '@mantine/core';
import { IconPlus, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../features/auth/index.ts';
import { projectsQuery } from '../../features/projects/index.ts';
import { workspacesQuery } from '../../features/workspaces/index.ts';
import { Picture } from './picture.tsx';
import styles from './shell.module.css';
import { SwitcherProjects, SwitcherWorkspaces } from './switcher-lists.tsx';
import { useWhere } from './use-where.ts';

/** Shows where one is, and leads to other projects and workspaces. */
export function Switcher() {
  const { t } = useTranslation('shell');
  const may = useMay();
  const { project, workspace, workspaceTitle, workspaceSlug } = useWhere();
  const here = project ?? workspace;
  const elsewhere = useQuery(workspacesQuery(1)).data?.meta.total_record_count;
  const shared = useQuery(projectsQuery({ shared: true })).data?.meta.total_record_count;
  // Before the first workspace there is nothing to switch between.
  if (!here && elsewhere === 0 && shared === 0) return null;
  return (
    <Menu width={280} position="bottom-start">
      <Menu.Target>
        <button type="button" className={styles.switch}>
          {here && <Picture seed={here.slug} />}
          <span className={styles.switchText}>
            {here && <small>{project ? workspaceTitle : t('workspace')}</small>}
            <b>{here?.title ?? t('chooseWorkspace')}</b>
          </span>
          <IconSelector size={15} stroke={1.6} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <SwitcherProjects workspace={workspace} currentSlug={project?.slug} />
        {workspaceSlug && may('project.create', { workspaceSlug }) && (
          <Menu.Item
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/w/$workspaceSlug/create" params={{ workspaceSlug }} {...props} />}
          >
            {t('newProject')}
          </Menu.Item>
        )}
        <SwitcherWorkspaces currentSlug={workspaceSlug} />
      </Menu.Dropdown>
    </Menu>
  );
}
