import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useConfirmEmail } from '../api/confirm.ts';
import { meQuery } from '../api/read-me.ts';
import { signedIn } from '../api/session.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useLinkToken } from '../components/link-token.ts';
import { ConfirmPanel } from '../components/recovery/confirm-panel.tsx';
import { useMe } from '../components/use-me.ts';

/** The screen opened by the link in the mail that confirms a new e-mail. */
export default function ConfirmEmailScreen() {
  const { t } = useTranslation('recovery');
  const token = useLinkToken();
  const client = useQueryClient();
  const me = useMe();
  const { mutateAsync, isPending, isSuccess, error } = useConfirmEmail();
  useDocumentTitle(t('confirmEmailTitle'));
  const confirm = async () => {
    await mutateAsync(token);
    if (signedIn(client)) await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
  };
  if (isSuccess)
    return (
      <AuthLayout title={t('emailConfirmedTitle')} text={me ? t('emailConfirmed') : t('emailConfirmedSignIn')}>
        <ButtonLink to={me ? '/' : '/login'} variant="primary" tall wide>
          {me ? t('goOn') : t('toSignIn')}
        </ButtonLink>
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('confirmEmailTitle')} text={token && !error ? t('confirmEmailText') : undefined}>
      <ConfirmPanel
        token={token}
        label={t('confirmEmail')}
        error={error}
        busy={isPending}
        onConfirm={() => void confirm().catch(() => undefined)}
      />
    </AuthLayout>
  );
}
