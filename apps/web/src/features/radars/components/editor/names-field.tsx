import { limits } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/index.ts';
import type { EditedName } from '../../rules/radar-edit.rules.ts';
import styles from './editor.module.css';

interface NamesFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly names: readonly string[];
  readonly min: number;
  readonly max: number;
  /** How many blips have a name; those cannot be removed. */
  readonly usedBy?: (name: string) => number;
  readonly onChange: (names: readonly EditedName[]) => void;
}

const asIs = (name: string): EditedName => ({ name, was: name });

/** The names of sectors, rings or impacts in their order: renamed, moved, added and removed. */
export function NamesField({ label, hint, names, min, max, usedBy = () => 0, onChange }: NamesFieldProps) {
  const { t } = useTranslation('radars');
  const [added, setAdded] = useState('');
  const [error, setError] = useState('');
  const isTaken = (name: string, except?: string) =>
    names.some((one) => one !== except && nameKey(one) === nameKey(name));
  const rename = (was: string, name: string) => {
    if (!name || name === was) return;
    if (isTaken(name, was)) setError(t('nameTaken', { name }));
    else {
      setError('');
      onChange(names.map((one) => (one === was ? { name, was } : asIs(one))));
    }
  };
  const move = (from: number, by: number) => {
    const [name] = names.slice(from, from + 1);
    if (name === undefined || from + by < 0 || from + by >= names.length) return;
    onChange(
      names
        .toSpliced(from, 1)
        .toSpliced(from + by, 0, name)
        .map(asIs),
    );
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = added.trim().replace(/\s+/g, ' ');
    if (!name) return;
    if (isTaken(name)) setError(t('nameTaken', { name }));
    else {
      setError('');
      setAdded('');
      onChange([...names, name].map(asIs));
    }
  };
  return (
    <fieldset className={styles.names}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ol>
        {names.map((name, at) => (
          <li key={name}>
            <NameInput name={name} label={t('renameOf', { name })} onRename={(next) => rename(name, next)} />
            <Button variant="quiet" disabled={at === 0} aria-label={t('moveUp', { name })} onClick={() => move(at, -1)}>
              ↑
            </Button>
            <Button
              variant="quiet"
              disabled={at === names.length - 1}
              aria-label={t('moveDown', { name })}
              onClick={() => move(at, 1)}
            >
              ↓
            </Button>
            <Button
              variant="quiet"
              disabled={names.length <= min || usedBy(name) > 0}
              title={usedBy(name) > 0 ? t('stillUsed', { count: usedBy(name) }) : undefined}
              aria-label={t('removeName', { name })}
              onClick={() => onChange(names.filter((one) => one !== name).map(asIs))}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
      {names.length < max && (
        <form className={styles.add} onSubmit={add}>
          <input
            className={styles.input}
            aria-label={t('addTo', { list: label })}
            placeholder={t('addTo', { list: label })}
            maxLength={limits.radarNameLength}
            value={added}
            onChange={(event) => setAdded(event.target.value)}
          />
          <Button type="submit" disabled={!added.trim()}>
            {t('add')}
          </Button>
        </form>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface NameInputProps {
  readonly name: string;
  readonly label: string;
  readonly onRename: (name: string) => void;
}

function NameInput({ name, label, onRename }: NameInputProps) {
  const [text, setText] = useState(name);
  useEffect(() => setText(name), [name]);
  const commit = () => {
    const next = text.trim().replace(/\s+/g, ' ');
    if (next) onRename(next);
    else setText(name);
  };
  return (
    <input
      className={styles.input}
      dir="auto"
      aria-label={label}
      maxLength={limits.radarNameLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
