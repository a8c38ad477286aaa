import type { OverviewAttributes, ProjectAttributes } from '@foreglow/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { targetOfProject } from '#features/projects/rules/target-of-project.rules.ts';
import { RadarSketch } from '#features/radars/components/list/radar-sketch.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { State } from '#ui/state/state.tsx';
import { overviewQuery } from '../api/read-overview.ts';
import { NewHere } from '../components/new-here.tsx';
import styles from '../components/overview.module.css';
import { RadarOffer } from '../components/radar-offer.tsx';
import { Relief } from '../components/relief.tsx';
import { WaitsHere } from '../components/waits-here.tsx';

/** The first screen of a project: its question, its radar, what is new since the user was here, and what waits. */
export default function OverviewScreen() {
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/overview' });
  const project = useQuery(projectQuery(projectSlug));
  const overview = useQuery(overviewQuery(projectSlug));
  useDocumentTitle(project.data?.title);
  return (
    <QueryState query={project} missing={<ProjectMissing />} skeleton={<OverviewSkeleton />}>
      {(found) => (
        <QueryState query={overview} missing={<ProjectMissing />} skeleton={<OverviewSkeleton />}>
          {(read) => <Overview project={found} overview={read} />}
        </QueryState>
      )}
    </QueryState>
  );
}

interface OverviewProps {
  readonly project: ProjectAttributes;
  readonly overview: OverviewAttributes;
}

function Overview({ project, overview }: OverviewProps) {
  const { news, since, waiting } = overview;
  return (
    <Page>
      <Opening project={project} overview={overview} />
      <div className={styles.columns}>
        {project.card_count === 0 ? (
          <NoCards project={project} />
        ) : (
          <NewHere projectSlug={project.slug} news={news} since={since} />
        )}
        <WaitsHere projectSlug={project.slug} waiting={waiting} />
      </div>
    </Page>
  );
}

/** The title and the question over the landscape of the map, in which the newest radar rises. */
function Opening({ project, overview }: OverviewProps) {
  const { t } = useTranslation('news');
  const { slug, title, card_count } = project;
  const { challenge, relief, radar } = overview;
  const params = { projectSlug: slug };
  const mayWrite = useMay()('project.write', targetOfProject(project));
  return (
    <header className={styles.opening}>
      <div className={styles.landscape}>
        <Relief relief={relief} />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {challenge ? (
          <p className={styles.question} dir="auto">
            {challenge}
          </p>
        ) : (
          mayWrite && (
            <Link to="/projects/$projectSlug/brief" params={params} className={styles.ask}>
              {t('askQuestion')}
            </Link>
          )
        )}
        {card_count > 0 && (
          <Link to="/projects/$projectSlug/cards" params={params} className={styles.cards}>
            {t('toCards', { count: card_count })}
          </Link>
        )}
      </div>
      {radar ? (
        <Link
          to="/projects/$projectSlug/radars/$radarSlug"
          params={{ projectSlug: slug, radarSlug: radar.slug }}
          className={styles.radar}
        >
          <span className={styles.radarTitle} dir="auto">
            {radar.title}
          </span>
          <RadarSketch domains={radar.domains} rings={radar.rings} preview={radar.preview} bare />
        </Link>
      ) : (
        <RadarOffer project={project} mayWrite={mayWrite} />
      )}
    </header>
  );
}

function NoCards({ project }: { readonly project: ProjectAttributes }) {
  const { t } = useTranslation('news');
  const may = useMay();
  return (
    <State
      ghost="tiles"
      title={t('emptyTitle')}
      text={t('emptyText')}
      actions={
        may('card.create', targetOfProject(project)) && (
          <ButtonLink
            to="/projects/$projectSlug/cards/create"
            params={{ projectSlug: project.slug }}
            variant="primary"
            icon={<IconPlus stroke={1.8} aria-hidden="true" />}
          >
            {t('newCard')}
          </ButtonLink>
        )
      }
    />
  );
}

function OverviewSkeleton() {
  return (
    <Page>
      <Loading />
      <SkeletonBlock className={styles.openingSkeleton} height="auto" radius={12} />
      <div className={styles.columns}>
        <div className={styles.skeletonRows}>
          <SkeletonBlock width="40%" height={24} />
          {['82%', '64%', '74%', '58%'].map((width) => (
            <SkeletonBlock key={width} width={width} height={18} />
          ))}
        </div>
        <div className={styles.skeletonRows}>
          <SkeletonBlock width="50%" height={24} />
          <SkeletonBlock width="70%" height={18} />
        </div>
      </div>
    </Page>
  );
}
