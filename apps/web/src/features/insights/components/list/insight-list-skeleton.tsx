import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './insight-entry.module.css';

/** The skeleton of the insights. */
export function InsightListSkeleton() {
  return (
    <>
      <Loading />
      <ul className={styles.list}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <li key={key} className={styles.entry} aria-hidden="true">
            <div className={styles.picture} />
            <div className={styles.words}>
              <SkeletonBlock width="74%" height={24} />
              <SkeletonBlock width="96%" />
              <SkeletonBlock width="82%" />
              <SkeletonBlock width="38%" height={12} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
