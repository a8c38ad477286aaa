import type { RadarAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import type { ReadBlip } from '#features/radars/rules/read-blips.rules.ts';
import styles from './blip-detail.module.css';

interface MovedSinceProps {
  readonly radar: Pick<RadarAttributes, 'last_dump' | 'movements'>;
  readonly blip: Pick<ReadBlip, 'movement'>;
}

/** How a blip differs from the last edition, or its movement according to an import. */
export function MovedSince({ radar: { last_dump, movements }, blip: { movement } }: MovedSinceProps) {
  const { t } = useTranslation('radars');
  if (movements && last_dump && movement) {
    const text = t(`since_${movement}`, { number: last_dump.number });
    return <p className={movement === 'unchanged' ? styles.unmoved : styles.moved}>{text}</p>;
  }
  if (!movement || movement === 'unchanged') return null;
  return <p className={styles.moved}>{t(`imported_${movement}`)}</p>;
}
