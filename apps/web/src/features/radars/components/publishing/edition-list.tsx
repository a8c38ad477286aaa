import type { RadarAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dumpsQuery } from '#features/radars/api/list-dumps.ts';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { EditionRow } from './edition-row.tsx';
import styles from './publishing.module.css';

interface EditionListProps {
  readonly radar: RadarAttributes;
  readonly mayPublish: boolean;
  /** The slug of the edition that was just published, which is expanded. */
  readonly made: string | undefined;
  /** The number of the edition that the address expands; empty for none. */
  readonly edition: string;
}

/** The editions of a radar, the latest first. */
export function EditionList({ radar, mayPublish, made, edition }: EditionListProps) {
  const { t } = useTranslation('radars');
  const dumps = useQuery(dumpsQuery(radar.project.slug, radar.slug));
  return (
    <section aria-labelledby="radar-editions" className={styles.editions}>
      <h3 id="radar-editions">{t('editions')}</h3>
      <QueryState query={dumps} skeleton={<RowSkeletons count={2} round={false} />}>
        {(list) => (
          <ol className={styles.rows}>
            {list.map((dump) => (
              <EditionRow
                key={dump.slug}
                radar={radar}
                dump={dump}
                mayPublish={mayPublish}
                isWanted={made === undefined ? `${dump.number}` === edition : dump.slug === made}
              />
            ))}
          </ol>
        )}
      </QueryState>
    </section>
  );
}
