import { limits } from '@foreglow/contract';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/field/password-field.tsx';

/** A field for a new password. The rule is shown until the password meets it. */
export function NewPasswordField(props: ComponentProps<typeof PasswordField>) {
  const { t } = useTranslation('recovery');
  const [length, setLength] = useState(0);
  // A password can be long enough and still be refused. In that case only the error is shown.
  const praise = props.error ? undefined : t('passwordLongEnough');
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      maxLength={limits.passwordMaxLength}
      onChange={(event) => setLength([...event.target.value].length)}
      hint={length < limits.passwordMinLength ? t('passwordRule', { count: limits.passwordMinLength }) : praise}
    />
  );
}
