import { type BriefField, limits } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { HeadingField } from '#ui/field/heading-field.tsx';
import { RichTextField } from '#ui/prose/editor/rich-text-field.tsx';
import { DomainsField } from './domains-field.tsx';

interface FieldEditorProps {
  readonly field: BriefField;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The input control for a field of a brief. */
export function FieldEditor({ field, text, error, onChange }: FieldEditorProps) {
  const { t } = useTranslation('brief');
  const label = t(`field_${field}`);
  const placeholder = t(`ask_${field}`);
  if (field === 'domains') return <DomainsField label={label} text={text} error={error} onChange={onChange} />;
  if (field !== 'challenge' && field !== 'time_horizon') {
    return (
      <RichTextField
        label={label}
        labelHidden
        focused
        value={text}
        error={error}
        placeholder={placeholder}
        onChange={onChange}
      />
    );
  }
  const maxLength = field === 'challenge' ? limits.challengeLength : limits.timeHorizonLength;
  return (
    <HeadingField
      label={label}
      labelHidden
      variant={field === 'challenge' ? 'question' : 'line'}
      focused
      value={text}
      maxLength={maxLength}
      error={error}
      placeholder={placeholder}
      onChange={onChange}
    />
  );
}
