import { IconFolders, IconLayoutGrid, IconStack2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/index.ts';
import styles from './shell.module.css';
import { useWhere } from './use-where.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** The places of the current project and workspace; only those that exist. */
export function RailNav() {
  const { t } = useTranslation('shell');
  const { project, workspace } = useWhere();
  return (
    <>
      {project && (
        <>
          <Link to="/projects/$projectSlug/cards" params={{ projectSlug: project.slug }} className={styles.link}>
            <IconLayoutGrid {...icon} />
            {t('cards')}
            <Count>{project.card_count}</Count>
          </Link>
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
