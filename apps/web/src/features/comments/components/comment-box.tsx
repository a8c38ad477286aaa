import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { cx } from '../../../ui/class-names.ts';
import { mentionableQuery, type Subject } from '../api/comments.ts';
import {
  leftAfter,
  type Mentionable,
  matching,
  mentionAt,
  storedOf,
  type Typed,
  withPicked,
} from '../rules/typed.rules.ts';
import styles from './comment-box.module.css';
import { keepText, keptText } from './kept-text.ts';

interface CommentBoxProps {
  /** The key under which the typed text is stored on this device until it is sent. */
  readonly keptAs: string;
  readonly subject: Subject;
  readonly label: string;
  readonly placeholder: string;
  /** The label of the button. */
  readonly submitLabel: string;
  readonly focused?: boolean;
  /** The stored text of a comment that is changed. */
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
  const [typed, setTyped] = useState<Typed>(() => keptText(keptAs) ?? given);
  const [caret, setCaret] = useState(0);
  const [shut, setShut] = useState(false);
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const mention = shut ? undefined : mentionAt(typed.text, caret);
  const people = useQuery({ ...mentionableQuery(subject), enabled: mention !== undefined }).data ?? [];
  const offered = mention ? matching(people, mention.term) : [];
  const chosen = offered[Math.min(at, offered.length - 1)];
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  /** The text at this moment: the user may type on while it is sent. */
  const latest = useRef(typed);
  const keep = (next: Typed) => {
    latest.current = next;
    setTyped(next);
    keepText(keptAs, next.text === given.text ? undefined : next);
  };
  const drop = () => {
    keepText(keptAs, undefined);
    latest.current = given;
    setTyped(given);
    setError(undefined);
  };
  const close = () => {
    drop();
    onClose?.();
  };
  const pick = (person: Mentionable) => {
    if (!mention) return;
    const next = withPicked(typed.text, mention, person, typed.picked);
    // Immediately, so that the next typed character goes after the name.
    flushSync(() => {
      keep({ text: next.text, picked: [...typed.picked, person] });
      setAt(0);
      setCaret(next.caret);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  const send = async () => {
    if (busy || typed.text.trim() === '') return;
    setBusy(true);
    setError(undefined);
    try {
      await onSend(storedOf(typed.text, typed.picked));
      const left = leftAfter(typed, latest.current, given === nothing ? 'new' : 'change');
      if (left) keep(left);
      else close();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (chosen && step) {
      event.preventDefault();
      setAt((Math.min(at, offered.length - 1) + step + offered.length) % offered.length);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && (chosen || onClose || typed.text !== '')) {
      // The dialog that contains the field stays open.
      event.stopPropagation();
      if (chosen) setShut(true);
      else if (onClose && typed.text === given.text) onClose();
      // What was typed stays, and the next Escape is no longer that of the field.
      else box.current?.focus();
    }
  };
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
        aria-activedescendant={chosen ? `${id}-${chosen.slug}` : undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        placeholder={placeholder}
        maxLength={limits.commentLength}
        rows={1}
        value={typed.text}
        onChange={({ target }) => {
          keep({ ...typed, text: target.value });
          setCaret(target.selectionStart);
          setShut(false);
          setAt(0);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setShut(true)}
        onFocus={() => setShut(false)}
        onKeyDown={onKeyDown}
      />
      {chosen && (
        <div id={`${id}-people`} role="listbox" aria-label={t('comments:people')} className={styles.people}>
          {offered.map((person) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus
            <div
              key={person.slug}
              id={`${id}-${person.slug}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              className={styles.person}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(person)}
            >
              {person.name}
            </div>
          ))}
        </div>
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
