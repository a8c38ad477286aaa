import { limits, type MapGroup } from '@foreglow/contract';
import { nameOfGroup } from '@foreglow/pictures/map/grouping';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { colorsQuery } from '#features/map/api/read-colors.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { IconButton } from '#ui/button/button.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import type { MapParts, ShownMap } from '../use-map-data.ts';
import { CardRows } from './card-rows.tsx';
import { ChosenActions } from './chosen-actions.tsx';
import { GroupName } from './group-name.tsx';
import styles from './map-panel.module.css';

interface ChosenCardsProps {
  readonly shown: ShownMap;
  readonly parts: MapParts;
  /** The group whose cards these are; undefined for a selection. */
  readonly group: MapGroup | undefined;
  readonly chosen: readonly number[];
  readonly mayWrite: boolean;
  readonly onOpen: (point: number) => void;
  readonly onClear: () => void;
}

/** Placeholder for the words in their sentence. */
const wordsHere = '\u{fffc}';

/** The cards of a group or of a selection, and the actions for them. */
export function ChosenCards({ shown, parts, group, chosen, mayWrite, onOpen, onClear }: ChosenCardsProps) {
  const { t } = useTranslation(['map', 'ui']);
  const { number } = useFormats();
  const { highlighted, hidden, outlines } = parts;
  const points = useMemo(
    () => chosen.filter((point) => highlighted?.[point] !== 0 && hidden?.[point] !== 1),
    [chosen, highlighted, hidden],
  );
  const tags = useQuery(colorsQuery(shown, 'tag')).data;
  const byTag = useMemo(() => {
    if (tags?.version !== shown.version || tags.by !== 'tag') return [];
    const counts = new Map<number, number>();
    for (const point of points) counts.set(tags.column[point] ?? -1, (counts.get(tags.column[point] ?? -1) ?? 0) + 1);
    return tags.legend
      .map((entry, at) => ({ ...entry, count: counts.get(at) ?? 0 }))
      .filter(({ count, value }) => count > 0 && value !== '')
      .sort((a, b) => b.count - a.count);
  }, [tags, points, shown.version]);
  const used = useMemo(
    () => outlines && new Set(outlines.filter(({ kind }) => kind === 'insight').flatMap((one) => one.points)),
    [outlines],
  );
  const unused = used ? points.filter((point) => !used.has(point)).length : 0;
  const name = group ? (nameOfGroup(group) ?? t('map:noWords')) : t('map:cardCount', { count: points.length });
  const words = group?.words.join(', ') ?? '';
  const [before, after] = t('map:speaksOf', { count: points.length, words: wordsHere }).split(wordsHere);
  return (
    <>
      <p className={styles.kind}>
        {group ? t('map:group') : t('map:selection')}
        <IconButton label={t('ui:close')} onClick={onClear}>
          <IconX stroke={1.6} aria-hidden="true" />
        </IconButton>
      </p>
      {group && mayWrite ? (
        <GroupName shown={shown} points={points} group={group} name={name} />
      ) : (
        <h2 className={styles.title} dir="auto">
          {name}
        </h2>
      )}
      <p className={styles.text}>
        {group && words !== '' && (
          <>
            {before}
            <b>{words}</b>
            {after}
          </>
        )}
        {group && words === '' && t('map:cardsOfGroup', { count: points.length })}{' '}
        {unused > 0 && t(unused === points.length ? 'map:unusedAll' : 'map:unused', { count: unused })}
      </p>
      {byTag.length > 0 && (
        <ul className={styles.tags}>
          {byTag.slice(0, 6).map(({ value, label, color, count }) => (
            <li key={value}>
              <TagDot color={color ?? 'slate'}>{label}</TagDot> <span>{number(count)}</span>
            </li>
          ))}
        </ul>
      )}
      <ChosenActions shown={shown} points={points} mayWrite={mayWrite} onClear={onClear} />
      {points.length > limits.bulkCards && (
        <p className={styles.hint}>{t('map:onlyFirst', { count: limits.bulkCards })}</p>
      )}
      <CardRows key={points[0] ?? 'none'} shown={shown} points={points} onOpen={onOpen} />
    </>
  );
}
