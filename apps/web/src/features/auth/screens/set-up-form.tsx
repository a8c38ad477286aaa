import { limits } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiForm } from '../../../lib/forms/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { PasswordField, TextField } from '../../../ui/field/index.ts';
import { Form, FormFailure } from '../../../ui/form/index.ts';
import { useSetUp } from '../api/set-up.ts';
import { takeUpSession } from '../session.ts';

const names = ['name', 'email', 'password'] as const;

/** Name, e-mail and password of the first administrator. */
export function SetUpForm({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const client = useQueryClient();
  const navigate = useNavigate();
  const setUp = useSetUp();
  const [length, setLength] = useState(0);
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async (values) => {
      await takeUpSession(client, await setUp.mutateAsync({ token, ...values }));
      await navigate({ to: '/', replace: true });
    },
  });
  const missing = limits.passwordMinLength - length;
  return (
    <Form {...form}>
      <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={limits.nameLength} />
      <TextField
        {...field('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailLength}
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        autoComplete="new-password"
        maxLength={limits.passwordMaxLength}
        onChange={(event) => setLength([...event.target.value].length)}
        hint={missing > 0 ? t('passwordRule', { count: limits.passwordMinLength }) : t('passwordLongEnough')}
      />
      <FormFailure message={failure} />
      <Button type="submit" look="primary" tall wide busy={busy}>
        {t('setUp')}
      </Button>
    </Form>
  );
}
