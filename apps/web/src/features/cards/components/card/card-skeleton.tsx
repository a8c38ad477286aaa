import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './card-text.module.css';

/** The skeleton of a card. */
export function CardSkeleton() {
  return (
    <>
      <Loading />
      <div className={styles.picture} />
      <div className={styles.text}>
        <div className={styles.skeleton}>
          <SkeletonBlock width="92%" height={32} />
          <SkeletonBlock width="60%" height={32} />
          <SkeletonBlock width="38%" height={18} />
          <SkeletonBlock width="96%" />
          <SkeletonBlock width="93%" />
          <SkeletonBlock width="71%" />
        </div>
      </div>
    </>
  );
}
