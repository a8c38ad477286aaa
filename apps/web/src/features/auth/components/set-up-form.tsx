import { limits } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormFailure } from '#ui/form/form.tsx';
import { useSetUp } from '../api/set-up.ts';
import { takeUpSession } from '../api/take-up-session.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const names = ['name', 'email', 'password'] as const;

/** Name, e-mail and password of the first administrator. */
export function SetUpForm({ token }: { token: string }) {
  const { t } = useTranslation(['auth', 'recovery']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const setUp = useSetUp();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async (values) => {
      await takeUpSession(client, await setUp.mutateAsync({ token, ...values }), true);
      await navigate({ to: '/', replace: true });
    },
  });
  return (
    <Form {...form}>
      <TextField {...field('name')} label={t('recovery:name')} autoComplete="name" maxLength={limits.nameLength} />
      <EmailField {...field('email')} label={t('auth:email')} />
      <NewPasswordField {...field('password')} label={t('auth:password')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {t('recovery:setUp')}
      </Button>
    </Form>
  );
}
