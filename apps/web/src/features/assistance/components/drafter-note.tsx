import type { Drafter } from '@foreglow/contract';
import { IconRuler2, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './drafter-note.module.css';

interface DrafterNoteProps {
  /** Its `model` is null for rules, and while no model has answered yet. */
  readonly drafter: Pick<Drafter, 'kind' | 'model'>;
  /** The prompts with their versions, on screens that show them. */
  readonly prompts?: readonly string[];
}

/** States what drafted something: a model with its name, or the built-in rules. */
export function DrafterNote({ drafter: { kind, model }, prompts = [] }: DrafterNoteProps) {
  const { t } = useTranslation('assistance');
  const Icon = kind === 'ai' ? IconSparkles : IconRuler2;
  const byModel = model === null ? t('draftedByAi') : t('draftedByModel', { model });
  return (
    <p className={styles.note}>
      <Icon size={15} stroke={1.6} aria-hidden="true" />
      <span>
        {kind === 'ai' ? byModel : t('draftedByRules')}
        {prompts.length > 0 && ` (${prompts.join(', ')})`}
      </span>
    </p>
  );
}
