import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import styles from './insight-editor.module.css';

/** The skeleton of the editor. */
export function EditorSkeleton() {
  return (
    <div className={styles.editor}>
      <Loading />
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.words}>
          <SkeletonBlock width="58%" height={38} />
          <SkeletonBlock height={240} radius={10} />
          <SkeletonBlock height={40} radius={9} />
        </div>
        <div className={styles.words}>
          <SkeletonBlock width="46%" height={20} />
          <SkeletonBlock height={48} />
          <SkeletonBlock height={48} />
        </div>
      </div>
    </div>
  );
}
