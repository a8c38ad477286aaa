import { useTranslation } from 'react-i18next';
import styles from './rich-text.module.css';
import type { RichTextAreaProps } from './rich-text-area.tsx';

interface PlainTextAreaProps extends RichTextAreaProps {
  /** Why there is no editor; if undefined, it could not be loaded. */
  readonly hint?: string;
}

/**
 * A plain field for Markdown, used where the editor cannot be loaded, so that the other fields are not lost, and for
 * texts that it cannot open.
 */
export function PlainTextArea(props: PlainTextAreaProps) {
  const { t } = useTranslation('ui');
  const { label, value, placeholder, focused, describedBy, invalid, hint = t('plainText'), onChange } = props;
  return (
    <>
      <textarea
        className={styles.plain}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        placeholder={placeholder}
        // biome-ignore lint/a11y/noAutofocus: the user chose to write here.
        autoFocus={focused}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={styles.plainHint}>{hint}</p>
    </>
  );
}
