import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '#features/auth/api/read-me.ts';
import { AccountName } from '#features/auth/components/account-name.tsx';
import { NewPasswordField } from '#features/auth/components/new-password-field.tsx';
import { useLostAnswer } from '#features/auth/components/use-lost-answer.ts';
import { useChangePassword } from '#features/users/api/profile.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Form, FormActions, FormFailure, FormSection } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';

/** Changes the user's password. */
export function PasswordSection({ me }: { me: SignedIn }) {
  const { t } = useTranslation('profile');
  const [changing, setChanging] = useState(false);
  return (
    <FormSection title={t('password')} text={t('passwordText')}>
      {changing ? (
        <PasswordForm email={me.email} onClose={() => setChanging(false)} />
      ) : (
        <Button onClick={() => setChanging(true)}>{t('changePassword')}</Button>
      )}
    </FormSection>
  );
}

const names = ['current_password', 'password'] as const;

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const change = useChangePassword();
  const { ask, mayBeDone } = useLostAnswer();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async (values) => {
      await ask(change.mutateAsync(values));
      notify.success(t('passwordChanged'));
      onClose();
    },
  });
  return (
    <Form {...form}>
      <AccountName email={email} />
      <PasswordField {...field('current_password')} label={t('currentPassword')} autoComplete="current-password" />
      <NewPasswordField {...field('password')} label={t('newPassword')} />
      <FormFailure message={mayBeDone ? t('mayBeChanged') : failure} />
      <FormActions>
        <Button type="submit" variant="primary" busy={busy}>
          {t('changePassword')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </FormActions>
    </Form>
  );
}
