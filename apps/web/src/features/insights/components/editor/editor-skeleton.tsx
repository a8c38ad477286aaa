import { Bone, Loading } from '../../../../ui/state/index.ts';
import styles from './insight-editor.module.css';

/** Stands where the editor will be. */
export function EditorBones() {
  return (
    <div className={styles.editor}>
      <Loading />
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.words}>
          <Bone width="58%" height={38} />
          <Bone height={240} radius={10} />
          <Bone height={40} radius={9} />
        </div>
        <div className={styles.words}>
          <Bone width="46%" height={20} />
          <Bone height={48} />
          <Bone height={48} />
        </div>
      </div>
    </div>
  );
}
