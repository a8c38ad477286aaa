import { movementSymbols } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { memo, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadBlip, SectorOf } from '#features/radars/rules/read-blips.rules.ts';
import { useStable } from '#lib/callbacks/use-stable.ts';
import { cx } from '#ui/class-names.ts';
import styles from './blip-list.module.css';
import { useRadarView } from './use-radar-view.ts';

interface BlipListProps {
  /** The blips that are not dimmed, by sector. */
  readonly sectors: readonly SectorOf<ReadBlip>[];
  readonly pointed: string | undefined;
  /** The blip whose detail has just been closed. Its row gets the focus. */
  readonly returned: RefObject<string | undefined>;
  readonly onPoint: (id: string | undefined) => void;
}

/** The blips of a radar as lists, one for each sector. */
export function BlipList({ sectors, pointed, returned, onPoint }: BlipListProps) {
  const { t } = useTranslation('radars');
  const { view, show, searchWith } = useRadarView();
  const onPointed = useStable(onPoint);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If the list is a separate scroll area, scrolls it to the blip under the pointer in the picture.
    if (!pointed || list.current?.matches(':hover, :focus-within')) return;
    const scrolls = list.current && list.current.scrollHeight > list.current.clientHeight + 1;
    if (!scrolls) return;
    list.current?.querySelector(`[data-blip="${CSS.escape(pointed)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  useEffect(() => {
    const id = returned.current;
    returned.current = undefined;
    if (id) list.current?.querySelector<HTMLElement>(`[data-blip="${CSS.escape(id)}"] a`)?.focus();
  }, [returned]);
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
              <Item
                key={blip.id}
                blip={blip}
                moved={movedText(blip, t)}
                pointed={blip.id === pointed}
                chosen={blip.id === view.blip}
                searchWith={searchWith}
                onPoint={onPointed}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The symbol and the word of a movement; undefined for a blip that did not move. */
const movedText = ({ movement }: ReadBlip, t: TFunction<'radars'>): string | undefined =>
  movement && movement !== 'unchanged' ? `${movementSymbols[movement]} ${t(`moved_${movement}`)}` : undefined;

interface ItemProps {
  readonly blip: ReadBlip;
  /** The movement of the blip; undefined if it did not move. */
  readonly moved: string | undefined;
  readonly pointed: boolean;
  readonly chosen: boolean;
  readonly searchWith: ReturnType<typeof useRadarView>['searchWith'];
  readonly onPoint: (id: string | undefined) => void;
}

/** A row of the list. There may be hundreds, so each re-renders only when its own props change. */
const Item = memo(function Item({ blip, moved, pointed, chosen, searchWith, onPoint }: ItemProps) {
  const { id, number, label, ring } = blip;
  return (
    <li className={styles.item} data-blip={id}>
      <span className={styles.number}>{number}</span>
      <Link
        to="."
        search={searchWith(id)}
        replace
        resetScroll={false}
        className={cx(styles.link, pointed && styles.pointed)}
        aria-current={chosen ? 'true' : undefined}
        onPointerEnter={() => onPoint(id)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(undefined)}
      >
        {label}
      </Link>
      <span className={styles.ring}>
        {ring}
        {moved && <span className={styles.moved}>{moved}</span>}
      </span>
    </li>
  );
});
