import type { RadarAttributes } from '@foreglow/contract';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './drafter-note.module.css';

/** The marker of a radar that was created from a draft by a model. */
export function AiMark({ radar }: { radar: Pick<RadarAttributes, 'ai_assistant'> }) {
  const { t } = useTranslation('radars');
  if (!radar.ai_assistant) return null;
  return (
    <span className={styles.mark}>
      <IconSparkles size={14} stroke={1.7} aria-hidden="true" />
      {t('aiAssisted')}
    </span>
  );
}

/**
 * States in the details of a radar what drafted it, a model with its prompt or rules without any AI, and what people made
 * of the draft.
 */
export function DrafterNote({ drafter }: Pick<RadarAttributes, 'drafter'>) {
  const { t } = useTranslation('radars');
  if (!drafter) return null;
  const { kind, model, prompt, review } = drafter;
  const reviewed = ({ drafted, kept, changed }: NonNullable<typeof review>) =>
    [
      kept === drafted ? t('keptAll', { count: drafted }) : t('keptSome', { kept, count: drafted }),
      changed === 0 ? t('changedNone', { count: kept }) : t('changedSome', { count: changed }),
    ].join(' ');
  return (
    <p className={styles.note}>
      {kind === 'built-in' ? t('draftedByRules') : t('draftedByModel', { model: model ?? '', prompt })}
      {review && ` ${reviewed(review)}`}
    </p>
  );
}
