import type { Role } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/index.ts';
import { useCreateInvitations } from '../api/create-invitations.ts';
import type { InvitationScope } from '../api/invitation-scope.ts';
import { Outcomes } from './outcomes.tsx';
import { Sent } from './sent.tsx';
import { WhoAndAsWhat } from './who-and-as-what.tsx';

interface InviteDialogProps {
  readonly scope: InvitationScope;
  /** Title of the workspace or project. */
  readonly title: string;
  /** Roles that may be given there, highest first. */
  readonly roles: readonly Role[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Invites many people at once, in three steps: addresses and role, the outcome for each address, the result. */
export function InviteDialog({ title, opened, onClose, ...rest }: InviteDialogProps) {
  const { t } = useTranslation('invitations');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('inviteTo', { title })} width={560} closeOnClickOutside={false}>
      <Steps {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Steps({ scope, roles, onClose }: Omit<InviteDialogProps, 'title' | 'opened'>) {
  const [text, setText] = useState('');
  // The lowest role that may be given, so that nobody becomes an administrator by accident.
  const [role, setRole] = useState<Role | undefined>(roles.at(-1));
  const check = useCreateInvitations(scope);
  const send = useCreateInvitations(scope);
  if (role === undefined) return null;
  if (send.data) return <Sent made={send.data.made} onClose={onClose} />;
  if (check.data)
    return (
      <Outcomes
        outcomes={check.data.outcomes}
        busy={send.isPending}
        error={send.error}
        onBack={() => {
          check.reset();
          send.reset();
        }}
        onSend={(emails) => send.mutate({ emails, role })}
      />
    );
  return (
    <WhoAndAsWhat
      roles={roles}
      role={role}
      onRole={setRole}
      text={text}
      onText={setText}
      busy={check.isPending}
      error={check.error}
      onCheck={(emails) => check.mutate({ emails, role, dryRun: true })}
    />
  );
}
