import type { TrendAttributes } from '@foreglow/contract';
import { IconArrowDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { evidenceCounts, isDisputed, stepOf } from '#features/trends/rules/steps.rules.ts';
import type { SortName } from '#features/trends/rules/trend-search.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import { TagLine } from '#ui/marks/tag-line.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { CertaintyDisc } from '../signs/certainty-disc.tsx';
import { DirectionSign } from '../signs/direction-sign.tsx';
import { DisputedMark } from '../signs/disputed-mark.tsx';
import { ImpactBars } from '../signs/impact-bars.tsx';
import { TrendMenu } from '../trend-menu.tsx';
import styles from './trend-table.module.css';

interface TrendTableProps {
  readonly trends: readonly TrendAttributes[];
  readonly sort: SortName;
  readonly mayWrite: boolean;
  readonly onSort: (sort: SortName) => void;
}

/** The trends in dense rows, in the order of a column. */
export default function TrendTable({ trends, sort, mayWrite, onSort }: TrendTableProps) {
  const { t } = useTranslation('trends');
  const head = (name: Exclude<SortName, 'newest'>, falling = true) => (
    <Heading on={sort === name} falling={falling} onClick={() => onSort(sort === name ? 'newest' : name)}>
      {t(name)}
    </Heading>
  );
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>{t('trends')}</caption>
      <thead>
        <tr>
          {head('title', false)}
          <th scope="col">{t('direction')}</th>
          {head('horizon', false)}
          {head('impact')}
          {head('certainty')}
          <th scope="col">{t('evidence')}</th>
          {head('changed')}
          {mayWrite && <td />}
        </tr>
      </thead>
      <tbody>
        {trends.map((trend) => (
          <Row key={trend.slug} trend={trend} mayWrite={mayWrite} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadingProps {
  readonly on: boolean;
  readonly falling: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The head of a sortable column. A second click restores the default order. */
function Heading({ on, falling, onClick, children }: HeadingProps) {
  return (
    <th scope="col" aria-sort={on ? (falling ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className={cx(styles.sort, on && styles.on)} onClick={onClick}>
        {children}
        <IconArrowDown className={cx(styles.arrow, !falling && styles.up)} size={14} stroke={1.8} aria-hidden="true" />
      </button>
    </th>
  );
}

function Row({ trend, mayWrite }: { trend: TrendAttributes; mayWrite: boolean }) {
  const { t } = useTranslation('trends');
  const { day, number } = useFormats();
  const impact = stepOf(trend.impact);
  const certainty = stepOf(trend.certainty);
  const { cards, insights } = evidenceCounts(trend);
  const evidence = cards || insights;
  const notJudged = (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>{t('horizon_null')}</span>
    </>
  );
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.title}>
        <Link
          to="/projects/$projectSlug/trends/$trendSlug"
          params={{ projectSlug: trend.project.slug, trendSlug: trend.slug }}
          className={styles.link}
        >
          {trend.title}
        </Link>
        <span className={styles.under}>
          {isDisputed(trend) && <DisputedMark />}
          {trend.tags.length > 0 && (
            <TagLine tags={trend.tags} letters={34} moreTags={(count) => t('moreTags', { count })} />
          )}
        </span>
      </th>
      <td className={styles.sign}>
        {trend.direction ? (
          <>
            <DirectionSign direction={trend.direction} size={22} /> {t(`direction_${trend.direction}`)}
          </>
        ) : (
          notJudged
        )}
      </td>
      <td>{trend.horizon ? t(`horizon_${trend.horizon}`) : notJudged}</td>
      <td className={styles.sign}>
        {impact ? (
          <>
            <ImpactBars impact={impact} size={14} /> {t(`step_impact_${impact}`)}
          </>
        ) : (
          notJudged
        )}
      </td>
      <td className={styles.sign}>
        {certainty ? (
          <>
            <CertaintyDisc certainty={certainty} size={18} /> {t(`step_certainty_${certainty}`)}
          </>
        ) : (
          notJudged
        )}
      </td>
      <td className={styles.number}>{evidence === 0 ? t('none') : number(evidence)}</td>
      <td className={styles.day}>
        <time dateTime={trend.updated_at}>{day(trend.updated_at)}</time>
      </td>
      {mayWrite && (
        <td className={styles.menu}>
          <TrendMenu trend={trend} />
        </td>
      )}
    </tr>
  );
}
