import { type BriefField, limits } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field/index.ts';
import { RichTextField } from '../../../ui/prose/index.ts';
import { DomainsField } from './domains-field.tsx';
import styles from './field-editor.module.css';

interface FieldEditorProps {
  readonly field: BriefField;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The control in which a field of a brief is written. */
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
  const most = field === 'challenge' ? limits.challengeLength : limits.timeHorizonLength;
  return (
    <div className={styles.line}>
      <Field label={label} error={error}>
        {(control) => (
          <textarea
            {...control}
            className={field === 'challenge' ? styles.challenge : styles.horizon}
            rows={1}
            maxLength={most}
            placeholder={placeholder}
            value={text}
            // biome-ignore lint/a11y/noAutofocus: it appears where somebody asked to write.
            autoFocus
            onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
            onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
            }}
          />
        )}
      </Field>
    </div>
  );
}
