import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '#features/auth/api/read-me.ts';
import { AccountName } from '#features/auth/components/account-name.tsx';
import { EmailField } from '#features/auth/components/email-field.tsx';
import { useChangeEmail } from '#features/users/api/profile.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Form, FormActions, FormFailure, FormSection } from '#ui/form/form.tsx';
import styles from './profile.module.css';

/** The e-mail for signing in. A new one takes effect once it is confirmed. */
export function EmailSection({ me }: { me: SignedIn }) {
  const { t } = useTranslation('profile');
  const { mail: sendsMail } = useSiteConfig().features;
  const [changing, setChanging] = useState(false);
  return (
    <FormSection title={t('email')} text={t('emailNow', { email: me.email })}>
      {me.new_email && (
        <p className={styles.note} role="status">
          {sendsMail ? t('emailWaits', { email: me.new_email }) : t('emailWaitsNoMail', { email: me.new_email })}
        </p>
      )}
      {changing ? (
        <EmailForm now={me.email} onClose={() => setChanging(false)} />
      ) : (
        <Button onClick={() => setChanging(true)}>{t('changeEmail')}</Button>
      )}
    </FormSection>
  );
}

const names = ['email', 'current_password'] as const;

function EmailForm({ now, onClose }: { now: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const change = useChangeEmail();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async (values) => {
      await change.mutateAsync(values);
      onClose();
    },
  });
  return (
    <Form {...form}>
      <AccountName email={now} />
      <EmailField {...field('email')} label={t('newEmail')} autoComplete="email" />
      <PasswordField
        {...field('current_password')}
        label={t('currentPassword')}
        hint={t('currentPasswordWhy')}
        autoComplete="current-password"
      />
      <FormFailure message={failure} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          {t('sendConfirmation')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </FormActions>
    </Form>
  );
}
