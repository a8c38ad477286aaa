import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Missing } from '#ui/state/missing.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { State } from '#ui/state/state.tsx';
import { wikiPagesQuery } from '../api/list-pages.ts';
import { wikiPageQuery } from '../api/read-page.ts';
import { WikiAside } from '../components/wiki-aside.tsx';
import styles from '../components/wiki-layout.module.css';
import { ShownPage } from '../components/wiki-page.tsx';
import { helpPageOf } from '../rules/help-page.rules.ts';

/**
 * A page of the wiki next to its navigation. Without a slug it is the help page of the screen the user comes from, or
 * the first page.
 */
export default function WikiScreen() {
  const { wikiSlug } = useParams({ from: '/shell/wiki/{-$wikiSlug}' });
  const { for: screen } = useSearch({ from: '/shell/wiki/{-$wikiSlug}' });
  const pages = useQuery({ ...wikiPagesQuery(useMe()?.locale), enabled: wikiSlug === undefined });
  if (wikiSlug === undefined && screen !== undefined && pages.data) {
    const known = pages.data.pages.find(({ slug }) => slug === helpPageOf(screen));
    return <Navigate to="/wiki/{-$wikiSlug}" params={{ wikiSlug: known?.slug }} search={{}} replace />;
  }
  const slug = wikiSlug ?? (screen === undefined ? pages.data?.pages[0]?.slug : undefined);
  return (
    <div className={styles.layout}>
      <WikiAside current={slug} />
      {slug !== undefined && <OnePage key={slug} slug={slug} />}
      {slug === undefined && (
        <QueryState query={pages} skeleton={<PageSkeleton />}>
          {() => <NoPages />}
        </QueryState>
      )}
    </div>
  );
}

function OnePage({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('wiki');
  const page = useQuery(wikiPageQuery(slug, useMe()?.locale));
  useDocumentTitle(page.data && `${page.data.title} · ${t('title')}`);
  return (
    <QueryState query={page} skeleton={<PageSkeleton />} missing={<PageMissing />}>
      {(read) => <ShownPage page={read} />}
    </QueryState>
  );
}

function PageMissing() {
  const { t } = useTranslation('wiki');
  return (
    <div className={styles.state}>
      <Missing
        title={t('missingTitle')}
        text={t('missingText')}
        link={
          <ButtonLink to="/wiki/{-$wikiSlug}" params={{ wikiSlug: undefined }} variant="primary">
            {t('toStart')}
          </ButtonLink>
        }
      />
    </div>
  );
}

function NoPages() {
  const { t } = useTranslation('wiki');
  return (
    <div className={styles.state}>
      <State level={1} title={t('noPagesTitle')} text={t('noPagesText')} />
    </div>
  );
}

const lines = ['96%', '90%', '94%', '62%', '88%', '92%', '48%'];

function PageSkeleton() {
  return (
    <div className={styles.loading}>
      <Loading />
      <SkeletonBlock width={300} height={40} />
      {lines.map((width) => (
        <SkeletonBlock key={width} width={width} height={16} className={styles.bone} />
      ))}
    </div>
  );
}
