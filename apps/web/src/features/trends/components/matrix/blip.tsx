import type { TrendAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { longestWord } from '#features/trends/rules/longest-word.rules.ts';
import { isDisputed, stepOf } from '#features/trends/rules/steps.rules.ts';
import { cx } from '#ui/class-names.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import movingStyles from '../moving/moving.module.css';
import type { Moving } from '../moving/use-moving.ts';
import { CertaintyDisc } from '../signs/certainty-disc.tsx';
import { DisputedMark } from '../signs/disputed-mark.tsx';
import styles from './matrix.module.css';

/** A trend in the matrix: its title and a disc. The disc is more solid for a higher certainty. */
export function Blip({ trend, moving }: { trend: TrendAttributes; moving: Moving }) {
  const { t } = useTranslation('trends');
  const { slug, title } = trend;
  const certainty = stepOf(trend.certainty);
  return (
    <li
      className={cx(styles.blip, moving.enabled && movingStyles.movable, moving.isLifted(slug) && movingStyles.lifted)}
      style={{ '--letters': longestWord(title) } as CSSProperties}
      {...moving.body(trend)}
    >
      <CertaintyDisc certainty={certainty} />
      <span className={styles.words}>
        <Link
          to="/projects/$projectSlug/trends/$trendSlug"
          params={{ projectSlug: trend.project.slug, trendSlug: slug }}
          className={styles.link}
          {...moving.grip(trend)}
        >
          {title}
        </Link>
        <span className={visuallyHidden}>{t('certaintyIs', { word: t(`step_certainty_${certainty}`) })}</span>{' '}
        {isDisputed(trend) && <DisputedMark small />}
      </span>
    </li>
  );
}
