import { limits } from '@foreglow/contract';
import { IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { onPageLeft } from '#lib/drafts/on-page-left.ts';
import { Field } from '#ui/field/field.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { domainsOf, withDomains, withMoved } from '../rules/field-text.rules.ts';
import styles from './domains.module.css';

interface DomainsFieldProps {
  readonly label: string;
  /** One domain per line. */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The domains as chips: Enter or a comma adds a domain, Alt with an arrow key moves it, Delete removes it. */
export function DomainsField({ label, text, error, onChange }: DomainsFieldProps) {
  const { t } = useTranslation('brief');
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const domains = domainsOf(text);
  const give = (next: readonly string[]) => onChange(next.slice(0, limits.briefDomains).join('\n'));
  const focus = (at: number) => list.current?.querySelectorAll<HTMLElement>('button[data-chip]')[at]?.focus();

  const add = (words: string) => {
    give(withDomains(domains, words));
    setTyped('');
  };
  const addAtOnce = useEffectEvent(() => {
    if (typed.trim() !== '') flushSync(() => add(typed));
  });
  // The draft of the field contains added domains only. It is kept after this.
  useEffect(() => onPageLeft(() => addAtOnce()), []);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= domains.length) return;
    // The focus is set before the next key is pressed.
    flushSync(() => give(withMoved(domains, from, to)));
    setAnnouncement(t('domainMoved', { name: domains[from], place: to + 1, count: domains.length }));
    focus(to);
  };
  const remove = (at: number) => {
    flushSync(() => give(domains.filter((_, index) => index !== at)));
    setAnnouncement(t('domainRemoved', { name: domains[at] }));
    if (domains.length > 1) focus(Math.min(at, domains.length - 2));
    else input.current?.focus();
  };
  const onChipKey = (event: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step) {
      event.preventDefault();
      if (event.altKey) move(at, at + step);
      else focus(at + step);
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(at);
    }
  };
  const onInputKey = (event: KeyboardEvent) => {
    const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (saves) {
      // The same key submits the form around it, including this domain.
      flushSync(() => add(typed));
    } else if (['Enter', ',', ';'].includes(event.key)) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && domains.length > 0) {
      event.preventDefault();
      focus(domains.length - 1);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData('text');
    if (!/[\n,;]/.test(words)) return;
    event.preventDefault();
    add(typed + words);
  };
  return (
    <div className={styles.field}>
      <ul ref={list} className={styles.chips} aria-label={label}>
        {domains.map((name, at) => (
          <li
            key={name}
            className={styles.chip}
            draggable
            data-dragged={dragged === at || undefined}
            onDragStart={() => setDragged(at)}
            onDragOver={(event) => event.preventDefault()}
            onDragEnter={() => {
              if (dragged === undefined || dragged === at) return;
              give(withMoved(domains, dragged, at));
              setDragged(at);
            }}
            onDragEnd={() => setDragged(undefined)}
          >
            <button
              type="button"
              data-chip
              className={styles.name}
              aria-label={t('domainAt', { name, place: at + 1, count: domains.length })}
              onKeyDown={(event) => onChipKey(event, at)}
            >
              {name}
            </button>
            <button
              type="button"
              tabIndex={-1}
              className={styles.remove}
              aria-label={t('removeDomain', { name })}
              onClick={() => remove(at)}
            >
              <IconX size={13} stroke={1.8} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Field label={t('addDomain')} hint={t('domainsHint')} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className={styles.input}
            value={typed}
            maxLength={limits.briefDomainLength}
            disabled={domains.length >= limits.briefDomains}
            placeholder={t('ask_domains')}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: it appears where the user chose to write.
            autoFocus
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onInputKey}
            onPaste={onPaste}
            onBlur={() => add(typed)}
          />
        )}
      </Field>
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
    </div>
  );
}
