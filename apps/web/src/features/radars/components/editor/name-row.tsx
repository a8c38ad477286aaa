import { limits } from '@foreglow/contract';
import { IconChevronDown, IconChevronUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button/index.ts';
import { cx } from '../../../../ui/class-names.ts';
import styles from './names-field.module.css';
import { useCommittedText } from './use-committed-text.ts';

interface NameRowProps {
  readonly name: string;
  /** From 1. */
  readonly place: number;
  readonly of: number;
  /** It is being dragged. */
  readonly lifted: boolean;
  /** Where to draw the line that shows the place where a dragged row would be dropped. */
  readonly edge: 'above' | 'below' | undefined;
  readonly isTaken: (name: string) => boolean;
  readonly removable: boolean;
  readonly onLift: (event: PointerEvent) => void;
  readonly onMove: (place: number) => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A name of a list, which is renamed in place. */
export function NameRow(props: NameRowProps) {
  const { name, place, of, lifted, edge, isTaken, removable, onLift, onMove, onRename, onRemove } = props;
  const { t } = useTranslation('radars');
  const id = useId();
  const { text, setText, commit, leave } = useCommittedText({
    value: name,
    isPossible: (next) => oneLine(next) !== '' && !isTaken(oneLine(next)),
    onCommit: (next) => onRename(oneLine(next)),
  });
  const error = isTaken(oneLine(text)) ? t('nameTaken', { name: oneLine(text) }) : '';
  const onGripKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 1, End: of }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li className={cx(styles.row, lifted && styles.lifted, edge && styles[edge])}>
      <button
        type="button"
        className={styles.grip}
        aria-label={t('moveName', { name, place, count: of })}
        onPointerDown={onLift}
        onKeyDown={onGripKey}
      >
        <IconGripVertical size={16} stroke={1.6} aria-hidden="true" />
      </button>
      <input
        className={styles.input}
        dir="auto"
        aria-label={t('renameOf', { name })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        maxLength={limits.radarNameLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      <div className={styles.actions}>
        <IconButton label={t('moveUp', { name })} disabled={place === 1} onClick={() => onMove(place - 1)}>
          <IconChevronUp stroke={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('moveDown', { name })} disabled={place === of} onClick={() => onMove(place + 1)}>
          <IconChevronDown stroke={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('removeName', { name })} disabled={!removable} onClick={onRemove}>
          <IconX stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      {error && (
        <p id={id} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  );
}
