import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { languageOf } from '#lib/text/language-of.rules.ts';
import { mapCardsQuery } from '../api/list-map-cards.ts';
import type { PointedAt } from './chart/chart.types.ts';
import styles from './point-tip.module.css';
import type { ShownMap } from './use-map-data.ts';

/** How long the pointer must rest on a point before its card is requested. */
const restMs = 60;

/**
 * The card of the point under the pointer, shown next to it. For screen readers the card is in the list of the panel.
 */
export function PointTip({ shown, at }: { readonly shown: ShownMap; readonly at: PointedAt }) {
  const { t } = useTranslation('map');
  const { day } = useFormats();
  const [rested, setRested] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(at.point), restMs);
    return () => clearTimeout(timer);
  }, [at.point]);
  const [card] = useQuery(mapCardsQuery(shown, rested === undefined ? [] : [rested])).data ?? [];
  if (!card || rested !== at.point) return null;
  const uses = shown.points.uses[at.point] ?? 0;
  const facts = [
    shown.source.kind === 'workspace' && card.project.title,
    card.tags.map(({ name }) => name).join(', '),
    day(card.created_at),
    !card.public && t('draft'),
    uses > 0 && t('usedIn', { count: uses }),
  ];
  return (
    <div className={styles.tip} style={{ left: at.x, top: at.y }} data-low={at.y < 140 || undefined} aria-hidden="true">
      <span className={styles.title} dir="auto" lang={languageOf(card.title)}>
        {card.title}
      </span>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </div>
  );
}
