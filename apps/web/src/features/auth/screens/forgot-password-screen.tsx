import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useApiForm } from '#lib/forms/use-api-form.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Form, FormFailure } from '#ui/form/form.tsx';
import { useForgotPassword } from '../api/recover.ts';
import styles from '../components/auth-layout.module.css';
import { AuthLayout } from '../components/auth-layout.tsx';
import { EmailField } from '../components/email-field.tsx';

/** Requests a link to set a new password. The confirmation is the same whether or not the e-mail is known. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('recovery');
  const { mail: sendsMail } = useSiteConfig().features;
  const { return: back } = useSearch({ strict: false });
  const [sentTo, setSentTo] = useState<string>();
  useDocumentTitle(t('forgotTitle'));
  if (sentTo)
    return (
      <AuthLayout
        title={sendsMail ? t('checkMail') : t('askedTitle')}
        text={sendsMail ? t('sent', { email: sentTo }) : t('noMailAsked')}
      >
        <ButtonLink to="/login" search={{ return: back }} variant="primary" tall wide>
          {t('toSignIn')}
        </ButtonLink>
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('forgotTitle')} text={sendsMail ? t('forgotText') : t('noMail')}>
      <ForgotForm onSent={setSentTo}>
        <Link to="/login" search={{ return: back }} className={styles.aside}>
          {t('backToSignIn')}
        </Link>
      </ForgotForm>
    </AuthLayout>
  );
}

const names = ['email'] as const;

function ForgotForm({ onSent, children }: { onSent: (email: string) => void; children: ReactNode }) {
  const { t } = useTranslation('recovery');
  const forgot = useForgotPassword();
  const { form, field, busy, failure } = useApiForm({
    names,
    required: names,
    onSubmit: async ({ email }) => {
      await forgot.mutateAsync(email);
      onSent(email.trim());
    },
  });
  return (
    <Form {...form}>
      <EmailField {...field('email')} label={t('email')} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {t('askForLink')}
      </Button>
      {children}
    </Form>
  );
}
