import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../class-names.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import styles from './select.module.css';
import { optionAfter, optionStarting } from './select.rules.ts';
import type { SelectOption } from './select-option.ts';

interface SelectProps {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown while no option matches the value. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** Whether it has the height of a toolbar instead of a form. */
  readonly compact?: boolean;
  /** Whether the chosen option means that nothing is chosen, and is shown in grey. */
  readonly muted?: boolean;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** A letter typed within this many milliseconds continues the word. */
const wordPause = 700;

const loadList = () => import('./select-list.tsx');

/** A button that shows the chosen option and opens the list of all options. The button keeps the focus. */
export function Select({ options, value, onChange, placeholder, compact, muted, ...rest }: SelectProps) {
  const { Panel, target, panel } = useOnDemand('listbox', loadList);
  const { opened, onChange: setOpened } = panel;
  const [marked, setMarked] = useState(-1);
  const typed = useRef({ word: '', at: 0 });
  const chosen = options.findIndex((option) => option.value === value);
  const listId = `${panel.id}-list`;
  const open = (at: number) => {
    setMarked(at);
    setOpened(true);
  };
  const choose = (at: number) => {
    setOpened(false);
    const option = options[at];
    if (option && option.value !== value) onChange(option.value);
  };
  const withOpenList = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') choose(marked);
    else if (event.key === 'Escape') setOpened(false);
    else return false;
    event.preventDefault();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    const now = typed.current;
    const goesOn = event.timeStamp - now.at < wordPause;
    // In the middle of a word the space bar is a letter.
    const isLetter = event.key.length === 1 && (event.key !== ' ' || (goesOn && now.word !== ''));
    if (opened && !isLetter && withOpenList(event)) return;
    if (opened && event.key === 'Tab') choose(marked);
    const from = opened ? marked : chosen;
    let next = opened || !isLetter ? optionAfter(event.key, from, options.length) : undefined;
    if (isLetter) {
      typed.current = { word: goesOn ? now.word + event.key : event.key, at: event.timeStamp };
      next = optionStarting(
        options.map(({ name }) => name),
        typed.current.word,
        from,
      );
      event.preventDefault();
    }
    if (next === undefined) return;
    event.preventDefault();
    // The first arrow key opens the list at the chosen option.
    open(opened || isLetter || chosen < 0 ? next : chosen);
  };
  const shown = options[chosen];
  return (
    <>
      <button
        {...target}
        {...rest}
        id={rest.id ?? panel.id}
        type="button"
        role="combobox"
        aria-expanded={opened}
        className={cx(styles.select, compact && styles.compact, (muted || !shown) && styles.muted)}
        aria-controls={opened && Panel ? listId : undefined}
        aria-activedescendant={opened && Panel && marked >= 0 ? `${listId}-${marked}` : undefined}
        onClick={() => (opened ? setOpened(false) : open(chosen))}
        onKeyDown={onKeyDown}
        onBlur={() => setOpened(false)}
      >
        <span lang={shown?.lang}>{shown?.name ?? placeholder}</span>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
          <path d="m4.5 6.5 3.5 3.5 3.5-3.5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
      {Panel && (
        <Panel
          {...panel}
          id={listId}
          label={rest['aria-label']}
          options={options}
          chosen={chosen}
          marked={marked}
          onMark={setMarked}
          onChoose={choose}
        />
      )}
    </>
  );
}
