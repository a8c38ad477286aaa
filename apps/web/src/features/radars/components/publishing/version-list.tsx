import type { RadarAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dumpsQuery } from '#features/radars/api/list-dumps.ts';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import styles from './publishing.module.css';
import { VersionRow } from './version-row.tsx';

interface VersionListProps {
  readonly radar: RadarAttributes;
  readonly mayWrite: boolean;
  /** The slug of the version that was just published, which is expanded. */
  readonly made: string | undefined;
}

/** The published versions of a radar, the latest first. */
export function VersionList({ radar, mayWrite, made }: VersionListProps) {
  const { t } = useTranslation('radars');
  const dumps = useQuery(dumpsQuery(radar.project.slug, radar.slug));
  return (
    <section aria-labelledby="radar-versions" className={styles.versions}>
      <h3 id="radar-versions">{t('versions')}</h3>
      <QueryState query={dumps} skeleton={<RowSkeletons count={2} round={false} />}>
        {(list) => (
          <ol className={styles.rows}>
            {list.map((dump) => (
              <VersionRow key={dump.slug} radar={radar} dump={dump} mayWrite={mayWrite} isNew={dump.slug === made} />
            ))}
          </ol>
        )}
      </QueryState>
    </section>
  );
}
