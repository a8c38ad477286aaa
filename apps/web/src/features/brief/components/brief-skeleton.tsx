import { Loading, SkeletonBlock } from '../../../ui/state/index.ts';
import styles from './brief.module.css';

/** A brief that is on its way, in its layout. */
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
