import type { CoverageAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import { daysOfMonth, isNamed, widthsOfNames } from '../rules/months.rules.ts';
import styles from './coverage.module.css';

interface MonthsProps {
  readonly projectSlug: string;
  readonly months: CoverageAttributes['by_month'];
}

/** Cards by month as columns, and the same data as a table. */
export function Months({ projectSlug, months }: MonthsProps) {
  const { t } = useTranslation('coverage');
  const { number, month: long, shortMonth, yearOf } = useFormats();
  const { wide, narrow } = widthsOfNames;
  const short = months.length > 3 * wide ? yearOf : shortMonth;
  const largest = Math.max(1, ...months.map(({ count }) => count));
  return (
    <>
      <ol className={styles.months} aria-label={t('byMonth')}>
        {months.map(({ month, count }, index) => {
          const [isWide, isNarrow] = [wide, narrow].map((room) => isNamed(month, index, months.length, room));
          return (
            <li key={month} className={styles.month}>
              <Link
                to="/projects/$projectSlug/cards"
                params={{ projectSlug }}
                search={daysOfMonth(month)}
                className={styles.column}
                title={t('monthCount', { month: long(month), count })}
                aria-label={t('monthCount', { month: long(month), count })}
              >
                <span className={cx(styles.figure, months.length > narrow && styles.onlyWide)} aria-hidden="true">
                  {months.length <= wide && number(count)}
                </span>
                <span
                  className={styles.rise}
                  style={{ '--share': count / largest } as CSSProperties}
                  aria-hidden="true"
                />
              </Link>
              <span className={styles.name} dir="auto" aria-hidden="true">
                {(isWide || isNarrow) && (
                  <span className={cx(!isNarrow && styles.onlyWide, !isWide && styles.onlyNarrow)}>{short(month)}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <details className={styles.details}>
        <summary>{t('asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('cards')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{long(month)}</th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
