import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choice, compare, decided, type EditedFields, type FieldName } from '#lib/drafts/conflict.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps<V> {
  readonly title: string;
  readonly fields: EditedFields<V>;
  /** The name of a field. */
  readonly label: (name: FieldName<V>) => string;
  /** The value of a field as text; empty if there is none. */
  readonly words: (name: FieldName<V>, values: V) => string;
  readonly base: V;
  readonly mine: V;
  readonly theirs: V;
  /** Continues in the editor with these values. */
  readonly onDecided: (values: V) => void;
  readonly onClose: () => void;
}

/** Shows what others have changed since, and asks which text to keep for fields that both changed. */
export function ConflictDialog<V>(props: ConflictDialogProps<V>) {
  const { title, fields, label, words, base, mine, theirs, onDecided, onClose } = props;
  const { t } = useTranslation('editor');
  const { list } = useFormats();
  const [choices, setChoices] = useState<Partial<Record<FieldName<V>, Choice>>>({});
  const comparison = compare(fields, base, mine, theirs);
  const { both, theirs: changed } = comparison;
  return (
    <Dialog opened onClose={onClose} title={title} width={720} closeOnClickOutside={false}>
      <p className={styles.text}>{t(both.length > 0 ? 'conflictText' : 'conflictNone')}</p>
      {changed.length > 0 && (
        <p className={styles.text}>{t('changedByOthers', { fields: list(changed.map(label)) })}</p>
      )}
      {both.map((name) => (
        <fieldset key={name} className={styles.field}>
          <legend>{label(name)}</legend>
          <div className={styles.sides}>
            {(['theirs', 'mine'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <span className={styles.choice}>
                  <input
                    type="radio"
                    name={`conflict-${name}`}
                    checked={(choices[name] ?? 'mine') === side}
                    onChange={() => setChoices({ ...choices, [name]: side })}
                  />
                  {t(`take_${side}`)}
                </span>
                <span className={styles.value}>{words(name, side === 'mine' ? mine : theirs) || t('nothing')}</span>
              </label>
            ))}
          </div>
          {fields.texts.includes(name) && (
            <label className={styles.choice}>
              <input
                type="radio"
                name={`conflict-${name}`}
                checked={choices[name] === 'both'}
                onChange={() => setChoices({ ...choices, [name]: 'both' })}
              />
              {t('take_both')}
            </label>
          )}
        </fieldset>
      ))}
      <div className={styles.actions} data-foot>
        <Button onClick={onClose}>{t('leaveStay')}</Button>
        <Button variant="primary" onClick={() => onDecided(decided(comparison, mine, theirs, choices))} data-autofocus>
          {t('takeOver')}
        </Button>
      </div>
    </Dialog>
  );
}
