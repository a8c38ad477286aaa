import { useTranslation } from 'react-i18next';
import type { ReadBlip, SectorOf } from '#features/radars/rules/read-blips.rules.ts';
import styles from './editor.module.css';

interface BlipRowsProps {
  readonly sectors: readonly SectorOf<ReadBlip>[];
  readonly pointed: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
  readonly onChoose: (id: string) => void;
}

/** The blips by sector. Each opens the form of the blip. */
export function BlipRows({ sectors, pointed, onPoint, onChoose }: BlipRowsProps) {
  const { t } = useTranslation('radars');
  if (sectors.length === 0) return <p className={styles.hint}>{t('noBlipsText')}</p>;
  return sectors.map(({ name, blips }) => (
    <section key={name} className={styles.sector}>
      <h2 dir="auto">{name}</h2>
      <ol>
        {blips.map(({ id, number, label, ring }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.row}
              data-row={id}
              data-pointed={id === pointed || undefined}
              onClick={() => onChoose(id)}
              onPointerEnter={() => onPoint(id)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(id)}
              onBlur={() => onPoint(undefined)}
            >
              <span className={styles.number}>{number}</span>
              <span className={styles.label} dir="auto">
                {label}
              </span>
              <span className={styles.ring}>{ring}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  ));
}
