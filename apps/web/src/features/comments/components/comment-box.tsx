import { limits } from '@foreglow/contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import type { Subject } from '../api/comments.ts';
import { leftAfter, type Mentionable, storedOf, type Typed } from '../rules/typed.rules.ts';
import styles from './comment-box.module.css';
import { MentionList } from './mention-list.tsx';
import { useMentions } from './use-mentions.ts';
import { useTyped } from './use-typed.ts';

interface CommentBoxProps {
  /** The key under which the typed text is kept on this device until it is saved. */
  readonly keptAs: string;
  readonly subject: Subject;
  readonly label: string;
  readonly placeholder: string;
  /** The label of the button. */
  readonly submitLabel: string;
  readonly focused?: boolean;
  /** The saved text of a comment that is changed. */
  readonly given?: Typed;
  readonly onSend: (text: string) => Promise<unknown>;
  /** Closes the field, after cancelling or sending; absent if it is always open. */
  readonly onClose?: () => void;
}

const nothing: Typed = { text: '', picked: [] };

/** The field for a comment. An @ suggests people to mention; Ctrl+Enter sends. */
export function CommentBox(props: CommentBoxProps) {
  const { keptAs, subject, label, placeholder, submitLabel, focused = false, given = nothing, onSend, onClose } = props;
  const { t } = useTranslation(['comments', 'ui']);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed, latest, keep, drop } = useTyped(keptAs, given);
  const { offered, chosen, ...mentions } = useMentions({ subject, field, typed, onPick: keep });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const close = () => {
    drop();
    setError(undefined);
    onClose?.();
  };
  const send = async () => {
    if (busy || typed.text.trim() === '') return;
    setBusy(true);
    setError(undefined);
    try {
      await onSend(storedOf(typed.text, typed.picked));
      const left = leftAfter(typed, latest(), given === nothing ? 'new' : 'change');
      if (left) keep(left);
      else close();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (!mentions.takeKey(event) && event.key === 'Escape' && (onClose || typed.text !== '')) {
      // The dialog that contains the field stays open.
      event.stopPropagation();
      if (onClose && typed.text === given.text) onClose();
      // What was typed stays, and the next Escape is no longer that of the field.
      else box.current?.focus();
    }
  };
  const idOf = (person: Mentionable) => `${id}-${person.slug}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the field has the same name
    <div ref={box} className={styles.box} role="group" aria-label={label} tabIndex={-1}>
      <textarea
        ref={field}
        className={cx(styles.field, typed.text !== '' && styles.filled)}
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={chosen ? `${id}-people` : undefined}
        aria-activedescendant={chosen && idOf(chosen)}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        placeholder={placeholder}
        maxLength={limits.commentLength}
        rows={1}
        value={typed.text}
        onChange={({ target }) => {
          keep({ ...typed, text: target.value });
          mentions.onType(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => mentions.onCaret(currentTarget.selectionStart)}
        onBlur={() => mentions.onShut(true)}
        onFocus={() => mentions.onShut(false)}
        onKeyDown={onKeyDown}
      />
      {chosen && (
        <MentionList id={`${id}-people`} people={offered} chosen={chosen} idOf={idOf} onPick={mentions.pick} />
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.failed} role="alert">
          {error instanceof ApiError && error.status === 0 ? t('comments:notReached') : errorText(error)}
        </p>
      )}
      {(typed.text !== '' || onClose) && (
        <div className={styles.foot}>
          <span className={styles.hint}>{t('comments:hint')}</span>
          {onClose && <Button onClick={close}>{t('ui:cancel')}</Button>}
          <Button variant="primary" busy={busy} title="Ctrl ↵" onClick={() => void send()}>
            {submitLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
