import { limits } from '@foreglow/contract';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlipValues, changeOf, valuesOf } from '#features/generation/rules/blip-form.rules.ts';
import type { BlipChange, Draft, NumberedBlip } from '#features/generation/rules/review.rules.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Check } from '#ui/check/check.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './review.module.css';

interface BlipFormProps {
  readonly blip: NumberedBlip;
  readonly draft: Draft;
  /** `accepted`: the blip is accepted as well. */
  readonly onSave: (change: Omit<BlipChange, 'id'>, accepted: boolean) => void;
  readonly onCancel: () => void;
}

const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, name }));

/** A form in the list that changes a drafted blip. */
export function BlipForm({ blip, draft, onSave, onCancel }: BlipFormProps) {
  const { t } = useTranslation('generation');
  const [values, setValues] = useState<BlipValues>(() => valuesOf(blip));
  const set = (change: Partial<BlipValues>) => setValues({ ...values, ...change });
  const isEmpty = values.label.trim() === '';
  const save = (accepted: boolean) => !isEmpty && onSave(changeOf(blip, values), accepted);
  const toggle = (name: string) =>
    set({
      impacts: values.impacts.includes(name) ? values.impacts.filter((one) => one !== name) : [...values.impacts, name],
    });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <TextField
        label={t('label')}
        dir="auto"
        autoFocus
        value={values.label}
        maxLength={limits.titleLength}
        error={isEmpty && t('labelMissing')}
        onChange={({ target }) => set({ label: target.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('sector')}
          options={asOptions(draft.domains)}
          value={values.domain}
          onChange={(domain) => set({ domain })}
        />
        <SelectField
          label={t('ring')}
          options={asOptions(draft.rings)}
          value={values.ring}
          onChange={(ring) => set({ ring })}
        />
        <SelectField
          label={t('impact')}
          options={[1, 2, 3, 4, 5].map((step) => ({ value: `${step}`, name: t('ofFive', { value: step }) }))}
          value={`${values.impact}`}
          onChange={(step) => set({ impact: Number(step) })}
        />
      </div>
      {draft.impacts.length > 0 && (
        <fieldset className={styles.checks}>
          <legend>{t('affectsWhat')}</legend>
          {draft.impacts.map((name) => (
            <label key={name}>
              <Check checked={values.impacts.includes(name)} onChange={() => toggle(name)} /> {name}
            </label>
          ))}
        </fieldset>
      )}
      <TextAreaField
        label={t('rationale')}
        dir="auto"
        rows={4}
        value={values.rationale}
        maxLength={limits.blipRationaleLength}
        onChange={({ target }) => set({ rationale: target.value })}
      />
      {values.cards.length > 0 && (
        <fieldset className={styles.cards}>
          <legend>{t('evidence')}</legend>
          <ul>
            {values.cards.map((card) => (
              <li key={card.slug}>
                <span dir="auto">{card.title}</span>
                <IconButton
                  label={t('removeCard', { title: card.title })}
                  onClick={() => set({ cards: values.cards.filter(({ slug }) => slug !== card.slug) })}
                >
                  <IconX stroke={1.7} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <div className={styles.choices}>
        <Button type="submit">{t('save')}</Button>
        <Button onClick={() => save(true)}>{t('saveAndAccept')}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
