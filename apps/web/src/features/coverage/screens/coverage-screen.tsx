import { type CoverageAttributes, isFormer, type ProjectAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ownTimeZone } from '#lib/format/own-time-zone.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page, PageHeader, Section } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { State } from '#ui/state/state.tsx';
import { coverageQuery } from '../api/read-coverage.ts';
import { AllMonths } from '../components/all-months.tsx';
import { Bars } from '../components/bars.tsx';
import styles from '../components/coverage.module.css';
import { Figures } from '../components/figures.tsx';
import { GapsSentence } from '../components/gaps-sentence.tsx';
import { Grid } from '../components/grid.tsx';
import { Sources } from '../components/sources.tsx';

const timeZone = ownTimeZone();

/** The first screen of a project: what its cards cover and what they miss. */
export default function CoverageScreen() {
  const { t } = useTranslation('coverage');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/coverage' });
  const project = useQuery(projectQuery(projectSlug));
  const coverage = useQuery(coverageQuery(projectSlug, timeZone));
  useDocumentTitle(project.data && `${t('title')} · ${project.data.title}`);
  return (
    <QueryState query={project} missing={<ProjectMissing />} skeleton={<CoverageSkeleton />}>
      {(found) => (
        <QueryState query={coverage} missing={<ProjectMissing />} skeleton={<CoverageSkeleton />}>
          {(read) => <Coverage project={found} coverage={read} />}
        </QueryState>
      )}
    </QueryState>
  );
}

function CoverageSkeleton() {
  const { t } = useTranslation('coverage');
  return (
    <Page>
      <PageHeader title={t('title')} />
      <Loading />
      <SkeletonBlock height={64} radius={12} />
      <Section title={t('grid')}>
        <SkeletonBlock height={420} radius={12} />
      </Section>
    </Page>
  );
}

interface CoverageProps {
  readonly project: ProjectAttributes;
  readonly coverage: CoverageAttributes;
}

function Coverage({ project, coverage }: CoverageProps) {
  const { t } = useTranslation('coverage');
  const params = { projectSlug: project.slug };
  const { cards, trends_without_evidence: unfounded } = coverage;
  if (cards.total === 0) {
    return (
      <Page>
        <PageHeader title={t('title')} count={project.title} />
        <State
          ghost="grid"
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={
            <ButtonLink to="/projects/$projectSlug/cards" params={params} variant="primary">
              {t('toCards')}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title={t('title')} count={project.title} />
      <GapsSentence projectSlug={project.slug} coverage={coverage} />
      <Section title={t('grid')}>
        <Grid project={project} coverage={coverage} />
        <AllMonths projectSlug={project.slug} coverage={coverage} />
      </Section>
      <Section title={t('figures')}>
        <Figures projectSlug={project.slug} coverage={coverage} />
      </Section>
      <div className={styles.parts}>
        <Section title={t('bySource')}>
          <Sources projectSlug={project.slug} coverage={coverage} />
        </Section>
        <Section title={t('byCreator')}>
          <Bars
            label={t('byCreator')}
            of={t('creator')}
            bars={coverage.by_creator.map(({ name, email, count }) => ({
              key: email,
              count,
              name: (
                <Link to="/projects/$projectSlug/cards" params={params} search={{ by: email }}>
                  {isFormer(email) ? t('former') : name}
                </Link>
              ),
            }))}
          />
        </Section>
        {unfounded.length > 0 && (
          <Section title={t('unfounded')} text={t('unfoundedText')}>
            <ul className={styles.missing}>
              {unfounded.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to="/projects/$projectSlug/trends/$trendSlug" params={{ ...params, trendSlug: slug }}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            <p className={styles.onward}>
              <Link to="/projects/$projectSlug/trends" params={params} search={{ view: 'list', evidence: 'none' }}>
                {t('inTheList')}
              </Link>
            </p>
          </Section>
        )}
      </div>
    </Page>
  );
}
