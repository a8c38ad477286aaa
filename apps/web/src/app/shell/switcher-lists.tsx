import type { WorkspaceAttributes } from '@foreglow/contract';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { projectsQuery } from '#features/projects/api/list-projects.ts';
import { workspacesQuery } from '#features/workspaces/api/list-workspaces.ts';
import { firstFew } from './first-few.rules.ts';
import { Picture } from './picture.tsx';
import styles from './switcher-lists.module.css';

/** A menu lists only the first few; the screens list all of them. */
const maxShown = 7;
const here = <IconCheck size={15} stroke={1.8} aria-hidden="true" />;

interface ProjectsProps {
  readonly workspace: WorkspaceAttributes | undefined;
  readonly currentSlug: string | undefined;
}

/** The projects of the current workspace; without one, those shared with the user. */
export function SwitcherProjects({ workspace, currentSlug }: ProjectsProps) {
  const { t } = useTranslation('shell');
  const shared = useQuery({ ...projectsQuery({ shared: true }), enabled: !workspace }).data;
  const projects = workspace?.projects ?? shared?.data.map(({ attributes }) => attributes) ?? [];
  if (projects.length === 0) return null;
  return (
    <>
      <Menu.Label>{workspace?.title ?? t('sharedWithYou')}</Menu.Label>
      {firstFew(projects, currentSlug, maxShown).map(({ slug, title }) => (
        <Menu.Item
          key={slug}
          leftSection={<Picture seed={slug} small />}
          rightSection={slug === currentSlug && here}
          renderRoot={(props) => (
            <Link to="/projects/$projectSlug/overview" params={{ projectSlug: slug }} {...props} />
          )}
        >
          <ItemTitle title={title} />
        </Menu.Item>
      ))}
      {workspace && projects.length > maxShown && (
        <Menu.Item
          renderRoot={(props) => <Link to="/w/$workspaceSlug" params={{ workspaceSlug: workspace.slug }} {...props} />}
        >
          {t('allProjects', { count: workspace.project_count })}
        </Menu.Item>
      )}
    </>
  );
}

/** The workspaces that the user can see. */
export function SwitcherWorkspaces({ currentSlug }: { currentSlug: string | undefined }) {
  const { t } = useTranslation('shell');
  const { data } = useQuery(workspacesQuery(1));
  if (!data || data.data.length === 0) return null;
  const workspaces = data.data.map(({ attributes }) => attributes);
  return (
    <>
      <Menu.Label>{t('place_workspaces')}</Menu.Label>
      {firstFew(workspaces, currentSlug, maxShown).map(({ slug, title }) => (
        <Menu.Item
          key={slug}
          leftSection={<Picture seed={slug} small />}
          rightSection={slug === currentSlug && here}
          renderRoot={(props) => <Link to="/w/$workspaceSlug" params={{ workspaceSlug: slug }} {...props} />}
        >
          <ItemTitle title={title} />
        </Menu.Item>
      ))}
      {data.meta.total_record_count > maxShown && (
        <Menu.Item renderRoot={(props) => <Link to="/" {...props} />}>
          {t('allWorkspaces', { count: data.meta.total_record_count })}
        </Menu.Item>
      )}
    </>
  );
}

/** A title in a menu. A long one is cut after two lines. */
const ItemTitle = ({ title }: { title: string }) => (
  <span className={styles.title} title={title}>
    {title}
  </span>
);
