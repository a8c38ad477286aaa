import { mayGrant } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#features/auth/components/use-me.ts';
import { Section } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Rows } from '#ui/rows/rows.tsx';
import type { InvitationScope } from '../api/invitation-scope.ts';
import { invitationsQuery } from '../api/list-invitations.ts';
import { InvitationRow } from './invitation-row.tsx';
import { useLinkCopy } from './use-link-copy.tsx';

interface PendingInvitationsProps {
  readonly scope: InvitationScope;
  /** Shows only invitations whose address contains this text. */
  readonly search: string;
}

/** Invited people who have not joined, and expired invitations. Renders nothing if there are none. */
export function PendingInvitations({ scope, search }: PendingInvitationsProps) {
  const { t } = useTranslation('invitations');
  const permissions = usePermissions();
  const pending = useQuery(invitationsQuery(scope, 'pending'));
  const expired = useQuery(invitationsQuery(scope, 'expired'));
  const { copyLinkOf, hand, copying, dialog } = useLinkCopy();
  const term = search.trim().toLowerCase();
  const named = (list: typeof pending.data) => (list ?? []).filter(({ email }) => email?.toLowerCase().includes(term));
  const all = [...named(pending.data), ...named(expired.data)];
  // Usually there are none, so no space is taken before they are known.
  if (!pending.error && (!pending.data || all.length === 0)) return null;
  return (
    <Section title={t('invited')} count={pending.data && all.length} rows={all.length}>
      <QueryState query={pending} skeleton={null}>
        {() => (
          <Rows label={t('invited')}>
            {all.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                withProject={scope.projectSlug === undefined}
                manageable={mayGrant(permissions, invitation.role, {
                  workspaceSlug: invitation.workspace.slug,
                  projectSlug: invitation.project?.slug,
                })}
                copying={copying}
                onCopy={() => void copyLinkOf(invitation.id)}
                onLink={(link) => void hand(link)}
              />
            ))}
          </Rows>
        )}
      </QueryState>
      {dialog}
    </Section>
  );
}
