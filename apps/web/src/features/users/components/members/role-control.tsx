import { grantableRoles, isWorkspaceRole, mayGrant, outranks, type Role } from '@foreglow/contract';
import { IconDoorExit, IconUserMinus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#features/auth/components/use-me.ts';
import { useGrantPermission } from '#features/permissions/api/grant-permission.ts';
import { useWithdrawPermission } from '#features/permissions/api/withdraw-permission.ts';
import { RoleMenu } from '#features/permissions/components/role-menu.tsx';
import { useEndedText } from '#features/permissions/components/use-ended-text.ts';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import type { Member } from '#features/users/api/list-members.ts';
import { errorText } from '#lib/http/error-text.ts';
import { IconButton } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/toast/notify.ts';
import type { TitledScope } from './titled-scope.ts';

interface RoleControlProps {
  readonly member: Member;
  readonly scope: TitledScope;
  readonly role: Role;
  /** Whether it is the user's own role. */
  readonly mine: boolean;
}

/** The role of a member. Users who may manage it can change or remove it; everybody can give up their own role. */
export function RoleControl({ member, scope, role, mine }: RoleControlProps) {
  const { t } = useTranslation('members');
  const texts = useRoleTexts();
  const endedText = useEndedText();
  const permissions = usePermissions();
  const router = useRouter();
  const grant = useGrantPermission(scope);
  const withdraw = useWithdrawPermission(scope);
  const [lowering, setLowering] = useState<Role>();
  const [removing, setRemoving] = useState(false);
  const level = isWorkspaceRole(role) ? 'workspace' : 'project';
  const manageable = mayGrant(permissions, role, scope);
  const values = { name: member.name, place: scope.title };
  const removeText = level === 'workspace' ? t('removeWorkspaceText', values) : t('removeProjectText', values);
  const shown = (grant.isPending && grant.variables?.role) || role;
  const change = (next: Role) =>
    grant.mutateAsync({ userId: member.id, role: next, previous: shown }).then(
      (ended) =>
        notify.success(t('roleChanged', { name: member.name, role: texts.name(next) }), {
          description: endedText(ended),
        }),
      (error) => notify.error(t('notDone'), { description: errorText(error) }),
    );
  const remove = async () => {
    const { pathname } = router.state.location;
    const ended = await withdraw.mutateAsync(member.id);
    notify.success(mine ? t('left', values) : t('removed', values), { description: endedText(ended) });
    const isStillHere = router.state.location.pathname === pathname;
    if (mine && !permissions.is_global_admin && isStillHere) await router.navigate({ to: '/' });
  };
  return (
    <>
      {manageable ? (
        <RoleMenu
          name={member.name}
          role={shown}
          roles={grantableRoles(permissions, level, scope)}
          busy={grant.isPending}
          // Users who lower their own role cannot raise it again, so they have to confirm it.
          onChoose={(next) => (mine && outranks(role, next) ? setLowering(next) : void change(next))}
        />
      ) : (
        <span title={t('outranks')}>{texts.name(role)}</span>
      )}
      {(manageable || mine) && (
        <IconButton label={mine ? t('leave') : t('remove', values)} onClick={() => setRemoving(true)}>
          {mine ? <IconDoorExit stroke={1.6} aria-hidden="true" /> : <IconUserMinus stroke={1.6} aria-hidden="true" />}
        </IconButton>
      )}
      <ConfirmDialog
        opened={lowering !== undefined}
        onClose={() => setLowering(undefined)}
        onConfirm={() => lowering && change(lowering)}
        title={t('lowerQuestion')}
        text={t('lowerText', { role: lowering ? texts.name(lowering) : '' })}
        confirmLabel={t('lower')}
        danger
      />
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        onConfirm={remove}
        title={mine ? t('leaveQuestion', values) : t('removeQuestion', values)}
        text={mine ? t('leaveText') : removeText}
        confirmLabel={mine ? t('leave') : t('removeShort')}
        danger
        busy={withdraw.isPending}
      />
    </>
  );
}
