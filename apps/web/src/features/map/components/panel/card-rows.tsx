import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mapCardsQuery } from '#features/map/api/list-map-cards.ts';
import { errorText } from '#lib/http/error-text.ts';
import { languageOf } from '#lib/text/language-of.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';
import type { ShownMap } from '../use-map-data.ts';
import styles from './map-panel.module.css';

interface CardRowsProps {
  readonly shown: ShownMap;
  readonly points: readonly number[];
  readonly onOpen: (point: number) => void;
  /** A note after the title of a card. */
  readonly note?: (point: number) => string;
}

/** Number of cards listed at first, and added each time. */
const pageSize = 20;

/** The cards of some points, as a list. */
export function CardRows({ shown, points, onOpen, note }: CardRowsProps) {
  const { t } = useTranslation('map');
  const [pages, setPages] = useState(1);
  const parts = Array.from({ length: pages }, (_, at) => points.slice(at * pageSize, (at + 1) * pageSize));
  return (
    <>
      <ul className={styles.rows}>
        {parts.map((part) => (
          <Rows key={part[0] ?? 'none'} shown={shown} points={part} onOpen={onOpen} note={note} />
        ))}
      </ul>
      {points.length > pages * pageSize && (
        <div className={styles.more}>
          <Button onClick={() => setPages(pages + 1)}>
            {t('showMore', { count: Math.min(pageSize, points.length - pages * pageSize) })}
          </Button>
        </div>
      )}
    </>
  );
}

function Rows({ shown, points, onOpen, note }: CardRowsProps & { readonly note: CardRowsProps['note'] | undefined }) {
  const { data, error } = useQuery(mapCardsQuery(shown, points.slice(0, limits.mapCards)));
  if (!data) {
    if (error) return <li className={styles.hint}>{errorText(error)}</li>;
    return points.map((point) => (
      <li key={point} className={styles.row}>
        <SkeletonBlock width="90%" height={18} />
      </li>
    ));
  }
  // A card deleted in the meantime has no row, so that the titles would be assigned to the wrong points.
  const known = data.length === points.length;
  return data.map((card, at) => {
    const point = known ? points[at] : undefined;
    return (
      <li key={card.slug}>
        <button type="button" className={styles.row} onClick={() => point !== undefined && onOpen(point)}>
          <span className={styles.name} dir="auto" lang={languageOf(card.title)}>
            {card.title}
          </span>
          {note && point !== undefined && <span className={styles.number}>{note(point)}</span>}
        </button>
      </li>
    );
  });
}
