import type { BriefAttributes, BriefField } from '@foreglow/contract';
import { IconPencil } from '@tabler/icons-react';
import { useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/index.ts';
import { cx } from '../../../ui/class-names.ts';
import styles from './brief.module.css';
import { FieldForm } from './field-form.tsx';
import { FieldWords } from './field-words.tsx';
import { useFieldText } from './use-field-text.ts';

interface BriefPartProps {
  readonly projectSlug: string;
  readonly field: BriefField;
  readonly brief: BriefAttributes;
  /** It is edited from the beginning: somebody asked to write the brief. */
  readonly opened?: boolean;
  readonly onDirty: (field: BriefField, dirty: boolean) => void;
}

/** A part of a brief that is edited where it stands. */
export function BriefPart({ projectSlug, field, brief, opened = false, onDirty }: BriefPartProps) {
  const { t } = useTranslation('brief');
  const id = useId();
  const returning = useRef(false);
  // The form is left to its button, which is another one as soon as the first words of the part have arrived.
  const edit = useCallback((button: HTMLButtonElement | null) => {
    if (returning.current && !document.activeElement?.closest('main')) button?.focus({ preventScroll: true });
  }, []);
  const editing = useFieldText(projectSlug, field, brief, opened);
  const { typed, dirty } = editing;
  useEffect(() => {
    onDirty(field, dirty);
    return () => onDirty(field, false);
  }, [field, dirty, onDirty]);
  const isQuestion = field === 'challenge';
  const isEmpty = field === 'domains' ? brief.domains.length === 0 : brief[field] === null;
  const open = () => {
    returning.current = false;
    editing.open();
  };
  const close = () => {
    returning.current = true;
    editing.close();
  };
  return (
    <section className={cx(styles.part, isQuestion && styles.question, isEmpty && styles.unsaid)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.label}>
          {t(`field_${field}`)}
        </h2>
        {!typed && !isEmpty && (
          <span className={styles.edit}>
            <IconButton ref={edit} label={t(`edit_${field}`)} onClick={open}>
              <IconPencil stroke={1.5} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
      <div className={styles.body}>
        {typed ? (
          <FieldForm projectSlug={projectSlug} field={field} editing={{ ...editing, typed, close }} />
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
