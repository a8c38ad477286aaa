import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../../ui/class-names.ts';
import type { ReadBlip, SectorOf } from '../../rules/read-blips.rules.ts';
import styles from './blip-list.module.css';
import { useRadarView } from './use-radar-view.ts';

interface BlipListProps {
  /** The blips that stand out, by sector. */
  readonly sectors: readonly SectorOf<ReadBlip>[];
  readonly pointed: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
}

/** The blips of a radar as lists, one for each sector. */
export function BlipList({ sectors, pointed, onPoint }: BlipListProps) {
  const { t } = useTranslation('radars');
  const { view, show } = useRadarView();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is pointed at in the picture is scrolled into view where the list scrolls by itself.
    const scrolls = list.current && list.current.scrollHeight > list.current.clientHeight + 1;
    if (!pointed || !scrolls || list.current?.matches(':hover, :focus-within')) return;
    list.current?.querySelector(`[data-blip="${CSS.escape(pointed)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  return (
    <div ref={list} className={styles.lists} onPointerLeave={() => onPoint(undefined)}>
      {sectors.map(({ name, blips }, index) => (
        <section key={name} aria-labelledby={`sector-${index}`}>
          <h2 id={`sector-${index}`} className={styles.sector}>
            <button
              type="button"
              className={styles.zoom}
              aria-pressed={view.sector === name}
              title={view.sector === name ? t('showAllSectors') : t('zoomSector', { name })}
              onClick={() => show({ sector: view.sector === name ? '' : name })}
            >
              {name}
            </button>{' '}
            <span className={styles.count}>· {blips.length}</span>
          </h2>
          <ol className={styles.items}>
            {blips.map((blip) => (
              <Item key={blip.id} blip={blip} pointed={blip.id === pointed} onPoint={onPoint} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface ItemProps {
  readonly blip: ReadBlip;
  readonly pointed: boolean;
  readonly onPoint: (id: string | undefined) => void;
}

function Item({ blip, pointed, onPoint }: ItemProps) {
  const { t } = useTranslation('radars');
  const { view, searchWith } = useRadarView();
  const { id, number, label, ring, movement } = blip;
  return (
    <li className={styles.item} data-blip={id}>
      <span className={styles.number}>{number}</span>
      <Link
        to="."
        search={searchWith(id)}
        replace
        resetScroll={false}
        className={cx(styles.link, pointed && styles.pointed)}
        aria-current={id === view.blip ? 'true' : undefined}
        onPointerEnter={() => onPoint(id)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(undefined)}
      >
        {label}
      </Link>
      <span className={styles.ring}>
        {ring}
        {movement && movement !== 'unchanged' && <span className={styles.moved}>{t(`moved_${movement}`)}</span>}
      </span>
    </li>
  );
}
