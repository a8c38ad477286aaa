import { type InvitationOutcome, limits, type Role } from '@foreglow/contract';
import { type FormEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RoleField } from '#features/permissions/components/role-field.tsx';
import { RoleGuide } from '#features/permissions/components/role-guide.tsx';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { FormFailure } from '#ui/form/form.tsx';
import { addressesIn } from '../rules/addresses.rules.ts';
import styles from './invite.module.css';

interface InviteeFieldsProps {
  readonly roles: readonly Role[];
  readonly role: Role;
  readonly onRole: (role: Role) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly busy: boolean;
  readonly error: unknown;
  /** The outcome for a single address that could not be invited. */
  readonly refused: { readonly email: string; readonly outcome: InvitationOutcome } | undefined;
  readonly onCheck: (emails: string[]) => void;
  readonly onInvite: (email: string) => void;
  readonly onCancel: () => void;
}

/** The first step: the addresses and their role. For a single person it is the only step. */
export function InviteeFields(props: InviteeFieldsProps) {
  const { roles, role, onRole, text, onText, busy, error, refused, onCheck, onInvite, onCancel } = props;
  const { t } = useTranslation(['invitations', 'ui']);
  const emails = useMemo(() => addressesIn(text), [text]);
  const tooMany = emails.length > limits.invitationsPerCall;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || tooMany) return;
    const [first, ...others] = emails;
    if (first !== undefined && others.length === 0) onInvite(first);
    else if (first !== undefined) onCheck(emails);
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <TextAreaField
        label={t('invitations:addresses')}
        hint={t('invitations:count', { count: emails.length })}
        error={
          tooMany
            ? t('invitations:tooMany', { count: limits.invitationsPerCall })
            : refused &&
              t('invitations:refused', { email: refused.email, outcome: t(`invitations:outcome_${refused.outcome}`) })
        }
        placeholder={t('invitations:addressesExample')}
        rows={emails.length > 1 ? 6 : 2}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
        spellCheck={false}
        autoCapitalize="none"
        data-autofocus
      />
      <RoleField roles={roles} value={role} onChange={onRole} />
      {roles.length > 1 && <RoleGuide roles={roles} />}
      <FormFailure message={error ? errorText(error) : undefined} />
      <div className={styles.actions} data-foot>
        <Button onClick={onCancel}>{t('ui:cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy} disabled={emails.length === 0 || tooMany}>
          {t(emails.length > 1 ? 'invitations:check' : 'invitations:inviteOne')}
        </Button>
      </div>
    </form>
  );
}
