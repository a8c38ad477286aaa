import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Form, FormFailure } from '#ui/form/form.tsx';
import { useLogin } from '../api/login.ts';
import { takeUpSession } from '../api/take-up-session.ts';
import { EmailField } from './email-field.tsx';

const names = ['email', 'password'] as const;

interface SignInFormProps {
  /** Called once the session has started. */
  readonly onSignedIn: () => Promise<unknown>;
  /** The e-mail, if only one is accepted. */
  readonly email?: string | undefined;
  /** The label of the button, if it does more than sign in. */
  readonly label?: string;
  /** Content under the button. */
  readonly children?: ReactNode;
}

/** The form with e-mail and password. */
export function SignInForm({ onSignedIn, email, label, children }: SignInFormProps) {
  const { t } = useTranslation('auth');
  const client = useQueryClient();
  const login = useLogin();
  const { form, field, busy, failure, cause } = useApiForm({
    names,
    required: names,
    focusFirst: email === undefined,
    onSubmit: async (values) => {
      await takeUpSession(client, await login.mutateAsync(values));
      await onSignedIn();
    },
  });
  // After too many attempts the message states how long to wait.
  const wait = cause instanceof ApiError && cause.code !== 'too_many_requests' ? cause.retryAfterSeconds : undefined;
  return (
    <Form {...form}>
      <EmailField {...field('email')} label={t('email')} defaultValue={email} readOnly={email !== undefined} />
      <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
      <FormFailure message={failure && [failure, wait && t('tryAgainIn', { count: wait })].filter(Boolean).join(' ')} />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {label ?? t('signIn')}
      </Button>
      {children}
    </Form>
  );
}
