import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../../../lib/config/index.ts';
import { useApiForm } from '../../../../lib/forms/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { PasswordField } from '../../../../ui/field/index.ts';
import { Form, FormActions, FormFailure, FormSection } from '../../../../ui/form/index.ts';
import { AccountName, EmailField, type SignedIn } from '../../../auth/index.ts';
import { useChangeEmail } from '../../api/profile.ts';
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
