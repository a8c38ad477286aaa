import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './brief.module.css';

/** The skeleton of a brief. */
export function BriefSkeleton() {
  return (
    <>
      <Loading />
      <div className={styles.skeleton}>
        <SkeletonBlock width="88%" height={40} />
        <SkeletonBlock width="56%" height={40} />
        <SkeletonBlock width="96%" />
        <SkeletonBlock width="91%" />
        <SkeletonBlock width="64%" />
      </div>
    </>
  );
}
