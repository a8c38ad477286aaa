import type { MapLegendEntry } from '@foreglow/contract';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '#lib/callbacks/use-stable.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly months: { readonly legend: readonly MapLegendEntry[] } | undefined;
  /** The last month that is shown; empty: all. */
  readonly until: string;
  readonly onChange: (until: string) => void;
}

const monthMs = 700;

/** Shows month by month how the map has grown. Renders nothing if all cards are from the same month. */
export function Timeline({ months, until, onChange }: TimelineProps) {
  const { t } = useTranslation('map');
  const { month, number } = useFormats();
  /** The month that it shows while it plays. The address follows a moment later. */
  const [played, setPlayed] = useState<number>();
  const legend = months?.legend ?? [];
  const last = legend.length - 1;
  const found = legend.findIndex(({ value }) => value === until);
  const at = Math.min(played ?? (found < 0 ? last : found), last);
  const set = useStable((next: number) => onChange(next >= last ? '' : (legend[next]?.value ?? '')));
  useEffect(() => {
    if (played === undefined) return;
    const timer = setTimeout(() => {
      set(played + 1);
      setPlayed(played + 1 < last ? played + 1 : undefined);
    }, monthMs);
    return () => clearTimeout(timer);
  }, [played, last, set]);
  if (legend.length < 2) return null;
  const cards = legend.slice(0, at + 1).reduce((sum, { count }) => sum + count, 0);
  const isPlaying = played !== undefined;
  const play = () => {
    const from = at < last ? at : 0;
    if (!isPlaying) set(from);
    setPlayed(isPlaying ? undefined : from);
  };
  const label = isPlaying ? t('pause') : t('play');
  const shown = month(legend[at]?.value ?? '');
  return (
    <fieldset className={styles.timeline} aria-label={t('timeline')}>
      <button type="button" aria-label={label} title={label} onClick={play}>
        {isPlaying ? (
          <IconPlayerPause size={15} stroke={1.6} aria-hidden="true" />
        ) : (
          <IconPlayerPlay size={15} stroke={1.6} aria-hidden="true" />
        )}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('untilMonth')}
        aria-valuetext={t('untilValue', { month: shown, count: cards })}
        onChange={(event) => {
          setPlayed(undefined);
          set(event.currentTarget.valueAsNumber);
        }}
      />
      <span className={styles.month}>
        {at === last ? t('allMonths') : shown}
        <span className={styles.count}>{number(cards)}</span>
      </span>
    </fieldset>
  );
}
