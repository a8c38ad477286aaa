import type { EvidenceCard, TrendAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EvidenceList } from '#features/evidence/components/evidence-list.tsx';
import { stillThere } from '#features/trends/rules/steps.rules.ts';
import styles from './trend-page.module.css';

/** The insights and cards that support a trend, and the cards behind those insights. */
export function TrendEvidence({ trend, mayWrite }: { trend: TrendAttributes; mayWrite: boolean }) {
  const { t } = useTranslation('trends');
  const projectSlug = trend.project.slug;
  const nothing = trend.cards.length + trend.insights.length === 0;
  const cardList = (id: string, label: string, items: readonly EvidenceCard[]) => (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.sideTitle}>
        {label} <span>{stillThere(items)}</span>
      </h2>
      <EvidenceList
        kind="cards"
        projectSlug={projectSlug}
        items={items}
        label={label}
        mayRestore={mayWrite}
        link={({ slug, title }) => (
          <Link
            to="/projects/$projectSlug/trends/$trendSlug/$cardSlug"
            params={{ projectSlug, trendSlug: trend.slug, cardSlug: slug }}
            state={{ overList: true }}
          >
            {title}
          </Link>
        )}
      />
    </section>
  );
  return (
    <>
      {trend.insights.length > 0 && (
        <section aria-labelledby="trend-insights">
          <h2 id="trend-insights" className={styles.sideTitle}>
            {t('insights')} <span>{stillThere(trend.insights)}</span>
          </h2>
          <EvidenceList
            kind="insights"
            projectSlug={projectSlug}
            items={trend.insights}
            label={t('insights')}
            mayRestore={mayWrite}
            link={({ slug, title }) => (
              <Link to="/projects/$projectSlug/insights/$insightSlug" params={{ projectSlug, insightSlug: slug }}>
                {title}
              </Link>
            )}
          />
        </section>
      )}
      {trend.cards.length > 0 && cardList('trend-cards', t('cards'), trend.cards)}
      {trend.cards_of_insights.length > 0 &&
        cardList('trend-cards-of-insights', t('cardsOfInsights'), trend.cards_of_insights)}
      {nothing && (
        <section aria-labelledby="trend-evidence">
          <h2 id="trend-evidence" className={styles.sideTitle}>
            {t('evidence')}
          </h2>
          <p className={styles.quiet}>{t(mayWrite ? 'noEvidenceYet' : 'noEvidenceText')}</p>
          {mayWrite && (
            <Link
              to="/projects/$projectSlug/trends/edit/$trendSlug"
              params={{ projectSlug, trendSlug: trend.slug }}
              className={styles.more}
            >
              {t('addEvidence')}
            </Link>
          )}
        </section>
      )}
    </>
  );
}
