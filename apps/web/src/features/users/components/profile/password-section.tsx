import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '../../../../lib/forms/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { PasswordField } from '../../../../ui/field/index.ts';
import { Form, FormActions, FormFailure, FormSection } from '../../../../ui/form/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { AccountName, NewPasswordField, type SignedIn, useLostAnswer } from '../../../auth/index.ts';
import { useChangePassword } from '../../api/profile.ts';

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
