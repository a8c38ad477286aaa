import { nameSize } from '@foreglow/pictures/map/group-label';
import { type CSSProperties, memo } from 'react';
import type { ChartGroup } from './chart.types.ts';
import styles from './map-chart.module.css';
import type { DrawnOutline } from './outlines.tsx';

interface LabelsProps {
  readonly groups: readonly ChartGroup[];
  readonly outlines: readonly DrawnOutline[];
  readonly chosenGroup: string | null;
  readonly countText: (count: number) => string;
  readonly onChooseGroup: (id: string) => void;
}

/**
 * The names of groups and the titles of outlines. Their positions and visibility are computed in every frame. The chart
 * is a single stop of the Tab key: the screen that contains it lists the groups for keyboard users.
 */
export const Labels = memo(function Labels(props: LabelsProps) {
  const { groups, outlines, chosenGroup, countText, onChooseGroup } = props;
  const largest = { coarse: largestOf(groups, 'coarse'), fine: largestOf(groups, 'fine') };
  return (
    <>
      {outlines.map(({ id, title, kind, label }) => (
        <span key={id} className={styles.title} data-label={label.id} data-kind={kind}>
          {title}
        </span>
      ))}
      {groups.map(({ id, level, name, count }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={styles.group}
          data-label={id}
          aria-current={id === chosenGroup || undefined}
          style={{ '--size': `${nameSize(count, largest[level])}px` } as CSSProperties}
          onClick={() => onChooseGroup(id)}
        >
          {name} <span className={styles.count}>{countText(count)}</span>
        </button>
      ))}
    </>
  );
});

const largestOf = (groups: readonly ChartGroup[], wanted: ChartGroup['level']) =>
  groups.reduce((largest, { level, count }) => (level === wanted ? Math.max(largest, count) : largest), 0);
