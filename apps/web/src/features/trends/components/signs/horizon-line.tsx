import { type Horizon, horizons, horizonYears } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { calendarYears } from '#features/trends/rules/steps.rules.ts';
import { cx } from '#ui/class-names.ts';
import styles from './signs.module.css';

/** The coming years as a line on which the horizon of a trend is highlighted. */
export function HorizonLine({ horizon }: { horizon: Horizon }) {
  const { t } = useTranslation('trends');
  const thisYear = new Date().getFullYear();
  const length = horizonYears.later.to;
  const { from, to } = calendarYears(horizon, thisYear);
  return (
    <div className={styles.horizon}>
      <div className={styles.years} aria-hidden="true">
        {horizons.map((name) => (
          <span
            key={name}
            className={cx(styles.span, styles[name], name === horizon && styles.highlighted)}
            style={{ flexGrow: (horizonYears[name].to - horizonYears[name].from) / length }}
          />
        ))}
      </div>
      <p className={styles.note}>{t('calendarYears', { from, to })}</p>
    </div>
  );
}
