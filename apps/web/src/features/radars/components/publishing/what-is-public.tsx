import type { ShownEvidence } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import styles from './publishing.module.css';

interface WhatIsPublicProps {
  readonly blipCount: number;
  readonly evidence: ShownEvidence;
  readonly indexable: boolean;
}

/** States who will be able to see what. */
export function WhatIsPublic({ blipCount, evidence, indexable }: WhatIsPublicProps) {
  const { t } = useTranslation('radars');
  return (
    <div className={styles.public}>
      <p>{t(indexable ? 'publicForAll' : 'publicForHolders')}</p>
      <ul>
        <li>{t('publicHead')}</li>
        <li>{t('publicBlips', { count: blipCount })}</li>
        <li>{t(`publicEvidence_${evidence}`)}</li>
      </ul>
      <p className={styles.note}>{t('notPublic')}</p>
    </div>
  );
}
