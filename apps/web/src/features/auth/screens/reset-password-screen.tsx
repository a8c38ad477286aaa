import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Form, FormFailure } from '#ui/form/form.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { notify } from '#ui/toast/notify.ts';
import { passwordResetQuery, useResetPassword } from '../api/recover.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { EmailField } from '../components/email-field.tsx';
import { useLinkToken } from '../components/link-token.ts';
import { NewPasswordField } from '../components/new-password-field.tsx';
import { isRefused, LinkProblem } from '../components/recovery/link-problem.tsx';
import { useLostAnswer } from '../components/use-lost-answer.ts';

/** The screen opened by the link to set a new password. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('recovery');
  const token = useLinkToken();
  const query = useQuery({ ...passwordResetQuery(token), enabled: token !== '' });
  useDocumentTitle(t('resetTitle'));
  return (
    <AuthLayout title={t('resetTitle')} text={query.isSuccess ? t('resetText') : undefined}>
      {query.isSuccess ? (
        <ResetForm token={token} email={query.data} />
      ) : query.error || token === '' ? (
        <LinkProblem
          refused={token === '' || isRefused(query.error) ? t('resetLinkInvalid') : undefined}
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          again={{ to: '/forgot-password', label: t('askForNewLink') }}
        />
      ) : (
        <FormSkeleton fields={2} />
      )}
    </AuthLayout>
  );
}

const names = ['password'] as const;

function ResetForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const reset = useResetPassword();
  const { ask, mayBeDone } = useLostAnswer();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async ({ password }) => {
      await ask(reset.mutateAsync({ token, password }));
      notify.success(t('resetDone'));
      await navigate({ to: '/login', replace: true });
    },
  });
  return (
    <Form {...form}>
      <EmailField label={t('email')} defaultValue={email} readOnly />
      <NewPasswordField {...field('password')} label={t('newPassword')} />
      <FormFailure message={mayBeDone ? t('mayBeReset') : failure} />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {t('setPassword')}
      </Button>
      {mayBeDone && (
        <ButtonLink to="/login" tall wide>
          {t('toSignIn')}
        </ButtonLink>
      )}
    </Form>
  );
}
