import type { ProjectAttributes } from '@foreglow/contract';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { useAgo } from '#lib/format/use-ago.ts';
import { Tile, TileLink } from '#ui/tile/tile.tsx';
import styles from './project-tile.module.css';

interface ProjectTileProps {
  readonly project: ProjectAttributes;
  /** Shows the workspace too, for lists outside it. */
  readonly withWorkspace?: boolean;
  /** The question of the project, instead of its subtitle. */
  readonly challenge?: string | null | undefined;
  readonly picture?: ReactNode;
  readonly flag?: ReactNode;
}

/** A tile that links to a project. */
export function ProjectTile({ project, withWorkspace, challenge, picture, flag }: ProjectTileProps) {
  const { t } = useTranslation('projects');
  const ago = useAgo();
  const may = useMay();
  const { slug, title, subtitle, workspace, card_count, changed_at } = project;
  const mayEdit = may('project.update', { workspaceSlug: workspace.slug, projectSlug: slug });
  return (
    <Tile
      seed={slug}
      title={
        <TileLink to="/projects/$projectSlug/overview" params={{ projectSlug: slug }}>
          {title}
        </TileLink>
      }
      drawing={picture}
      flag={flag}
      text={challenge ? <em className={styles.question}>{challenge}</em> : subtitle}
      foot={
        <>
          {withWorkspace && <span>{workspace.title}</span>}
          <span>{t('cards', { count: card_count })}</span>
          <span>{t('changed', { ago: ago(changed_at) })}</span>
        </>
      }
      corner={
        mayEdit && (
          <Link
            to="/projects/$projectSlug/edit"
            params={{ projectSlug: slug }}
            className={styles.edit}
            aria-label={t('editNamed', { title })}
            title={t('edit')}
          >
            <IconPencil size={16} stroke={1.6} aria-hidden="true" />
          </Link>
        )
      }
    />
  );
}
