import type { TileAttributes, WorkspaceAttributes } from '@foreglow/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProjectPicture } from '#features/news/components/project-picture.tsx';
import { Tile, TileLink } from '#ui/tile/tile.tsx';
import styles from './parts.module.css';

const shownProjects = 3;

interface WorkspaceTileProps {
  readonly workspace: WorkspaceAttributes;
  /** That of its last changed project, whose picture is shown if the workspace has none. */
  readonly tile: TileAttributes | undefined;
}

/** A workspace on the home screen, with links to its latest projects. */
export function WorkspaceTile({ workspace, tile }: WorkspaceTileProps) {
  const { t } = useTranslation('workspaces');
  const { slug, title, subtitle, company_name, image, projects, project_count, card_count, member_count } = workspace;
  const text = [workspace.sample && t('sample'), subtitle, company_name];
  return (
    <Tile
      seed={slug}
      drawing={<ProjectPicture tile={tile} />}
      image={image ? { url: image, alt: '', blurhash: workspace.image_blurhash } : null}
      title={
        <TileLink to="/w/$workspaceSlug" params={{ workspaceSlug: slug }}>
          {title}
        </TileLink>
      }
      text={text.filter(Boolean).join(' · ')}
      extra={projects.length > 0 && <ProjectLinks projects={projects.slice(0, shownProjects)} />}
      foot={
        <>
          <span>{t('projects', { count: project_count })}</span>
          <span>{t('cards', { count: card_count })}</span>
          <span>{t('members', { count: member_count })}</span>
        </>
      }
    />
  );
}

function ProjectLinks({ projects }: Pick<WorkspaceAttributes, 'projects'>) {
  return (
    <ul className={styles.projects}>
      {projects.map(({ slug, title }) => (
        <li key={slug}>
          <Link to="/projects/$projectSlug/overview" params={{ projectSlug: slug }}>
            <IconArrowRight size={14} stroke={1.6} aria-hidden="true" />
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
