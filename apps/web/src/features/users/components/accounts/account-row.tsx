import { type AccountAttributes, isFormer } from '@foreglow/contract';
import { IconKey, IconLock, IconLockOpen, IconLogout, IconShield, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { useEndSessions, usePasswordLink, useUpdateAccount } from '#features/users/api/accounts.ts';
import { useAgo } from '#lib/format/use-ago.ts';
import { errorText } from '#lib/http/error-text.ts';
import { CopyField } from '#ui/copy/copy-field.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { MoreMenu } from '#ui/menu/more-menu.tsx';
import { Badge } from '#ui/rows/badge.tsx';
import { Row } from '#ui/rows/rows.tsx';
import { notify } from '#ui/toast/notify.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

/** The confirmation shown before the action. */
type AccountAction = 'makeAdmin' | 'unmakeAdmin' | 'disable' | 'endSessions';

/** A user of the installation, with the actions of an administrator. */
export function AccountRow({ account }: { account: AccountAttributes & { readonly id: string } }) {
  const { t } = useTranslation('accounts');
  const ago = useAgo();
  const me = useMe();
  const [asked, setAsked] = useState<AccountAction>();
  const name = isFormer(account.email) ? t('former') : account.name;
  const actions = useAccountActions({ id: account.id, name });
  const { id, email, picture, is_global_admin, disabled, workspace_count, card_count, last_seen_at } = account;
  const mine = id === me?.id;
  // The list may be older than what the user is doing now.
  const seen = mine ? new Date() : last_seen_at;
  const close = () => setAsked(undefined);
  const textOf = (action: AccountAction) =>
    mine && action === 'unmakeAdmin' ? t('unmakeAdminTextMine') : t(`${action}Text`, { name });
  return (
    <Row
      lead={<Avatar name={name} picture={picture} size={36} />}
      title={name}
      badges={
        <>
          {mine && <Badge>{t('you')}</Badge>}
          {is_global_admin && <Badge>{t('administrator')}</Badge>}
          {disabled && <Badge warning>{t('disabled')}</Badge>}
        </>
      }
      text={isFormer(email) ? undefined : email}
      end={
        <span>
          {[
            t('inWorkspaces', { count: workspace_count }),
            t('cards', { count: card_count }),
            seen ? t('seen', { ago: ago(seen) }) : t('neverSeen'),
          ].join(' · ')}
        </span>
      }
      corner={
        <>
          <MoreMenu label={t('more', { name })}>
            {!disabled && (
              <MoreMenuItem
                icon={is_global_admin ? <IconShieldOff {...icon} /> : <IconShield {...icon} />}
                onClick={() => setAsked(is_global_admin ? 'unmakeAdmin' : 'makeAdmin')}
              >
                {is_global_admin ? t('unmakeAdmin') : t('makeAdmin')}
              </MoreMenuItem>
            )}
            {!disabled && (
              <MoreMenuItem icon={<IconKey {...icon} />} onClick={actions.makeLink}>
                {t('makeLink')}
              </MoreMenuItem>
            )}
            <MoreMenuItem icon={<IconLogout {...icon} />} onClick={() => setAsked('endSessions')}>
              {t('endSessions')}
            </MoreMenuItem>
            {disabled ? (
              <MoreMenuItem icon={<IconLockOpen {...icon} />} onClick={actions.enable}>
                {t('enable')}
              </MoreMenuItem>
            ) : (
              !mine && (
                <MoreMenuItem icon={<IconLock {...icon} />} danger onClick={() => setAsked('disable')}>
                  {t('disable')}
                </MoreMenuItem>
              )
            )}
          </MoreMenu>
          <ConfirmDialog
            opened={asked !== undefined}
            onClose={close}
            onConfirm={() => asked && actions[asked]()}
            title={asked ? t(`${asked}Question`, { name }) : ''}
            text={asked ? textOf(asked) : ''}
            confirmLabel={asked ? t(asked) : ''}
            danger={asked === 'disable' || asked === 'unmakeAdmin'}
          />
          <Dialog opened={actions.link !== undefined} onClose={actions.closeLink} title={t('linkTitle', { name })}>
            {actions.link && <CopyField label={t('link')} value={actions.link} hint={t('linkHint', { name })} />}
          </Dialog>
        </>
      }
    />
  );
}

function useAccountActions({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('accounts');
  const update = useUpdateAccount();
  const end = useEndSessions();
  const passwordLink = usePasswordLink();
  const [link, setLink] = useState<string>();
  const failed = (error: unknown) => notify.error(t('notDone'), { description: errorText(error) });
  const notified = (action: Promise<unknown>, words: string) => action.then(() => notify.success(words), failed);
  return {
    makeAdmin: () => notified(update.mutateAsync({ id, is_global_admin: true }), t('madeAdmin', { name })),
    unmakeAdmin: () => notified(update.mutateAsync({ id, is_global_admin: false }), t('unmadeAdmin', { name })),
    disable: () => notified(update.mutateAsync({ id, disabled: true }), t('nowDisabled', { name })),
    enable: () => void notified(update.mutateAsync({ id, disabled: false }), t('nowEnabled', { name })),
    endSessions: () => notified(end.mutateAsync(id), t('sessionsEnded', { name })),
    makeLink: () => void passwordLink.mutateAsync(id).then((made) => setLink(made.link), failed),
    link,
    closeLink: () => setLink(undefined),
  };
}
