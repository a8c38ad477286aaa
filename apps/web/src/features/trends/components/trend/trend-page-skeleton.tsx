import { Bone, Loading } from '../../../../ui/state/index.ts';
import styles from './trend-page-skeleton.module.css';

const signs = ['horizon', 'direction', 'impact', 'certainty'];

/** Stands where a trend will be. */
export function TrendPageBones() {
  return (
    <div className={styles.page}>
      <Loading />
      <Bone width={70} />
      <Bone width="min(520px, 90%)" height={46} radius={9} />
      <Bone width="min(380px, 70%)" height={20} />
      <div className={styles.signs}>
        {signs.map((sign) => (
          <Bone key={sign} height={92} radius={9} />
        ))}
      </div>
      <Bone width="min(660px, 100%)" />
      <Bone width="min(640px, 96%)" />
      <Bone width="min(480px, 74%)" />
    </div>
  );
}
