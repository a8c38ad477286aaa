import { importFields } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import styles from './what-goes-in.module.css';

/** Describes the columns a file can have. */
export default function WhatGoesIn() {
  const { t } = useTranslation('imports');
  return (
    <section>
      <h2 className={styles.title}>{t('columnsTitle')}</h2>
      <p className={styles.text}>{t('columnsText')}</p>
      <dl className={styles.list}>
        {importFields.map((field) => (
          <div key={field}>
            <dt>{t(`field_${field}`)}</dt>
            <dd>{t(`about_${field}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
