import { isWorkspaceRole, mayGrant, type Role } from '@foreglow/contract';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#features/auth/components/use-me.ts';
import { RoleField } from '#features/permissions/components/role-field.tsx';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { useAgo } from '#lib/format/use-ago.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Section } from '#ui/page/page.tsx';
import { notify } from '#ui/toast/notify.ts';
import { type LinkRole, useCreateLink } from '../api/create-link.ts';
import type { InvitationScope } from '../api/invitation-scope.ts';
import { invitationsQuery } from '../api/list-invitations.ts';
import { useRenewInvitation, useRevokeInvitation } from '../api/manage-invitation.ts';
import styles from './invite.module.css';
import { useLinkCopy } from './use-link-copy.tsx';

interface LinkPanelProps {
  readonly scope: InvitationScope;
  /** Roles that the user may grant there. */
  readonly roles: readonly Role[];
}

/** Creates, copies, renews and withdraws the join link. */
export function LinkPanel({ scope, roles }: LinkPanelProps) {
  const { t } = useTranslation('invitations');
  const { data } = useQuery(invitationsQuery(scope, 'pending'));
  const linkCopy = useLinkCopy();
  const level = scope.projectSlug ? 'project' : 'workspace';
  const link = data?.find(({ email, role }) => email === null && isWorkspaceRole(role) === (level === 'workspace'));
  const given = roles.filter((role): role is LinkRole => role !== 'workspace_admin' && role !== 'project_admin');
  if (!data || (given.length === 0 && !link)) return null;
  return (
    <Section title={t('anybody')} text={level === 'workspace' ? t('anybodyWorkspace') : t('anybodyProject')}>
      {link ? (
        <ExistingLink key={link.id} link={link} scope={scope} linkCopy={linkCopy} />
      ) : (
        <NewLink scope={scope} roles={given} onMade={linkCopy.hand} />
      )}
      {linkCopy.dialog}
    </Section>
  );
}

interface NewLinkProps {
  readonly scope: InvitationScope;
  readonly roles: readonly LinkRole[];
  readonly onMade: (link: string) => Promise<void>;
}

function NewLink({ scope, roles, onMade }: NewLinkProps) {
  const { t } = useTranslation('invitations');
  const [role, setRole] = useState<LinkRole | undefined>(roles.at(-1));
  const { mutateAsync, isPending } = useCreateLink(scope);
  if (role === undefined) return null;
  const make = () =>
    mutateAsync(role).then(
      ({ link }) => onMade(link ?? ''),
      (error) => notify.error(t('notDone'), { description: errorText(error) }),
    );
  return (
    <div className={styles.link}>
      <RoleField roles={roles} value={role} onChange={(next) => setRole(next as LinkRole)} />
      <div>
        <Button icon={<IconLink stroke={1.6} aria-hidden="true" />} busy={isPending} onClick={() => void make()}>
          {t('makeLink')}
        </Button>
      </div>
    </div>
  );
}

interface ExistingLinkProps {
  readonly link: { readonly id: string; readonly role: Role; readonly expires_at: string };
  readonly scope: InvitationScope;
  readonly linkCopy: ReturnType<typeof useLinkCopy>;
}

function ExistingLink({ link: { id, role, expires_at }, scope, linkCopy }: ExistingLinkProps) {
  const { t } = useTranslation('invitations');
  const ago = useAgo();
  const texts = useRoleTexts();
  const permissions = usePermissions();
  const renewal = useRenewInvitation();
  const revocation = useRevokeInvitation();
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const close = () => setAsking(undefined);
  const renew = async () => {
    const { link } = await renewal.mutateAsync(id);
    if (link) void linkCopy.hand(link);
  };
  const revoke = async () => {
    await revocation.mutateAsync(id);
    notify.success(t('linkRevoked'));
  };
  return (
    <>
      <p>{t('linkStands', { role: texts.name(role), ago: ago(expires_at) })}</p>
      {mayGrant(permissions, role, scope) && (
        <div className={styles.buttons}>
          <Button
            icon={<IconLink stroke={1.6} aria-hidden="true" />}
            busy={linkCopy.copying}
            onClick={() => void linkCopy.copyLinkOf(id)}
          >
            {t('copyLink')}
          </Button>
          <Button variant="quiet" onClick={() => setAsking('renew')}>
            {t('renewLink')}
          </Button>
          <Button variant="quiet" danger onClick={() => setAsking('revoke')}>
            {t('revokeLink')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={asking === 'renew'}
        onClose={close}
        onConfirm={renew}
        title={t('renewLinkQuestion')}
        text={t('renewLinkText')}
        confirmLabel={t('renewLink')}
        busy={renewal.isPending}
      />
      <ConfirmDialog
        opened={asking === 'revoke'}
        onClose={close}
        onConfirm={revoke}
        title={t('revokeLinkQuestion')}
        text={t('revokeLinkText')}
        confirmLabel={t('revokeLink')}
        danger
        busy={revocation.isPending}
      />
    </>
  );
}
