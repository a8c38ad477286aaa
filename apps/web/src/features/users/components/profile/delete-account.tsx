import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '#features/auth/api/read-me.ts';
import { forgetSession } from '#features/auth/api/session.ts';
import { AccountName } from '#features/auth/components/account-name.tsx';
import { useDeleteMe } from '#features/users/api/profile.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Form, FormActions, FormFailure, FormSection } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';
import styles from './profile.module.css';

/** Deletes the user's account, after listing what is deleted and what stays. */
export function DeleteAccount({ me }: { me: SignedIn }) {
  const { t } = useTranslation('profile');
  const [asking, setAsking] = useState(false);
  return (
    <FormSection title={t('deleteTitle')} text={t('deleteText')}>
      <Button danger onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('deleteQuestion')} closeOnClickOutside={false}>
        <DeleteForm email={me.email} onClose={() => setAsking(false)} />
      </Dialog>
    </FormSection>
  );
}

const names = ['password'] as const;

function DeleteForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useDeleteMe();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async ({ password }) => {
      await remove.mutateAsync(password);
      forgetSession(client);
      notify.success(t('deleted'));
      await navigate({ to: '/login', replace: true, ignoreBlocker: true });
    },
  });
  return (
    <Form {...form}>
      <AccountName email={email} />
      <dl className={styles.outcome}>
        <dt>{t('goes')}</dt>
        <dd>{t('goesText')}</dd>
        <dt>{t('stays')}</dt>
        <dd>{t('staysText')}</dd>
      </dl>
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" data-autofocus />
      <FormFailure message={failure} />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" danger busy={busy}>
          {t('deleteForGood')}
        </Button>
      </FormActions>
    </Form>
  );
}
