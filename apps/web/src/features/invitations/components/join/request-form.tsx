import { useTranslation } from 'react-i18next';
import { EmailField } from '#features/auth/components/email-field.tsx';
import { useRequestRegistration } from '#features/invitations/api/register.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormFailure } from '#ui/form/form.tsx';

interface RequestFormProps {
  readonly token: string;
  /** Called once the link has been sent. */
  readonly onSent: (email: string) => void;
}

const names = ['email'] as const;

/** Asks a person with a join link for their e-mail. They choose name and password after confirming it. */
export function RequestForm({ token, onSent }: RequestFormProps) {
  const { t } = useTranslation('join');
  const request = useRequestRegistration();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async ({ email }) => {
      await request.mutateAsync({ token, email });
      onSent(email.trim());
    },
  });
  return (
    <Form {...form}>
      <EmailField {...field('email')} label={t('email')} hint={t('emailFirst')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {t('sendLink')}
      </Button>
    </Form>
  );
}
