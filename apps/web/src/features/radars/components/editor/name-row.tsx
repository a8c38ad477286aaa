import { limits } from '@foreglow/contract';
import { type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { oneLine } from '#features/radars/rules/name-edit.rules.ts';
import { cx } from '#ui/class-names.ts';
import { FieldError } from '#ui/field/field.tsx';
import { RowActions } from '#ui/ordered-row/row-actions.tsx';
import { rowClass } from '#ui/ordered-row/row-class.ts';
import { RowGrip } from '#ui/ordered-row/row-grip.tsx';
import styles from './names-field.module.css';
import { useCommittedText } from './use-committed-text.ts';

interface NameRowProps {
  readonly name: string;
  /** Position in the list, from 1. */
  readonly place: number;
  readonly of: number;
  /** Whether it is being dragged. */
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

/** A name in a list, which can be renamed in place. */
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
  return (
    <li className={cx(styles.row, rowClass({ lifted, edge }))}>
      <RowGrip
        label={t('moveName', { name, place, count: of })}
        place={place}
        of={of}
        onLift={onLift}
        onMove={onMove}
      />
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
      <RowActions
        labels={{ up: t('moveUp', { name }), down: t('moveDown', { name }), remove: t('removeName', { name }) }}
        place={place}
        of={of}
        removable={removable}
        onMove={onMove}
        onRemove={onRemove}
      />
      {error && (
        <div className={styles.error}>
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </li>
  );
}
