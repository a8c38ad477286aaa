import { horizons } from '@foreglow/contract';
import type { Layout } from '#features/trends/rules/trend-search.rules.ts';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './trend-list-skeleton.module.css';

const cardHeights = [164, 142, 178];
const cells = Array.from({ length: 15 }, (_, index) => `cell ${index}`);

/** The skeleton of the trends. */
export function TrendSkeleton({ layout }: { layout: Layout }) {
  if (layout === 'list') return <RowSkeletons count={8} round={false} />;
  if (layout === 'matrix') {
    return (
      <div className={styles.matrix}>
        <Loading />
        {cells.map((cell) => (
          <SkeletonBlock key={cell} height={92} radius={10} />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.board}>
      <Loading />
      {horizons.map((horizon, index) => (
        <div key={horizon} className={styles.column}>
          <SkeletonBlock width={110} height={24} />
          {cardHeights.slice(0, 3 - (index % 2)).map((height) => (
            <SkeletonBlock key={height} height={height} radius={12} />
          ))}
        </div>
      ))}
    </div>
  );
}
