import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './trend-page-skeleton.module.css';

const signs = ['horizon', 'direction', 'impact', 'certainty'];

/** The skeleton of a trend. */
export function TrendPageSkeleton() {
  return (
    <div className={styles.page}>
      <Loading />
      <SkeletonBlock width={70} />
      <SkeletonBlock width="min(520px, 90%)" height={46} radius={9} />
      <SkeletonBlock width="min(380px, 70%)" height={20} />
      <div className={styles.signs}>
        {signs.map((sign) => (
          <SkeletonBlock key={sign} height={92} radius={9} />
        ))}
      </div>
      <SkeletonBlock width="min(660px, 100%)" />
      <SkeletonBlock width="min(640px, 96%)" />
      <SkeletonBlock width="min(480px, 74%)" />
    </div>
  );
}
