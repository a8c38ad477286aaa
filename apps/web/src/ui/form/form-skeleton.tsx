import { Loading, SkeletonBlock } from '../state/skeleton.tsx';
import styles from './form.module.css';

/** The skeleton of a form. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={styles.form} data-panel>
      <Loading />
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <div key={index} className={styles.skeleton}>
          <SkeletonBlock width={88} />
          <SkeletonBlock height={42} radius={9} />
        </div>
      ))}
    </div>
  );
}
