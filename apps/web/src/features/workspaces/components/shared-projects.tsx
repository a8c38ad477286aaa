import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { projectsQuery } from '#features/projects/api/list-projects.ts';
import { TileSkeletons } from '#ui/tile/tile-skeleton.tsx';
import styles from './parts.module.css';
import { ProjectTiles } from './project-tiles.tsx';

/** Projects that the user can see only because of a role in the project. `empty` is shown if there are none. */
export function SharedProjects({ empty }: { empty: ReactNode }) {
  const { t } = useTranslation('workspaces');
  const { data, isPending } = useQuery(projectsQuery({ shared: true }));
  if (isPending) return null;
  if (!data || data.data.length === 0) return empty;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('sharedTitle')}</h2>
      <ProjectTiles
        label={t('sharedTitle')}
        projects={data.data.map(({ attributes }) => attributes)}
        withWorkspace
        skeleton={<TileSkeletons count={data.data.length} />}
      />
    </section>
  );
}
