import { limits } from '@foreglow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormFailure } from '#ui/form/form.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { notify } from '#ui/toast/notify.ts';
import { registrationQuery, useConfirmRegistration } from '../api/confirm.ts';
import { takeUpSession } from '../api/take-up-session.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { EmailField } from '../components/email-field.tsx';
import { useLinkToken } from '../components/link-token.ts';
import { NewPasswordField } from '../components/new-password-field.tsx';
import { isRefused, LinkProblem } from '../components/recovery/link-problem.tsx';

/**
 * The screen opened by the link in the mail that confirms the e-mail of a new account. The user chooses name and
 * password here.
 */
export default function ConfirmRegistrationScreen() {
  const { t } = useTranslation('recovery');
  const token = useLinkToken();
  const query = useQuery({ ...registrationQuery(token), enabled: token !== '' });
  useDocumentTitle(t('confirmRegistrationTitle'));
  return (
    <AuthLayout title={t('confirmRegistrationTitle')} text={query.isSuccess ? t('confirmRegistrationText') : undefined}>
      {query.isSuccess ? (
        <AccountForm token={token} email={query.data} />
      ) : query.error || token === '' ? (
        <LinkProblem
          refused={token === '' || isRefused(query.error) ? t('confirmLinkInvalid') : undefined}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </AuthLayout>
  );
}

const names = ['name', 'password'] as const;

function AccountForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('recovery');
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirmRegistration();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async (values) => {
      await takeUpSession(client, await confirm.mutateAsync({ token, ...values }), true);
      notify.success(t('registered'));
      await navigate({ to: '/', replace: true });
    },
  });
  return (
    <Form {...form}>
      <EmailField label={t('email')} defaultValue={email} readOnly />
      <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={limits.nameLength} />
      <NewPasswordField {...field('password')} label={t('password')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {t('confirmRegistration')}
      </Button>
    </Form>
  );
}
