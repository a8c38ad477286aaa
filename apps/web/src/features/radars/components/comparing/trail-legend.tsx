import { useTranslation } from 'react-i18next';
import type { Trail } from '#features/radars/rules/changes.rules.ts';
import styles from './comparison.module.css';

/** The meaning of the trails, for the kinds that occur in the picture. */
export function TrailLegend({ trails, hasNew }: { readonly trails: readonly Trail[]; readonly hasNew: boolean }) {
  const { t } = useTranslation('radars');
  const has = (wanted: Trail['kind']) => trails.some(({ kind }) => kind === wanted);
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {hasNew && (
        <li>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <circle className={styles.new} cx="9" cy="9" r="6.6" />
          </svg>
          {t('legendNew')}
        </li>
      )}
      {has('moved') && (
        <li>
          <svg width="36" height="16" viewBox="0 0 36 16" aria-hidden="true">
            <path className={styles.way} d="M8 8h16" />
            <circle className={styles.was} cx="6" cy="8" r="5" />
            <circle className={styles.is} cx="28" cy="8" r="6" />
          </svg>
          {t('legendTrail')}
        </li>
      )}
      {has('gone') && (
        <li>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <circle className={styles.left} cx="8" cy="8" r="6" />
          </svg>
          {t('legendGone')}
        </li>
      )}
      {has('resized') && (
        <li>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <circle className={styles.is} cx="9" cy="9" r="5" />
            <circle className={styles.before} cx="9" cy="9" r="8" />
          </svg>
          {t('legendSize')}
        </li>
      )}
      <li>{t('legendFaint')}</li>
    </ul>
  );
}
