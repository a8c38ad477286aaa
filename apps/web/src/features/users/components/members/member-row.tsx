import { isFormer, type Role } from '@foreglow/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import type { Member } from '#features/users/api/list-members.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Badge } from '#ui/rows/badge.tsx';
import { Row } from '#ui/rows/rows.tsx';
import { RoleControl } from './role-control.tsx';
import type { TitledScope } from './titled-scope.ts';

interface MemberRowProps {
  readonly member: Member;
  readonly scope: TitledScope;
  /** The control for the role, if it can be changed here; without it, `note` is shown. */
  readonly role?: Role | null | undefined;
  readonly note?: ReactNode;
}

/** A member with their role. */
export function MemberRow({ member, scope, role, note }: MemberRowProps) {
  const { t } = useTranslation('members');
  const me = useMe();
  const mine = member.id === me?.id;
  const former = isFormer(member.email);
  return (
    <Row
      lead={<Avatar name={member.name} picture={member.picture} size={36} />}
      title={former ? t('former') : member.name}
      badges={
        <>
          {mine && <Badge>{t('you')}</Badge>}
          {member.is_team && <Badge>{t('team')}</Badge>}
          {member.disabled && <Badge warning>{t('disabled')}</Badge>}
        </>
      }
      text={former ? undefined : member.email}
      end={note ?? (role && <RoleControl member={member} scope={scope} role={role} mine={mine} />)}
    />
  );
}
