import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Dialog } from '../../../ui/dialog/index.ts';
import type { CardValues } from './card-values.rules.ts';
import { type Choice, compare, decided, type FieldName, isText } from './conflict.rules.ts';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  readonly base: CardValues;
  readonly mine: CardValues;
  readonly theirs: CardValues;
  /** Goes on in the editor with these values. */
  readonly onDecided: (values: CardValues) => void;
  readonly onClose: () => void;
}

/** Shows what somebody else changed in the meantime, and asks whose words count where both changed the same. */
export function ConflictDialog({ base, mine, theirs, onDecided, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('cards');
  const { list } = useFormats();
  const [choices, setChoices] = useState<Partial<Record<FieldName, Choice>>>({});
  const comparison = compare(base, mine, theirs);
  const { both, theirs: changed } = comparison;
  return (
    <Dialog opened onClose={onClose} title={t('conflictTitle')} width={720} closeOnClickOutside={false}>
      <p className={styles.text}>{t(both.length > 0 ? 'conflictText' : 'conflictNone')}</p>
      {changed.length > 0 && (
        <p className={styles.text}>
          {t('changedByOthers', { fields: list(changed.map((name) => t(`field_${name}`))) })}
        </p>
      )}
      {both.map((name) => (
        <fieldset key={name} className={styles.field}>
          <legend>{t(`field_${name}`)}</legend>
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
                <span className={styles.value}>
                  <FieldWords name={name} values={side === 'mine' ? mine : theirs} />
                </span>
              </label>
            ))}
          </div>
          {isText(name) && (
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
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('goOnWriting')}</Button>
        <Button look="primary" onClick={() => onDecided(decided(comparison, mine, theirs, choices))} data-autofocus>
          {t('takeOver')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The value of a field, in words. */
function FieldWords({ name, values }: { name: FieldName; values: CardValues }) {
  const { t } = useTranslation('cards');
  if (name === 'public') return t(values.public ? 'published' : 'draft');
  if (name === 'image')
    return values.image ? values.image.altText || values.image.credit || t('aPicture') : t('nothing');
  if (name === 'tags') return values.tags.join(', ') || t('nothing');
  return values[name] || t('nothing');
}
