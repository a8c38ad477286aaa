import type { DrafterKind } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import styles from './liftoff.module.css';

/** States what will draft, and which data of the project is sent where. */
export function WhoDrafts({ drafter }: { drafter: DrafterKind }) {
  const { t } = useTranslation('generation');
  const isModel = drafter === 'ai';
  return (
    <section className={styles.who} aria-labelledby="who-drafts">
      <h2 id="who-drafts">{t(isModel ? 'whoAiTitle' : 'whoRulesTitle')}</h2>
      <p>{t(isModel ? 'whoAiText' : 'whoRulesText')}</p>
      <p>{t('whoDecides')}</p>
    </section>
  );
}
