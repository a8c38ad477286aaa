import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './radar-tile.module.css';

const tiles = ['a', 'b', 'c', 'd'];

/** The skeleton of the radars. */
export function RadarListSkeleton() {
  return (
    <>
      <Loading />
      <div className={styles.grid} aria-hidden="true">
        {tiles.map((tile) => (
          <div key={tile} className={styles.tile}>
            <SkeletonBlock className={styles.sketch} height="auto" radius={0} />
            <div className={styles.words}>
              <SkeletonBlock width="70%" height={22} />
              <SkeletonBlock width="92%" />
              <SkeletonBlock width="36%" height={12} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
