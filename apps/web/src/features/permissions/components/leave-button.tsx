import { IconDoorExit } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/toast/notify.ts';
import type { RoleScope } from '../api/role-scope.ts';
import { useWithdrawPermission } from '../api/withdraw-permission.ts';
import { useEndedText } from './use-ended-text.ts';

/** Lets users leave a workspace or project in which they have a role. Renders nothing for other users. */
export function LeaveButton({ scope, title }: { scope: RoleScope; title: string }) {
  const { t } = useTranslation('permissions');
  const endedText = useEndedText();
  const me = useMe();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useWithdrawPermission(scope);
  const belongs = scope.projectSlug
    ? me?.permissions.projects.some(({ slug }) => slug === scope.projectSlug)
    : me?.permissions.workspaces.some(({ slug }) => slug === scope.workspaceSlug);
  if (!me || !belongs) return null;
  const leave = async () => {
    const { pathname } = router.state.location;
    const ended = await mutateAsync(me.id);
    // What was left is no longer shown. A user who has already gone elsewhere stays there.
    if (router.state.location.pathname === pathname) await router.navigate({ to: '/' });
    notify.success(t('left', { title }), { description: endedText(ended) });
  };
  return (
    <>
      <Button variant="quiet" icon={<IconDoorExit stroke={1.6} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title={t('leaveQuestion', { title })}
        text={t('leaveText')}
        confirmLabel={t('leave')}
        danger
        busy={isPending}
      />
    </>
  );
}
