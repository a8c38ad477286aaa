import { type BriefVersionHead, isFormer } from '@foreglow/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAgo } from '#lib/format/use-ago.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { briefVersionsQuery } from '../api/list-versions.ts';
import styles from './history.module.css';

interface HistoryProps {
  readonly projectSlug: string;
  /** Number of the version that is shown; undefined for the current brief. */
  readonly reading: number | undefined;
}

/** The versions of the brief: who changed what, and when. Each can be opened. */
export function History({ projectSlug, reading }: HistoryProps) {
  const { t } = useTranslation('brief');
  const query = useInfiniteQuery(briefVersionsQuery(projectSlug));
  const versions = query.data ?? [];
  return (
    <aside className={styles.panel} aria-labelledby="brief-history">
      <h2 id="brief-history" className={styles.title}>
        {t('history')}
      </h2>
      {query.isPending && <RowSkeletons count={3} round={false} />}
      {query.isError && !query.data && (
        <ErrorState message={errorText(query.error)} onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {query.data && versions.length === 0 && <p className={styles.none}>{t('noVersions')}</p>}
      <ol className={styles.versions}>
        {versions.map((version, at) => (
          <li key={version.number}>
            <Version projectSlug={projectSlug} version={version} isLast={at === 0} reading={reading} />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('olderVersions')}
        </Button>
      )}
    </aside>
  );
}

interface VersionProps extends HistoryProps {
  readonly version: BriefVersionHead;
  readonly isLast: boolean;
}

function Version({ projectSlug, version, isLast, reading }: VersionProps) {
  const { t } = useTranslation('brief');
  const ago = useAgo();
  const { dayAndTime, list } = useFormats();
  const { number, created_at, created_by, changed, restored_from } = version;
  const name = isFormer(created_by.email) ? t('former') : created_by.name;
  const isRead = isLast ? reading === undefined : reading === number;
  return (
    <Link
      to="/projects/$projectSlug/brief"
      params={{ projectSlug }}
      search={{ history: true, version: isLast ? undefined : number }}
      className={styles.version}
      aria-current={isRead ? 'true' : undefined}
      resetScroll={false}
    >
      <span className={styles.number}>{isLast ? t('currentVersion') : t('versionNumber', { number })}</span>
      <span className={styles.what}>
        {restored_from === null
          ? list(changed.map((field) => t(`field_${field}`)))
          : t('restoredFrom', { number: restored_from })}
      </span>
      <span className={styles.who}>
        <Avatar name={name} size={18} />
        {name}
        <time dateTime={created_at} title={dayAndTime(created_at)}>
          {ago(created_at)}
        </time>
      </span>
    </Link>
  );
}
