import { generationSteps } from '@foreglow/contract';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './progress/steps.module.css';

/** The skeleton of a draft. */
export function InstanceSkeleton() {
  return (
    <>
      <Loading />
      <div aria-hidden="true">
        <div className={styles.top}>
          <SkeletonBlock width="min(420px, 80%)" height={36} />
        </div>
        <ol className={styles.steps}>
          {generationSteps.map((name) => (
            <li key={name} className={styles.step}>
              <SkeletonBlock width={24} height={24} radius="50%" />
              <div className={styles.words}>
                <SkeletonBlock width={160} height={20} />
                <SkeletonBlock width="min(340px, 90%)" className={styles.line} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
