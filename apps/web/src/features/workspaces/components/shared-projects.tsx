import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { projectsQuery } from '#features/projects/api/list-projects.ts';
import { ProjectTile } from '#features/projects/components/project-tile.tsx';
import { TileGrid } from '#ui/tile/tile.tsx';
import styles from './parts.module.css';

/** Projects that the user can see only because of a role in the project. `empty` is shown if there are none. */
export function SharedProjects({ empty }: { empty: ReactNode }) {
  const { t } = useTranslation('workspaces');
  const { data, isPending } = useQuery(projectsQuery({ shared: true }));
  if (isPending) return null;
  if (!data || data.data.length === 0) return empty;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('sharedTitle')}</h2>
      <TileGrid label={t('sharedTitle')}>
        {data.data.map(({ id, attributes }) => (
          <ProjectTile key={id} project={attributes} withWorkspace />
        ))}
      </TileGrid>
    </section>
  );
}
