import { cx } from '../class-names.ts';
import { SkeletonBlock } from '../state/skeleton.tsx';
import styles from './tile.module.css';

/** The skeleton of tiles. */
export function TileSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className={styles.tile} key={index}>
          <SkeletonBlock className={styles.picture} height="auto" radius={0} />
          <div className={cx(styles.body, styles.skeleton)}>
            <SkeletonBlock width="82%" height={20} />
            <SkeletonBlock width="64%" />
            <div className={styles.foot}>
              <SkeletonBlock width={72} height={12} />
              <SkeletonBlock width={56} height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
