import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/button.tsx';
import { cx } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type WithField } from './field.tsx';

interface PasswordFieldProps extends WithField<Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for a password, with a button to show it. */
export function PasswordField({ label, hint, error, optional, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.frame}>
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={cx(styles.input, styles.withButton)}
          />
          <div className={styles.inside}>
            <IconButton label={shown ? t('hidePassword') : t('showPassword')} onClick={() => setShown(!shown)}>
              <Eye crossed={shown} />
            </IconButton>
          </div>
        </div>
      )}
    </Field>
  );
}

function Eye({ crossed }: { crossed: boolean }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <path d="M2.2 10S5 4.8 10 4.8 17.8 10 17.8 10 15 15.2 10 15.2 2.2 10 2.2 10z" strokeLinejoin="round" />
      <circle cx="10" cy="10" r="2.4" />
      {crossed && <path d="M3.5 16.5l13-13" strokeLinecap="round" />}
    </svg>
  );
}
