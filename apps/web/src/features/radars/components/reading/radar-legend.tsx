import { useTranslation } from 'react-i18next';
import type { PictureBlip } from '#features/radars/rules/picture-blip.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './radar-legend.module.css';

interface RadarLegendProps {
  readonly blips: readonly Pick<PictureBlip, 'movement'>[];
  /** The version with which the radar is compared; undefined without one. */
  readonly since?: { readonly number: number; readonly created_at: string } | undefined;
}

/** The meaning of the marks of a picture, for the kinds that occur in it. */
export function RadarLegend({ blips, since }: RadarLegendProps) {
  const { t } = useTranslation('radars');
  const { longDay } = useFormats();
  const has = (wanted: PictureBlip['movement']) => blips.some(({ movement }) => movement === wanted);
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      <li>
        <svg width="34" height="18" viewBox="0 0 34 18" aria-hidden="true">
          <circle className={styles.disc} cx="6" cy="9" r="4" />
          <circle className={styles.disc} cx="23" cy="9" r="8" />
        </svg>
        {t('legendImpact')}
      </li>
      {has('new') && (
        <li>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <circle className={styles.disc} cx="10" cy="10" r="6" />
            <circle className={styles.new} cx="10" cy="10" r="8.6" />
          </svg>
          {t('legendNew')}
        </li>
      )}
      {(has('in') || has('out')) && (
        <li>
          <svg width="34" height="18" viewBox="0 0 34 18" aria-hidden="true">
            <path className={styles.trail} d="M3 9h20" />
            <circle className={styles.disc} cx="27" cy="9" r="5" />
          </svg>
          {t('legendCameFrom')}
        </li>
      )}
      {since && (has('new') || has('in') || has('out')) && (
        <li>{t('legendSince', { number: since.number, day: longDay(since.created_at) })}</li>
      )}
    </ul>
  );
}
