import { limits, type Role } from '@foreglow/contract';
import { type FormEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { TextAreaField } from '../../../ui/field/index.ts';
import { FormFailure } from '../../../ui/form/index.ts';
import { RoleField } from '../../permissions/index.ts';
import { addressesIn } from '../rules/addresses.rules.ts';
import styles from './invite.module.css';

interface WhoAndAsWhatProps {
  readonly roles: readonly Role[];
  readonly role: Role;
  readonly onRole: (role: Role) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onCheck: (emails: string[]) => void;
}

/** The first step: the addresses and their role. */
export function WhoAndAsWhat({ roles, role, onRole, text, onText, busy, error, onCheck }: WhoAndAsWhatProps) {
  const { t } = useTranslation('invitations');
  const emails = useMemo(() => addressesIn(text), [text]);
  const tooMany = emails.length > limits.invitationsPerCall;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !tooMany && emails.length > 0) onCheck(emails);
  };
  return (
    <form className={styles.step} onSubmit={submit}>
      <TextAreaField
        label={t('addresses')}
        hint={t('count', { count: emails.length })}
        error={tooMany ? t('tooMany', { count: limits.invitationsPerCall }) : undefined}
        placeholder={t('addressesExample')}
        rows={6}
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
      <FormFailure message={error ? errorText(error) : undefined} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={busy} disabled={emails.length === 0 || tooMany}>
          {t('check')}
        </Button>
      </div>
    </form>
  );
}
