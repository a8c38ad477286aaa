import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { CardSequence } from '#features/cards/components/card/card-sequence.tsx';
import { ConclusionMissing } from '#features/conclusions/components/conclusion-missing.tsx';
import { useConclusionRights } from '#features/conclusions/components/use-conclusion-rights.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { insightQuery } from '../api/read-insight.ts';
import styles from '../components/insight/insight-article.module.css';
import { InsightArticle } from '../components/insight/insight-article.tsx';

/** One insight. Its cards open over it. */
export default function InsightScreen() {
  const { projectSlug, insightSlug } = useParams({ from: '/shell/projects/$projectSlug/insights/$insightSlug' });
  const { cardSlug } = useParams({ strict: false });
  const query = useQuery(insightQuery(projectSlug, insightSlug));
  const { mayWrite } = useConclusionRights('insights', projectSlug);
  useDocumentTitle(cardSlug ? undefined : query.data?.title);
  return (
    <Page>
      <QueryState query={query} missing={<ConclusionMissing kind="insights" />} skeleton={<Skeleton />}>
        {(insight) => <InsightArticle key={insight.slug} insight={insight} mayWrite={mayWrite} />}
      </QueryState>
      <CardSequence cards={query.data?.cards}>
        <Outlet />
      </CardSequence>
    </Page>
  );
}

function Skeleton() {
  return (
    <div className={styles.layout}>
      <Loading />
      <div className={styles.top} />
      <div className={styles.article}>
        <SkeletonBlock width="88%" height={44} />
        <SkeletonBlock width="52%" height={44} />
        <div className={styles.prose}>
          <SkeletonBlock width="96%" height={18} />
          <SkeletonBlock width="92%" height={18} />
          <SkeletonBlock width="70%" height={18} />
        </div>
      </div>
      <div className={styles.side} aria-hidden="true">
        <SkeletonBlock width="58%" height={22} />
        <SkeletonBlock height={40} />
        <SkeletonBlock height={40} />
        <SkeletonBlock height={40} />
      </div>
    </div>
  );
}
