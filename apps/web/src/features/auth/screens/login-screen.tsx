import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { useSiteConfig } from '../../../lib/config/index.ts';
import { useApiForm } from '../../../lib/forms/index.ts';
import { ApiError } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { PasswordField, TextField } from '../../../ui/field/index.ts';
import { Form, FormFailure } from '../../../ui/form/index.ts';
import { useLogin } from '../api/login.ts';
import { returnPath } from '../return-path.rules.ts';
import { takeUpSession } from '../session.ts';
import { AuthLayout } from './auth-layout.tsx';

const names = ['email', 'password'] as const;

/** Sign-in with e-mail and password. */
export default function LoginScreen() {
  const { t } = useTranslation('auth');
  const { needs_setup } = useSiteConfig();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { return: back } = useSearch({ strict: false });
  const login = useLogin();
  useDocumentTitle(t('signIn'));
  const { form, field, busy, failure, cause } = useApiForm({
    names,
    required: names,
    onSubmit: async (values) => {
      await takeUpSession(client, await login.mutateAsync(values));
      await navigate({ href: returnPath(back) ?? '/', replace: true });
    },
  });
  // Too many attempts are told with the time to wait; what else may pass is not.
  const wait = cause instanceof ApiError && cause.code !== 'too_many_requests' ? cause.retryAfterSeconds : undefined;
  return (
    <AuthLayout
      title={t('signIn')}
      notice={needs_setup ? { title: t('needsSetupTitle'), text: t('needsSetupText') } : undefined}
    >
      <Form {...form}>
        <TextField
          {...field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...field('password')} label={t('password')} autoComplete="current-password" />
        <FormFailure
          message={failure && [failure, wait && t('tryAgainIn', { count: wait })].filter(Boolean).join(' ')}
        />
        <Button type="submit" look="primary" tall wide busy={busy}>
          {t('signIn')}
        </Button>
      </Form>
    </AuthLayout>
  );
}
