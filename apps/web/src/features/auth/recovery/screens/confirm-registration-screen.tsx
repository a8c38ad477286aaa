import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../../lib/browser/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { useConfirmRegistration } from '../../api/confirm.ts';
import { AuthLayout } from '../../screens/auth-layout.tsx';
import { takeUpSession } from '../../take-up-session.ts';
import { ConfirmPanel } from '../confirm-panel.tsx';

/** Where the mail leads that asks a new account to confirm its e-mail: it signs in. */
export default function ConfirmRegistrationScreen() {
  const { t } = useTranslation('recovery');
  const { token = '' } = useSearch({ from: '/confirm-registration' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useConfirmRegistration();
  useDocumentTitle(t('confirmRegistrationTitle'));
  const confirm = async () => {
    await takeUpSession(client, await mutateAsync(token), true);
    notify.success(t('registered'));
    await navigate({ to: '/', replace: true });
  };
  return (
    <AuthLayout title={t('confirmRegistrationTitle')} text={token && !error ? t('confirmRegistrationText') : undefined}>
      <ConfirmPanel
        token={token}
        label={t('confirmRegistration')}
        error={error}
        busy={isPending}
        onConfirm={() => void confirm().catch(() => undefined)}
      />
    </AuthLayout>
  );
}
