import { limits } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditedName, oneLine } from '#features/radars/rules/name-edit.rules.ts';
import { moved } from '#lib/dragging/row-order.rules.ts';
import { useRowDrag } from '#lib/dragging/use-row-drag.ts';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { FieldError } from '#ui/field/field.tsx';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { NameRow } from './name-row.tsx';
import styles from './names-field.module.css';
import { RemovingName } from './removing-name.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface NamesFieldProps {
  readonly label: string;
  /** The label of the field for a further name. */
  readonly addLabel: string;
  /** The name of the control for a further name, in a form that focuses it. */
  readonly name?: string;
  readonly hint?: string;
  /** What is wrong with the list as a whole. */
  readonly error?: string | undefined;
  readonly names: readonly string[];
  readonly min: number;
  readonly max: number;
  /** The number of blips that have a name. */
  readonly usedBy?: (name: string) => number;
  /** `to`: the new name for the blips of a removed name; null removes them too, undefined if there are none. */
  readonly onChange: (names: readonly EditedName[], to?: string | null) => void;
}

const asIs = (name: string): EditedName => ({ name, was: name });
const noBlips = () => 0;

/** The names of sectors, rings or impacts in order. Names can be renamed, dragged, added and removed. */
export function NamesField(props: NamesFieldProps) {
  const {
    label,
    addLabel,
    name: controlName,
    hint,
    names,
    min,
    max,
    usedBy = noBlips,
    error: listError,
    onChange,
  } = props;
  const { t } = useTranslation('radars');
  const id = useId();
  const [added, setAdded] = useState('');
  const [tried, setTried] = useState(false);
  const [removing, setRemoving] = useState<string>();
  const [spoken, setSpoken] = useState('');
  const { keyOf, rename } = useRowKeys();
  const newName = oneLine(added);
  const isTaken = (name: string, except?: string) =>
    names.some((one) => one !== except && nameKey(one) === nameKey(name));
  const move = (from: number, to: number) => {
    const name = names[from];
    if (name === undefined || to < 0 || to >= names.length || to === from) return;
    onChange(moved(names, from, to).map(asIs));
    setSpoken(t('nameNowAt', { name, place: to + 1, count: names.length }));
  };
  const { list, rowAt, begin } = useRowDrag(move);
  const add = () => {
    setTried(true);
    if (!newName || isTaken(newName)) return;
    setTried(false);
    setAdded('');
    onChange([...names.map(asIs), { name: newName, was: null }]);
  };
  const remove = (name: string, to?: string | null) => {
    setRemoving(undefined);
    onChange(names.filter((one) => one !== name).map(asIs), to);
  };
  const error = tried && isTaken(newName) ? t('nameTaken', { name: newName }) : '';
  const described = cx(error && `${id}-error`, listError && `${id}-list-error`) || undefined;
  return (
    <fieldset className={styles.names}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ol ref={list}>
        {names.map((name, at) => (
          <NameRow
            key={keyOf(name)}
            name={name}
            place={at + 1}
            of={names.length}
            {...rowAt(at)}
            isTaken={(next) => isTaken(next, name)}
            removable={names.length > min}
            onLift={(event) => begin(at, event)}
            onMove={(to) => move(at, to - 1)}
            onRename={(next) => {
              rename(name, next);
              onChange(names.map((one) => (one === name ? { name: next, was: name } : asIs(one))));
            }}
            onRemove={() => (usedBy(name) > 0 ? setRemoving(name) : remove(name))}
          />
        ))}
      </ol>
      {names.length < max && (
        <div className={cx(styles.add, names.length === 0 && styles.alone)}>
          <input
            className={styles.input}
            dir="auto"
            name={controlName}
            aria-label={addLabel}
            aria-invalid={described ? true : undefined}
            aria-describedby={described}
            placeholder={addLabel}
            maxLength={limits.radarNameLength}
            value={added}
            onChange={(event) => setAdded(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The field may be in a form that is not complete yet.
              event.preventDefault();
              add();
            }}
          />
          <Button aria-disabled={!newName} onClick={add}>
            {t('add')}
          </Button>
        </div>
      )}
      <div className={styles.errors}>
        <FieldError id={`${id}-error`}>{error}</FieldError>
        <FieldError id={`${id}-list-error`}>{listError}</FieldError>
      </div>
      <p className={visuallyHidden} role="status">
        {spoken}
      </p>
      {removing !== undefined && (
        <RemovingName
          name={removing}
          blips={usedBy(removing)}
          others={names.filter((name) => name !== removing)}
          onRemove={(to) => remove(removing, to)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </fieldset>
  );
}
