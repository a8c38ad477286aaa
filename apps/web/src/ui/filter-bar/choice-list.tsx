import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { fold } from '#lib/text/fold.rules.ts';
import { Button } from '../button/button.tsx';
import { Check } from '../check/check.tsx';
import { cx } from '../class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.ts';
import styles from './choice-list.module.css';

interface Choice {
  readonly value: string;
  readonly name: string;
  /** Absent: no count is shown. */
  readonly count?: number | undefined;
  /** The content of the row: a dot and a name, or an avatar and a name. */
  readonly content: ReactNode;
}

export interface ChoiceListProps {
  readonly label: string;
  readonly searchLabel: string;
  readonly searchLength?: number;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  /** Partly chosen: only some of the edited items have it. */
  readonly mixed?: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  /** Shown above the list, such as "Only my cards". */
  readonly head?: ReactNode;
  /** Adds a new choice for a term. */
  readonly onNew?: { readonly label: (term: string) => string; readonly take: (term: string) => void };
  readonly empty: string;
}

const searchFrom = 8;

/** A list of checkboxes with counts and a search. Choices that are ticked when it opens come first. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, searchLabel, searchLength, choices, chosen, mixed = [], onChange, head, onNew, empty } = props;
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  const [term, setTerm] = useState('');
  const [first] = useState(chosen);
  const list = useRef<HTMLFieldSetElement>(null);
  const word = term.trim();
  const before = ({ name, value }: Choice) =>
    Number(word === '' ? first.includes(value) : fold(name).startsWith(fold(word)));
  const found = choices
    .filter(({ name, value }) => fold(`${name} ${value}`).includes(fold(word)))
    .sort((a, b) => before(b) - before(a));
  const isNew = onNew !== undefined && word !== '' && !choices.some(({ name }) => fold(name) === fold(word));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  const takeNew = () => {
    onNew?.take(word);
    setTerm('');
  };
  /**
   * Enter in the search toggles the marked choice, which is the first match, or adds the new term if there is no match.
   */
  const takeFirst = (event: KeyboardEvent) => {
    const [best] = found;
    if (word === '' || (!isNew && !best)) return;
    event.preventDefault();
    if (!best) return takeNew();
    toggle(best.value);
    setTerm('');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the arrow keys of the checkboxes inside
    <div className={styles.panel} onKeyDown={(event) => moveIn(list.current, event)}>
      {(choices.length >= searchFrom || onNew) && (
        <input
          type="search"
          className={styles.search}
          aria-label={searchLabel}
          placeholder={searchLabel}
          maxLength={searchLength}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && takeFirst(event)}
          data-autofocus
        />
      )}
      {head}
      <fieldset ref={list} className={styles.list}>
        <legend className={visuallyHidden}>{label}</legend>
        {found.map(({ value, content, count }, index) => (
          <label key={value} className={cx(styles.choice, word !== '' && index === 0 && styles.marked)}>
            <Check checked={chosen.includes(value)} mixed={mixed.includes(value)} onChange={() => toggle(value)} />
            <span className={styles.content}>{content}</span>
            {count !== undefined && <span className={styles.count}>{number(count)}</span>}
          </label>
        ))}
      </fieldset>
      {isNew && (
        <Button variant="quiet" onClick={takeNew}>
          {onNew.label(word)}
        </Button>
      )}
      {found.length === 0 && !isNew && (
        <p className={styles.empty}>{choices.length === 0 ? empty : t('nothingFound')}</p>
      )}
    </div>
  );
}

/** Arrow keys move between the boxes, and from the search into the list. */
function moveIn(list: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const boxes = [...(list?.querySelectorAll('input') ?? [])];
  const at = boxes.indexOf(document.activeElement as HTMLInputElement);
  const next = boxes[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
