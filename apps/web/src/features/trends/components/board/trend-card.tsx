import type { Horizon, TrendAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { evidenceCounts, isDisputed, stepOf } from '#features/trends/rules/steps.rules.ts';
import { cx } from '#ui/class-names.ts';
import { TagLine } from '#ui/marks/tag-line.tsx';
import movingStyles from '../moving/moving.module.css';
import type { Moving } from '../moving/use-moving.ts';
import { CertaintyDisc } from '../signs/certainty-disc.tsx';
import { DirectionSign } from '../signs/direction-sign.tsx';
import { DisputedMark } from '../signs/disputed-mark.tsx';
import { ImpactBars } from '../signs/impact-bars.tsx';
import { TrendMenu } from '../trend-menu.tsx';
import styles from './trend-card.module.css';

interface TrendCardProps {
  readonly trend: TrendAttributes;
  readonly moving: Moving;
  readonly onMove: (to: Horizon | null) => void;
}

/** A trend on the board: a link that can be dragged, with its impact. */
export function TrendCard({ trend, moving, onMove }: TrendCardProps) {
  const { t } = useTranslation('trends');
  const { slug, title, subtitle, direction, tags } = trend;
  const impact = stepOf(trend.impact);
  const certainty = stepOf(trend.certainty);
  return (
    <li
      className={cx(styles.card, moving.enabled && movingStyles.movable, moving.isLifted(slug) && movingStyles.lifted)}
      {...moving.body(trend)}
    >
      {direction && (
        <p className={styles.direction}>
          <DirectionSign direction={direction} size={22} />
          {t(`direction_${direction}`)}
        </p>
      )}
      <h3 className={styles.title} dir="auto">
        <Link
          to="/projects/$projectSlug/trends/$trendSlug"
          params={{ projectSlug: trend.project.slug, trendSlug: slug }}
          className={styles.link}
          {...moving.grip(trend)}
        >
          {title}
        </Link>
      </h3>
      {subtitle && (
        <p className={styles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
      {tags.length > 0 && (
        <TagLine className={styles.tags} tags={tags} letters={34} moreTags={(count) => t('moreTags', { count })} />
      )}
      {(impact ?? certainty) !== null && (
        <dl className={styles.signs}>
          <div title={t('impactIs', { word: t(`step_impact_${impact}`) })}>
            <dt>{t('impact')}</dt>
            <dd>
              <ImpactBars impact={impact} size={15} /> {t(`step_impact_${impact}`)}
            </dd>
          </div>
          <div title={t('certaintyIs', { word: t(`step_certainty_${certainty}`) })}>
            <dt>{t('certainty')}</dt>
            <dd>
              <CertaintyDisc certainty={certainty} size={18} /> {t(`step_certainty_${certainty}`)}
            </dd>
          </div>
        </dl>
      )}
      <p className={styles.foot}>
        <span>
          <EvidenceCount trend={trend} />
        </span>
        {isDisputed(trend) && <DisputedMark />}
      </p>
      {moving.enabled && (
        <div className={styles.corner}>
          <TrendMenu trend={trend} onMove={onMove} />
        </div>
      )}
    </li>
  );
}

/** How much evidence a trend has, in words. */
function EvidenceCount({ trend }: { trend: TrendAttributes }) {
  const { t } = useTranslation('trends');
  const { cards, throughInsights, insights } = evidenceCounts(trend);
  if (cards === 0) return insights === 0 ? t('noEvidence') : t('insightCount', { count: insights });
  if (throughInsights === cards) return t('onlyThroughInsights', { count: cards });
  const counted = t('cardCount', { count: cards });
  return throughInsights === 0 ? counted : `${counted}, ${t('throughInsights', { count: throughInsights })}`;
}
