import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './map-page.module.css';

/** The layout of the screen while the map loads. */
export function MapSkeleton() {
  return (
    <div className={styles.page}>
      <Loading />
      <div className={styles.bar}>
        <SkeletonBlock width="min(560px, 100%)" height={36} radius={9} />
      </div>
      <div className={styles.body}>
        <SkeletonBlock height="100%" radius={12} className={styles.bone} />
        <SkeletonBlock height="100%" radius={12} className={styles.bone} />
      </div>
    </div>
  );
}
