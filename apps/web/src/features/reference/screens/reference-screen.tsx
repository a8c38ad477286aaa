import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { signedIn } from '#features/auth/api/session.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { Mark } from '#ui/marks/mark.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { State } from '#ui/state/state.tsx';
import { descriptionQuery } from '../api/read-description.ts';
import { CallList } from '../components/call-list.tsx';
import { CallPage } from '../components/call-page.tsx';
import { Overview } from '../components/overview.tsx';
import { type Call, groupsFound } from '../rules/calls.rules.ts';
import styles from './reference-screen.module.css';

/** The reference of the API: a list of all calls, and the page of one of them. */
export default function ReferenceScreen() {
  const description = useQuery(descriptionQuery);
  return (
    <div className={styles.screen}>
      <Top />
      <QueryState query={description} skeleton={<Skeleton />}>
        {({ calls, version }) => <Reference calls={calls} version={version} />}
      </QueryState>
    </div>
  );
}

function Top() {
  const { t } = useTranslation('reference');
  const { name } = useSiteConfig();
  const me = signedIn(useQueryClient());
  const { href } = useLocation();
  return (
    <header className={styles.top}>
      <Link to="/" className={styles.brand}>
        <Mark />
        {name}
      </Link>
      <span className={styles.topTitle}>{t('title')}</span>
      {me ? (
        <ButtonLink to="/" variant="quiet">
          {t('openProduct', { name })}
        </ButtonLink>
      ) : (
        <ButtonLink to="/login" search={{ return: href }} variant="quiet">
          {t('signIn')}
        </ButtonLink>
      )}
    </header>
  );
}

function Reference({ calls, version }: { calls: readonly Call[]; version: string }) {
  const { t } = useTranslation('reference');
  const { call: open } = useParams({ strict: false });
  const { q: search = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 900px)');
  const [term, setTerm] = useSearchTerm(search, (q) => {
    void navigate({ to: '.', search: q ? { q } : {}, replace: true, resetScroll: false });
  });
  const at = calls.findIndex(({ operationId }) => operationId === open);
  const call = calls[at];
  return (
    <div className={styles.columns}>
      <aside className={styles.side}>
        <div className={styles.search}>
          <SearchField label={t('search')} value={term} maxLength={100} onChange={setTerm} />
        </div>
        {isWide || term !== '' ? (
          <CallList groups={groupsFound(calls, term)} search={search} />
        ) : (
          <details key={open} className={styles.all}>
            <summary>{t('allCalls', { count: calls.length })}</summary>
            <CallList groups={groupsFound(calls, '')} search="" />
          </details>
        )}
      </aside>
      <main className={styles.main} id="main">
        {call && <CallPage key={open} call={call} previous={calls[at - 1]} next={calls[at + 1]} />}
        {!call && open !== undefined && (
          <State mood="night" level={1} title={t('unknownCall')} text={t('unknownText')} />
        )}
        {open === undefined && <Overview version={version} />}
      </main>
    </div>
  );
}

function Skeleton() {
  return (
    <div className={styles.columns}>
      <Loading />
      <aside className={styles.side}>
        {Array.from({ length: 12 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey lines that never change
          <SkeletonBlock key={line} width={`${60 + ((line * 17) % 40)}%`} height={18} className={styles.bone} />
        ))}
      </aside>
      <main className={styles.main}>
        <SkeletonBlock width={320} height={40} />
        <SkeletonBlock width="70%" height={18} className={styles.bone} />
      </main>
    </div>
  );
}
