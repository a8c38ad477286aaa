import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { BackLink } from '#ui/page/back-link.tsx';
import { BackRow } from '#ui/page/back-row.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { State } from '#ui/state/state.tsx';
import { dumpsQuery } from '../api/list-dumps.ts';
import { radarQuery } from '../api/read-radar.ts';
import { ComparedVersions } from '../components/comparing/compared-versions.tsx';
import styles from '../components/comparing/comparison.module.css';
import { VersionChoice } from '../components/comparing/version-choice.tsx';
import { RadarMissing } from '../components/radar-missing.tsx';
import { RadarPageSkeleton } from '../components/reading/radar-page-skeleton.tsx';
import { ShapeSwitch } from '../components/shape-switch.tsx';
import { type CompareView, compareSearch, searchFrom, viewFrom } from '../rules/compare-view.rules.ts';
import { pairOf } from '../rules/versions.rules.ts';

/** The comparison of two versions of a radar. */
export default function CompareRadarScreen() {
  const { t } = useTranslation('radars');
  const { projectSlug = '', radarSlug = '' } = useParams({ strict: false });
  const view = viewFrom(compareSearch(useSearch({ strict: false })));
  const navigate = useNavigate();
  const radar = useQuery(radarQuery(projectSlug, radarSlug));
  const dumps = useQuery(dumpsQuery(projectSlug, radarSlug));
  const show = (next: Partial<CompareView>) =>
    void navigate({ to: '.', search: { ...searchFrom({ ...view, ...next }) }, replace: true, resetScroll: false });
  useDocumentTitle(radar.data && `${t('compare')} · ${radar.data.title}`);
  return (
    <Page>
      <QueryState query={radar} missing={<RadarMissing />} skeleton={<RadarPageSkeleton />}>
        {(data) => (
          <>
            <BackRow>
              <BackLink to="/projects/$projectSlug/radars/$radarSlug" params={{ projectSlug, radarSlug }}>
                {data.title}
              </BackLink>
            </BackRow>
            <PageHeader title={t('compareTitle')} />
            <QueryState query={dumps} missing={<RadarMissing />} skeleton={<RadarPageSkeleton />}>
              {(list) => {
                const pair = pairOf(view, list);
                if (!pair) return <State title={t('nothingToCompareTitle')} text={t('nothingToCompareText')} />;
                return (
                  <>
                    <div className={styles.bar}>
                      <VersionChoice dumps={list} {...pair} onChange={show} />
                      <ShapeSwitch shape={view.shape} onChange={(shape) => show({ shape })} />
                    </div>
                    <ComparedVersions radar={data} {...pair} shape={view.shape} />
                  </>
                );
              }}
            </QueryState>
          </>
        )}
      </QueryState>
    </Page>
  );
}
