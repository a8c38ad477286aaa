import { Menu } from '@mantine/core';
import { IconFileExport, IconPlus, IconSunrise } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { openExport } from '#features/exports/components/export-state.ts';
import { AnchoredMenu } from '#ui/menu/anchored-menu.tsx';
import type { OpenedBy } from '#ui/on-demand/use-on-demand.ts';
import { useWhere } from '../places/use-where.ts';
import { SwitcherProjects, SwitcherWorkspaces } from './switcher-lists.tsx';

/** All projects and workspaces. */
export default function SwitcherItems(opened: OpenedBy) {
  const { t } = useTranslation('shell');
  const may = useMay();
  const { project, workspace, workspaceSlug } = useWhere();
  return (
    <AnchoredMenu {...opened} width={280} position="bottom-start">
      {project && (
        <>
          <Menu.Item
            leftSection={<IconSunrise size={16} stroke={1.6} aria-hidden="true" />}
            renderRoot={(props) => (
              <Link to="/projects/$projectSlug/overview" params={{ projectSlug: project.slug }} {...props} />
            )}
          >
            {t('place_overview')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileExport size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => openExport({ projectSlug: project.slug, content: 'project' })}
          >
            {t('exportProject')}
          </Menu.Item>
          <Menu.Divider />
        </>
      )}
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
    </AnchoredMenu>
  );
}
