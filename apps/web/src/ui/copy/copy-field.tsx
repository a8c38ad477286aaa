import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/browser/clipboard.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
}

/** A link with a copy button. If the browser cannot copy, the text is selected for manual copying. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    if (await copyText(value)) setCopied(value);
    else input.current?.select();
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...control}
            ref={input}
            className={styles.input}
            value={value}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy()}>{copied === value ? t('copied') : t('copy')}</Button>
        </div>
      )}
    </Field>
  );
}
