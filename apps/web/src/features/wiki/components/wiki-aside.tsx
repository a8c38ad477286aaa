import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';
import { wikiPagesQuery } from '../api/list-pages.ts';
import { wikiSearchQuery } from '../api/search-wiki.ts';
import { pageTree } from '../rules/page-tree.rules.ts';
import { PageNav } from './page-nav.tsx';
import { SearchHits } from './search-hits.tsx';
import styles from './wiki-aside.module.css';

/** The navigation of the wiki: its search, and its pages or the search results. */
export function WikiAside({ current }: { readonly current: string | undefined }) {
  const { t } = useTranslation('wiki');
  const { q = '' } = useSearch({ from: '/shell/wiki/{-$wikiSlug}' });
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 900px)');
  const aside = useRef<HTMLElement>(null);
  const [term, setTerm] = useSearchTerm(q, (next) => {
    void navigate({ to: '.', search: next ? { q: next } : {}, replace: true, resetScroll: false });
  });
  const language = useMe()?.locale;
  const pages = useQuery(wikiPagesQuery(language));
  const found = useQuery({ ...wikiSearchQuery(q, language), enabled: q !== '' });
  const type = (next: string) => {
    setFollowed(undefined);
    setTerm(next);
  };
  // Enter opens the first hit for the typed words, even if it is pressed before the hits have arrived.
  const [followed, setFollowed] = useState<string>();
  const isFound = found.data !== undefined && !found.isPlaceholderData;
  useEffect(() => {
    if (followed !== q || q === '' || !isFound) return;
    setFollowed(undefined);
    aside.current?.querySelector<HTMLElement>('[data-hit]')?.click();
  }, [followed, q, isFound]);
  const moveFocus = (event: KeyboardEvent) => {
    const hits = [...(aside.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])];
    const field = aside.current?.querySelector('input');
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? hits.indexOf(activeElement) : -1;
    if (event.key === 'Enter' && event.target === field) setFollowed(term.trim());
    else if (event.key === 'ArrowDown' && hits.length > 0) (hits[at + 1] ?? hits.at(-1))?.focus();
    else if (event.key === 'ArrowUp' && at >= 0) (at === 0 ? field : hits[at - 1])?.focus();
    else return;
    event.preventDefault();
  };
  const nav = (
    <QueryState query={pages} skeleton={<NavSkeleton />}>
      {({ pages: listed, complete }) => <PageNav tree={pageTree(listed)} current={current} isPartly={!complete} />}
    </QueryState>
  );
  return (
    <aside ref={aside} className={styles.aside} aria-label={t('navigation')} onKeyDown={moveFocus}>
      <div className={styles.search}>
        <SearchField label={t('search')} value={term} maxLength={limits.searchLength} onChange={type} />
      </div>
      {q !== '' && (
        <QueryState query={found} skeleton={<NavSkeleton />}>
          {(hits) => <SearchHits hits={hits} search={q} />}
        </QueryState>
      )}
      {q === '' && (isWide ? nav : <AllPages key={current}>{nav}</AllPages>)}
    </aside>
  );
}

/** On narrow screens the list of pages opens on demand. */
function AllPages({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('wiki');
  return (
    <details className={styles.all}>
      <summary>{t('allPages')}</summary>
      {children}
    </details>
  );
}

const skeletonWidths = ['72%', '58%', '80%', '64%', '50%'];

function NavSkeleton() {
  return (
    <div className={styles.skeleton}>
      {skeletonWidths.map((width) => (
        <SkeletonBlock key={width} width={width} height={14} />
      ))}
    </div>
  );
}
