import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Position, positionText } from '#features/trends/rules/drop-target.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import { DropMarker } from './drop-marker.tsx';
import styles from './moving.module.css';
import type { Moving } from './use-moving.ts';

interface TrayProps {
  readonly place: Partial<Position>;
  readonly moving: Moving;
  /** The slugs of the trends in it. */
  readonly slugs: readonly string[];
  /** Their list. */
  readonly children: ReactNode;
}

/** The trends that are not judged yet, above the board and the matrix. It is not there if it is empty. */
export function Tray({ place, moving, slugs, children }: TrayProps) {
  const { t } = useTranslation('trends');
  const { number } = useFormats();
  const landing = moving.liftedOver(place);
  const comesFromElsewhere = landing && !slugs.includes(landing.slug);
  if (slugs.length === 0 && !landing) return null;
  return (
    <section
      className={cx(styles.tray, comesFromElsewhere && styles.over)}
      data-place={positionText(place)}
      aria-labelledby="trends-not-judged"
    >
      <h2 id="trends-not-judged" className={styles.trayName}>
        {t('horizon_null')} <span className={styles.trayCount}>{number(slugs.length)}</span>
      </h2>
      {moving.enabled && <p className={styles.trayText}>{t('notJudgedText')}</p>}
      {comesFromElsewhere && <DropMarker title={landing.title} />}
      {children}
    </section>
  );
}
