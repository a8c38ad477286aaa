import type { BriefAttributes, BriefField } from '@foreglow/contract';
import { IconPencil } from '@tabler/icons-react';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findDraft } from '#lib/drafts/use-draft.ts';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { draftNameOf, fieldDrafts } from '../rules/field-drafts.rules.ts';
import { textOf } from '../rules/field-text.rules.ts';
import styles from './brief.module.css';
import { FieldForm, type FieldFormProps } from './field-form.tsx';
import { FieldWords } from './field-words.tsx';

interface BriefPartProps {
  readonly projectSlug: string;
  readonly field: BriefField;
  readonly brief: BriefAttributes;
  /** Whether it starts in edit mode. */
  readonly opened?: boolean;
  readonly onDirty: FieldFormProps['onDirty'];
}

/** A part of a brief that is edited in place. */
export function BriefPart({ projectSlug, field, brief, opened = false, onDirty }: BriefPartProps) {
  const { t } = useTranslation('brief');
  const id = useId();
  const returning = useRef(false);
  // Leaving the form focuses its button. That button is replaced once the part has its first text.
  const edit = useCallback((button: HTMLButtonElement | null) => {
    if (returning.current && !document.activeElement?.closest('main')) button?.focus({ preventScroll: true });
  }, []);
  const [editing, setEditing] = useState(() => {
    const draft = findDraft(fieldDrafts, draftNameOf(projectSlug, field));
    return opened || (draft !== undefined && draft.values.text !== textOf(brief, field));
  });
  const isQuestion = field === 'challenge';
  const isEmpty = field === 'domains' ? brief.domains.length === 0 : brief[field] === null;
  const open = () => {
    returning.current = false;
    setEditing(true);
  };
  const close = () => {
    returning.current = true;
    setEditing(false);
  };
  return (
    <section className={cx(styles.part, isQuestion && styles.question, isEmpty && styles.unsaid)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.label}>
          {t(`field_${field}`)}
        </h2>
        {!editing && !isEmpty && (
          <span className={styles.edit}>
            <IconButton ref={edit} label={t(`edit_${field}`)} onClick={open}>
              <IconPencil stroke={1.5} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      <div className={styles.body}>
        {editing ? (
          <FieldForm projectSlug={projectSlug} field={field} brief={brief} onDirty={onDirty} onClose={close} />
        ) : isEmpty ? (
          <button
            ref={edit}
            type="button"
            className={styles.ask}
            aria-label={`${t(`edit_${field}`)}: ${t(`ask_${field}`)}`}
            onClick={open}
          >
            {t(`ask_${field}`)}
          </button>
        ) : (
          <FieldWords field={field} content={brief} />
        )}
      </div>
    </section>
  );
}
