import type { InvitationAttributes } from '@foreglow/contract';
import { IconLink, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useAgo } from '#lib/format/use-ago.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';
import { Badge } from '#ui/rows/badge.tsx';
import { Row } from '#ui/rows/rows.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useRenewInvitation, useRevokeInvitation } from '../api/manage-invitation.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

interface InvitationRowProps {
  readonly invitation: InvitationAttributes & { readonly id: string };
  /** Whether to show the project too, in a list of invitations to several projects. */
  readonly withProject: boolean;
  /** Whether the user may grant the role of the invitation. */
  readonly manageable: boolean;
  readonly copying: boolean;
  readonly onCopy: () => void;
  /** Called with the new link of a renewed invitation if no mail was sent. */
  readonly onLink: (link: string) => void;
}

/** An invited person with role, expiry and actions. */
export function InvitationRow({ invitation, withProject, manageable, copying, onCopy, onLink }: InvitationRowProps) {
  const { t } = useTranslation('invitations');
  const ago = useAgo();
  const texts = useRoleTexts();
  const { mail: sendsMail } = useSiteConfig().features;
  const [asking, setAsking] = useState(false);
  const renewal = useRenewInvitation();
  const revocation = useRevokeInvitation();
  const { id, email, role, state, project, inviter, expires_at } = invitation;
  const expired = state === 'expired';
  const renew = async () => {
    if (renewal.isPending) return;
    const { link } = await renewal.mutateAsync(id);
    notify.success(sendsMail ? t('renewedByMail') : t('renewed'));
    if (!sendsMail && link) onLink(link);
  };
  const failed = (error: unknown) => notify.error(t('notDone'), { description: errorText(error) });
  const revoke = () =>
    revocation.mutateAsync(id).then(() => notify.success(t('revoked', { email: email ?? '' })), failed);
  return (
    <Row
      title={email}
      badges={expired && <Badge warning>{t('expired')}</Badge>}
      text={[
        texts.name(role),
        withProject && project?.title,
        t('invitedBy', { name: inviter.name }),
        expired ? t('expiredSince', { ago: ago(expires_at) }) : t('expires', { ago: ago(expires_at) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      end={
        manageable &&
        (expired ? (
          <Button variant="quiet" busy={renewal.isPending} onClick={() => void renew().catch(failed)}>
            {t('renew')}
          </Button>
        ) : (
          <Button variant="quiet" icon={<IconLink {...icon} />} busy={copying} onClick={onCopy}>
            {t('copyLink')}
          </Button>
        ))
      }
      corner={
        manageable && (
          <>
            <MoreMenu label={t('more', { email: email ?? '' })}>
              {!expired && (
                <MoreMenuItem icon={<IconRefresh {...icon} />} onClick={() => void renew().catch(failed)}>
                  {t('renew')}
                </MoreMenuItem>
              )}
              <MoreMenuItem icon={<IconTrash {...icon} />} danger onClick={() => setAsking(true)}>
                {t('revoke')}
              </MoreMenuItem>
            </MoreMenu>
            <ConfirmDialog
              opened={asking}
              onClose={() => setAsking(false)}
              onConfirm={revoke}
              title={t('revokeQuestion')}
              text={t('revokeText', { email: email ?? '' })}
              confirmLabel={t('revoke')}
              danger
              busy={revocation.isPending}
            />
          </>
        )
      }
    />
  );
}
