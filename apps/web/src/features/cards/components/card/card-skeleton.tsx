import { Bone, Loading } from '../../../../ui/state/index.ts';
import styles from './card-text.module.css';

/** A card that is on its way, in its layout. */
export function CardBones() {
  return (
    <>
      <Loading />
      <div className={styles.picture} />
      <div className={styles.text}>
        <div className={styles.bones}>
          <Bone width="92%" height={32} />
          <Bone width="60%" height={32} />
          <Bone width="38%" height={18} />
          <Bone width="96%" />
          <Bone width="93%" />
          <Bone width="71%" />
        </div>
      </div>
    </>
  );
}
