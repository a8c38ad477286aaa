import { type InvitationAttributes, limits } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { takeUpSession } from '#features/auth/api/take-up-session.ts';
import { EmailField } from '#features/auth/components/email-field.tsx';
import { NewPasswordField } from '#features/auth/components/new-password-field.tsx';
import { useLostAnswer } from '#features/auth/components/use-lost-answer.ts';
import { useRegister } from '#features/invitations/api/register.ts';
import { landing } from '#features/invitations/rules/landing.rules.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Form, FormFailure } from '#ui/form/form.tsx';
import { notify } from '#ui/toast/notify.ts';

interface RegisterFormProps {
  readonly token: string;
  readonly invitation: InvitationAttributes;
}

const names = ['name', 'email', 'password'] as const;

/** Name, e-mail and password of an invited person. If the invitation contains an e-mail, it cannot be changed. */
export function RegisterForm({ token, invitation }: RegisterFormProps) {
  const { t } = useTranslation('join');
  const client = useQueryClient();
  const navigate = useNavigate();
  const register = useRegister();
  const { ask, mayBeDone } = useLostAnswer();
  const { email, project, workspace } = invitation;
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async (values) => {
      await takeUpSession(client, await ask(register.mutateAsync({ token, ...values })), true);
      await navigate(landing(invitation));
      notify.success(t('welcome', { place: (project ?? workspace).title }));
    },
  });
  return (
    <Form {...form}>
      <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={limits.nameLength} />
      <EmailField
        {...field('email')}
        label={t('email')}
        defaultValue={email ?? undefined}
        readOnly={email !== null}
        hint={email === null ? undefined : t('emailFixed')}
      />
      <NewPasswordField {...field('password')} label={t('password')} />
      <FormFailure message={mayBeDone ? t('mayBeRegistered') : failure} />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {t('register')}
      </Button>
      {mayBeDone && (
        <ButtonLink to="/login" tall wide>
          {t('toSignIn')}
        </ButtonLink>
      )}
    </Form>
  );
}
