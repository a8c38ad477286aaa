import type { CoverageAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { daysOfMonth } from '../rules/months.rules.ts';
import styles from './coverage.module.css';

interface AllMonthsProps {
  readonly projectSlug: string;
  readonly coverage: CoverageAttributes;
}

/** The months before those of the grid, with all of them in one table on request. */
export function AllMonths({ projectSlug, coverage }: AllMonthsProps) {
  const { t } = useTranslation('coverage');
  const { number, month: long } = useFormats();
  const { by_month, recent_months } = coverage;
  if (by_month.every(({ month }) => recent_months.includes(month))) return null;
  return (
    <details className={styles.details}>
      <summary>{t('allMonths')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('cards')}</th>
          </tr>
        </thead>
        <tbody>
          {by_month.map(({ month, count }) => (
            <tr key={month}>
              <th scope="row">
                <Link to="/projects/$projectSlug/cards" params={{ projectSlug }} search={daysOfMonth(month)}>
                  {long(month)}
                </Link>
              </th>
              <td>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
