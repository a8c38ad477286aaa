import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import pageStyles from './radar-page.module.css';
import styles from './radar-page-skeleton.module.css';

const rows = Array.from({ length: 8 }, (_, index) => `row ${index}`);

/** The skeleton of a radar. */
export function RadarPageSkeleton() {
  return (
    <div className={styles.page}>
      <Loading />
      <SkeletonBlock width={70} />
      <SkeletonBlock width="min(440px, 80%)" height={40} radius={9} />
      <SkeletonBlock width={300} height={36} radius={9} />
      <div className={pageStyles.body}>
        <SkeletonBlock className={styles.disc} height="auto" />
        <div className={pageStyles.side}>
          {rows.map((row) => (
            <span key={row} className={styles.row}>
              <SkeletonBlock width="70%" height={16} />
              <SkeletonBlock width={34} height={12} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
