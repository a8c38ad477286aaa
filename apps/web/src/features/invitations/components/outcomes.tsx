import type { InvitationOutcome, Role } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useRoleTexts } from '#features/permissions/components/use-role-texts.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { FormFailure } from '#ui/form/form.tsx';
import styles from './invite.module.css';

interface OutcomesProps {
  readonly outcomes: readonly { readonly email: string; readonly outcome: InvitationOutcome }[];
  readonly role: Role;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onSend: (emails: string[]) => void;
}

/** The second step: the outcome for each address. Addresses that cannot be invited come first. */
export function Outcomes({ outcomes, role, busy, error, onBack, onSend }: OutcomesProps) {
  const { t } = useTranslation('invitations');
  const roleTexts = useRoleTexts();
  const invited = outcomes.filter(({ outcome }) => outcome === 'invited');
  const others = outcomes.filter(({ outcome }) => outcome !== 'invited');
  return (
    <div className={styles.step}>
      <p>
        {others.length === 0
          ? t('allFine', { count: invited.length })
          : t('someFine', { count: invited.length, others: others.length })}{' '}
        {t('asRole', { role: roleTexts.name(role) })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too */}
      <ul className={styles.outcomes} aria-label={t('outcomes')} tabIndex={0}>
        {[...others, ...invited].map(({ email, outcome }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may be there twice, and the list never changes
          <li key={index}>
            <bdi>{email}</bdi>
            <span className={outcome === 'invalid' || outcome === 'disabled' ? styles.outcome : styles.fine}>
              {t(`outcome_${outcome}`)}
            </span>
          </li>
        ))}
      </ul>
      <FormFailure message={error ? errorText(error) : undefined} />
      <div className={styles.actions} data-foot>
        <Button onClick={onBack} disabled={busy}>
          {t('back')}
        </Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={invited.length === 0}
          onClick={() => onSend(invited.map(({ email }) => email))}
          data-autofocus
        >
          {t('send', { count: invited.length })}
        </Button>
      </div>
    </div>
  );
}
