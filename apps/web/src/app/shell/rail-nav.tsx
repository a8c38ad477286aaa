import {
  IconActivity,
  IconBulb,
  IconChartHistogram,
  IconFileText,
  IconFolders,
  IconInbox,
  IconLayoutGrid,
  IconStack2,
  IconTags,
  IconTrash,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../features/auth/index.ts';
import { useFormats } from '../../lib/format/index.ts';
import styles from './shell.module.css';
import { useWhere } from './use-where.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** The places of the current project and workspace; only those that exist. */
export function RailNav() {
  const { t } = useTranslation('shell');
  const { project, workspace } = useWhere();
  const may = useMay();
  return (
    <>
      {project && (
        <>
          <Link to="/projects/$projectSlug/coverage" params={{ projectSlug: project.slug }} className={styles.link}>
            <IconChartHistogram {...icon} />
            {t('coverage')}
          </Link>
          <Link
            to="/projects/$projectSlug/brief"
            params={{ projectSlug: project.slug }}
            activeOptions={{ includeSearch: false }}
            className={styles.link}
          >
            <IconFileText {...icon} />
            {t('brief')}
          </Link>
          <Link to="/projects/$projectSlug/cards" params={{ projectSlug: project.slug }} className={styles.link}>
            <IconLayoutGrid {...icon} />
            {t('cards')}
            <Count>{project.card_count}</Count>
          </Link>
          <Link
            to="/projects/$projectSlug/insights"
            params={{ projectSlug: project.slug }}
            activeOptions={{ includeSearch: false }}
            className={styles.link}
          >
            <IconBulb {...icon} />
            {t('insights')}
            <Count>{project.insight_count}</Count>
          </Link>
          <Link
            to="/projects/$projectSlug/trends"
            params={{ projectSlug: project.slug }}
            activeOptions={{ includeSearch: false }}
            className={styles.link}
          >
            <IconTrendingUp {...icon} />
            {t('trends')}
            <Count>{project.trend_count}</Count>
          </Link>
          <Link to="/projects/$projectSlug/tags" params={{ projectSlug: project.slug }} className={styles.link}>
            <IconTags {...icon} />
            {t('tags')}
            <Count>{project.tag_count}</Count>
          </Link>
          {may('project.update', { workspaceSlug: project.workspace_slug, projectSlug: project.slug }) && (
            <Link to="/projects/$projectSlug/members" params={{ projectSlug: project.slug }} className={styles.link}>
              <IconUsers {...icon} />
              {t('members')}
            </Link>
          )}
          {may('project.write', { workspaceSlug: project.workspace_slug, projectSlug: project.slug }) && (
            <Link
              to="/projects/$projectSlug/activity"
              params={{ projectSlug: project.slug }}
              activeOptions={{ includeSearch: false }}
              className={styles.link}
            >
              <IconActivity {...icon} />
              {t('activity')}
            </Link>
          )}
          {may('card.delete', { workspaceSlug: project.workspace_slug, projectSlug: project.slug }) && (
            <Link to="/projects/$projectSlug/trash" params={{ projectSlug: project.slug }} className={styles.link}>
              <IconTrash {...icon} />
              {t('trash')}
            </Link>
          )}
          <hr className={styles.separator} />
        </>
      )}
      {workspace && (
        <Link
          to="/w/$workspaceSlug"
          params={{ workspaceSlug: workspace.slug }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={styles.link}
        >
          <IconFolders {...icon} />
          {t('projects')}
          <Count>{workspace.project_count}</Count>
        </Link>
      )}
      {workspace && (
        <Link to="/w/$workspaceSlug/repo" params={{ workspaceSlug: workspace.slug }} className={styles.link}>
          <IconInbox {...icon} />
          {t('repository')}
          <Count>{workspace.card_count}</Count>
        </Link>
      )}
      {workspace && !project && may('workspace.update', { workspaceSlug: workspace.slug }) && (
        <Link to="/w/$workspaceSlug/members" params={{ workspaceSlug: workspace.slug }} className={styles.link}>
          <IconUsers {...icon} />
          {t('members')}
        </Link>
      )}
      {workspace && !project && may('project.delete', { workspaceSlug: workspace.slug }) && (
        <Link to="/w/$workspaceSlug/trash" params={{ workspaceSlug: workspace.slug }} className={styles.link}>
          <IconTrash {...icon} />
          {t('trash')}
        </Link>
      )}
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={styles.link}>
        <IconStack2 {...icon} />
        {t('workspaces')}
      </Link>
    </>
  );
}

function Count({ children }: { children: number }): ReactNode {
  const { number } = useFormats();
  return <span className={styles.count}>{number(children)}</span>;
}
