import type { TagColor } from '@foreglow/contract';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import styles from './alike-question.module.css';

/** A new tag that is nearly the same as an existing one. */
export interface Alike {
  readonly name: string;
  readonly existing: { readonly name: string; readonly color: TagColor };
}

interface AlikeQuestionProps {
  readonly alike: Alike;
  /** Whether the new tag was already added, so that nothing typed is lost. The question is then whether it stays. */
  readonly taken?: boolean;
  /** Whether the new tag is being created. */
  readonly busy?: boolean;
  readonly onUse: () => void;
  readonly onCreate: () => void;
  /** Called on Escape. */
  readonly onCancel: () => void;
}

/** Asks for confirmation before a tag is created that is nearly the same as an existing one. */
export function AlikeQuestion({ alike, taken = false, busy = false, onUse, onCreate, onCancel }: AlikeQuestionProps) {
  const { t } = useTranslation('tags');
  const id = useId();
  const use = useRef<HTMLDivElement>(null);
  // If the user has left the field, the focus stays where they put it.
  useEffect(() => {
    if (!taken) use.current?.querySelector('button')?.focus();
  }, [taken]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Closes only the question, not the dialog that contains it.
    event.preventDefault();
    onCancel();
  };
  const { name, existing } = alike;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the sentence is its name
    <div className={styles.question} role="group" aria-labelledby={id} onKeyDown={onKeyDown}>
      <p id={id} role="status">
        {t('alikeQuestion', { name })}{' '}
        <span className={styles.existing}>
          <TagDot color={existing.color}>{existing.name}</TagDot>
        </span>
      </p>
      <div className={styles.answers} ref={use}>
        <Button variant="primary" onClick={onUse}>
          {t('useExisting', { name: existing.name })}
        </Button>
        <Button busy={busy} onClick={onCreate}>
          {t(taken ? 'keepNew' : 'createAnyway', { name })}
        </Button>
      </div>
    </div>
  );
}
