import type { InvitationFate } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { FormFailure } from '../../../ui/form/index.ts';
import styles from './invite.module.css';

interface FatesProps {
  readonly fates: readonly { readonly email: string; readonly fate: InvitationFate }[];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onBack: () => void;
  readonly onSend: (emails: string[]) => void;
}

/** The second step: what will become of each address, those that cannot be invited first. */
export function Fates({ fates, busy, error, onBack, onSend }: FatesProps) {
  const { t } = useTranslation('invitations');
  const invited = fates.filter(({ fate }) => fate === 'invited');
  const others = fates.filter(({ fate }) => fate !== 'invited');
  return (
    <div className={styles.step}>
      <p>
        {others.length === 0
          ? t('allFine', { count: invited.length })
          : t('someFine', { count: invited.length, others: others.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too */}
      <ul className={styles.fates} aria-label={t('fates')} tabIndex={0}>
        {[...others, ...invited].map(({ email, fate }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address may be there twice, and the list never changes
          <li key={index}>
            <bdi>{email}</bdi>
            <span className={fate === 'invalid' || fate === 'disabled' ? styles.fate : styles.fine}>
              {t(`fate_${fate}`)}
            </span>
          </li>
        ))}
      </ul>
      <FormFailure message={error ? errorText(error) : undefined} />
      <div className={styles.actions}>
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
