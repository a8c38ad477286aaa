import { limits, searchTerm } from '@foreglow/contract';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenAction } from '#lib/shortcuts/shortcuts.ts';
import styles from './palette.module.css';
import { PaletteSections } from './palette-sections.tsx';
import { isSearchable, type PaletteRow, rowAt } from './rows.rules.ts';
import { takeTypedAhead } from './typed-ahead.ts';
import { usePaletteSections } from './use-palette-sections.tsx';

/** How long typing must pause before contents are searched. */
const pauseMs = 160;

interface PaletteSearchProps {
  readonly here: readonly ScreenAction[];
  readonly onDone: () => void;
}

/** The field of the palette with its results. The field keeps the focus; the arrow keys choose a row. */
export function PaletteSearch({ here, onDone }: PaletteSearchProps) {
  const { t } = useTranslation(['palette', 'shell']);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(takeTypedAhead);
  const wanted = isSearchable(typed) ? typed : undefined;
  const { sections, searching, failed, retry } = usePaletteSections(here, typed, wanted, useSettled(wanted));
  const rows = sections.flatMap((section) => section.rows);
  const [selected, setSelected] = useState<string>();
  // The first row is chosen until the user chooses another one, even while more rows arrive.
  const chosen = rowAt(rows, selected, 0);
  useEffect(() => {
    if (selected !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  const run = (row: PaletteRow | undefined) => {
    if (!row) return;
    onDone();
    // Runs after the palette has returned the focus, since a dialog opened by the action takes it.
    setTimeout(row.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setSelected(rowAt(rows, chosen, step));
    else if (event.key === 'Enter') run(rows.find((row) => row.id === chosen));
    else return;
    event.preventDefault();
  };
  const idOf = (row: string) => `${id}-${row}`;
  return (
    <>
      <div className={styles.field}>
        <IconSearch size={18} stroke={1.5} aria-hidden="true" />
        <input
          className={styles.input}
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && idOf(chosen)}
          aria-autocomplete="list"
          aria-label={t('palette:placeholder')}
          placeholder={t('palette:placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.searchLength}
          value={typed}
          data-autofocus
          onChange={(event) => {
            setTyped(event.target.value);
            setSelected(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={t('shell:palette')}
        hidden={rows.length === 0}
      >
        <PaletteSections sections={sections} chosen={chosen} idOf={idOf} searched={searchTerm(typed)} onRun={run} />
      </div>
      <p className={styles.note} role="status">
        {failed ? t('palette:failed') : searching ? t('palette:searching') : rows.length === 0 && t('palette:nothing')}
        {failed && (
          <button type="button" className={styles.retry} onClick={retry}>
            {t('palette:retry')}
          </button>
        )}
      </p>
    </>
  );
}

/** The latest value that has not changed for a moment. */
function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value === undefined ? undefined : settled;
}
