import type { GenerationAttributes } from '@foreglow/contract';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { modelOf, promptsOf } from '../rules/steps.rules.ts';
import styles from './drafted-badge.module.css';

/** Says who drafted: rules without any AI, or which model with which prompts. */
export function DraftedBadge({ draft }: { draft: GenerationAttributes }) {
  const { t } = useTranslation('generation');
  if (draft.drafter === 'built-in') return <span className={styles.badge}>{t('byRules')}</span>;
  const [model, prompts] = [modelOf(draft), promptsOf(draft)];
  return (
    <span className={styles.badge}>
      <IconSparkles size={14} stroke={1.7} aria-hidden="true" />
      <span>
        {model ? t('byModel', { model }) : t('byAi')}
        {prompts.length > 0 && <span className={styles.prompts}> · {prompts.join(', ')}</span>}
      </span>
    </span>
  );
}
