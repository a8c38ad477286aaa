import type { Drafter } from '@foreglow/contract';
import { IconRuler2, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './drafter-note.module.css';

/** Says what drafted something: a model with its name, or rules without any. */
export function DrafterNote({ drafter }: { drafter: Pick<Drafter, 'kind' | 'model'> }) {
  const { t } = useTranslation('assistance');
  const Icon = drafter.kind === 'ai' ? IconSparkles : IconRuler2;
  return (
    <p className={styles.note}>
      <Icon size={15} stroke={1.6} aria-hidden="true" />
      {drafter.kind === 'ai' ? t('draftedByModel', { model: drafter.model ?? '' }) : t('draftedByRules')}
    </p>
  );
}
