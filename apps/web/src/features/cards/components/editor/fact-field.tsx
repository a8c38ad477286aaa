import { type CardTextName, cardTexts, sourceLanguages } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { languageName } from '#features/cards/rules/fact-text.rules.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

interface FactFieldProps {
  readonly name: CardTextName;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The field for a fact about a card. */
export function FactField({ name, value, error, onChange }: FactFieldProps) {
  const { t, i18n } = useTranslation('cards');
  const { holds, maxLength } = cardTexts[name];
  const label = t(`field_${name}`);
  if (holds === 'language') {
    const codes = new Set([...sourceLanguages, ...(value ? [value] : [])]);
    const named = [...codes].map((code) => ({ value: code, name: languageName(code, i18n.language) }));
    const options = [
      { value: '', name: t('notGiven') },
      ...named.sort((a, b) => a.name.localeCompare(b.name, i18n.language)),
    ];
    return <SelectField label={label} options={options} value={value} error={error} onChange={onChange} />;
  }
  const kind = {
    address: { type: 'url', inputMode: 'url', autoComplete: 'off', spellCheck: false, placeholder: 'https://' },
    day: { type: 'date' },
    line: { autoComplete: 'off' },
    markdown: {},
  } as const;
  return (
    <TextField
      {...kind[holds]}
      label={label}
      maxLength={maxLength}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
