import { Bone, Loading } from '../../../ui/state/index.ts';
import styles from './brief.module.css';

/** A brief that is on its way, in its layout. */
export function BriefBones() {
  return (
    <>
      <Loading />
      <div className={styles.bones}>
        <Bone width="88%" height={40} />
        <Bone width="56%" height={40} />
        <Bone width="96%" />
        <Bone width="91%" />
        <Bone width="64%" />
      </div>
    </>
  );
}
