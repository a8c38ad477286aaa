import type { RadarLayout } from '@foreglow/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Spot } from '#features/radars/rules/picture-blip.rules.ts';
import styles from './radar-picture.module.css';
import { placeOf } from './tip.tsx';

interface GroupListProps {
  readonly layout: RadarLayout;
  readonly spot: Spot;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The list of the blips of a group, over the picture. */
export function GroupList({ layout, spot, chosen, onChoose, onClose }: GroupListProps) {
  const { t } = useTranslation('radars');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const { domain, ring } = spot.blips[0];
  return (
    <div
      ref={list}
      role="dialog"
      aria-label={t('moreBlips', { count: spot.blips.length })}
      className={styles.group}
      data-left={spot.x > layout.width * 0.6 || undefined}
      data-up={spot.y > layout.height * 0.6 || undefined}
      style={placeOf(layout, spot)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ relatedTarget }) => {
        const goesOn = relatedTarget instanceof Node && list.current?.contains(relatedTarget);
        if (relatedTarget && !goesOn) onClose();
      }}
    >
      <p className={styles.groupPlace}>
        {domain} · {ring}
      </p>
      <ul className={styles.groupItems}>
        {spot.blips.map(({ id, number, label }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.groupItem}
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
            >
              <span className={styles.groupNumber}>{number}</span>
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
