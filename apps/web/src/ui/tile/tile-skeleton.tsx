import { Bone } from '../state/index.ts';
import styles from './tile.module.css';

/** Stands where tiles will be. */
export function TileSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div className={styles.tile} key={index}>
          <Bone className={styles.picture} height="auto" radius={0} />
          <div className={styles.body}>
            <Bone width="82%" height={20} />
            <Bone width="64%" />
            <div className={styles.foot}>
              <Bone width={72} height={12} />
              <Bone width={56} height={12} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
