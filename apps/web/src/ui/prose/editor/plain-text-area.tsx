import { useTranslation } from 'react-i18next';
import styles from './rich-text.module.css';
import type { RichTextAreaProps } from './rich-text-area.tsx';

/** A plain field for Markdown, used where the editor cannot be loaded, so that the other fields are not lost. */
export function PlainTextArea(props: RichTextAreaProps) {
  const { label, value, placeholder, focused, describedBy, invalid, onChange } = props;
  const { t } = useTranslation('ui');
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
      <p className={styles.plainHint}>{t('plainText')}</p>
    </>
  );
}
