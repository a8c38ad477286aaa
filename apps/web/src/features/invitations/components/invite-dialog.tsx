import type { Role } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '#lib/forms/use-kept-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useLateFailure } from '#ui/dialog/use-late-failure.ts';
import { useCreateInvitations } from '../api/create-invitations.ts';
import type { InvitationScope } from '../api/invitation-scope.ts';
import { InviteeFields } from './invitee-fields.tsx';
import { Outcomes } from './outcomes.tsx';
import { Sent } from './sent.tsx';

interface InviteDialogProps {
  readonly scope: InvitationScope;
  /** Title of the workspace or project. */
  readonly title: string;
  /** Roles that the user may grant there, highest first. */
  readonly roles: readonly Role[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * Invites people. One person is invited in a single step. For several people the steps are: their addresses and role,
 * the outcome for each address, the result. The role stays selected for the next invitation.
 */
export function InviteDialog({ title, opened, onClose, roles, scope }: InviteDialogProps) {
  const { t } = useTranslation('invitations');
  // The default is the lowest role available, so that nobody becomes an administrator by accident.
  const [chosen, setChosen] = useState<Role>();
  const role = chosen && roles.includes(chosen) ? chosen : roles.at(-1);
  const [round, setRound] = useState(0);
  if (role === undefined) return null;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('inviteTo', { title })} width={560} closeOnClickOutside={false}>
      <Steps
        key={round}
        scope={scope}
        roles={roles}
        role={role}
        onRole={setChosen}
        onNext={() => setRound(round + 1)}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface StepsProps extends Pick<InviteDialogProps, 'scope' | 'roles' | 'onClose'> {
  readonly role: Role;
  readonly onRole: (role: Role) => void;
  /** Starts again for other people. */
  readonly onNext: () => void;
}

function Steps({ scope, roles, role, onRole, onNext, onClose }: StepsProps) {
  const { t } = useTranslation('invitations');
  const hasFailedLate = useLateFailure();
  const [text, setText] = useKeptText(`invite.${scope.workspaceSlug}.${scope.projectSlug ?? ''}`);
  const check = useCreateInvitations(scope);
  const send = useCreateInvitations(scope);
  const invite = (emails: readonly string[]) =>
    void send.mutateAsync({ emails, role }).then(
      (sent) => sent.made.length > 0 && setText(''),
      (error) => hasFailedLate(t('inviteOne'), error),
    );
  const made = send.data?.made ?? [];
  if (made.length > 0) return <Sent made={made} role={role} onNext={onNext} onClose={onClose} />;
  if (check.data)
    return (
      <Outcomes
        outcomes={check.data.outcomes}
        role={role}
        busy={send.isPending}
        error={send.error}
        onBack={() => {
          check.reset();
          send.reset();
        }}
        onSend={invite}
      />
    );
  return (
    <InviteeFields
      roles={roles}
      role={role}
      onRole={onRole}
      text={text}
      onText={(next) => {
        send.reset();
        setText(next);
      }}
      busy={check.isPending || send.isPending}
      error={check.error ?? send.error}
      refused={send.data?.outcomes[0]}
      onCheck={(emails) => check.mutate({ emails, role, dryRun: true })}
      onInvite={(email) => invite([email])}
      onCancel={onClose}
    />
  );
}
