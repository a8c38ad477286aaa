import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { IconButton } from '../button/button.tsx';
import { Kbd } from '../marks/kbd.tsx';
import styles from './filter-bar.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
  /** The shortcut that focuses the field; it is shown in the field. */
  readonly keys?: string;
}

/**
 * A field that searches a list as the user types. Escape clears it. Enter, and Escape in an empty field, leave it for the
 * shortcuts of the page.
 */
export function SearchField({ label, value, onChange, maxLength, keys = '/' }: SearchFieldProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const find = () => {
    // Selecting the text focuses the field without scrolling to it.
    input.current?.scrollIntoView({ block: 'nearest' });
    input.current?.select();
  };
  useShortcut(keys, label, find, { keysOnly: true });
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation();
      clear();
      // In a dialog, Escape closes the dialog.
    } else if (/Escape|Enter/.test(event.key) && !input.current?.closest('[role=dialog]')) input.current?.blur();
  };
  return (
    <search className={styles.search}>
      <IconSearch stroke={1.5} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value === '' ? (
        <span className={styles.hint}>
          <Kbd keys={keys} />
        </span>
      ) : (
        <span className={styles.clear}>
          <IconButton label={t('clearSearch')} onClick={clear}>
            <IconX stroke={1.6} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </search>
  );
}
