import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '#features/auth/api/session.ts';
import { Button } from '#ui/button/button.tsx';
import { FormFailure } from '#ui/form/form.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import styles from './join.module.css';

interface Account {
  readonly name: string;
  readonly email: string;
}

interface JoinAsProps {
  readonly me: Account;
  readonly onJoin: () => Promise<unknown>;
  readonly joining: boolean;
  readonly failure: string | undefined;
}

/** Lets a signed-in user join with one click. */
export function JoinAs({ me, onJoin, joining, failure }: JoinAsProps) {
  const { t } = useTranslation('join');
  return (
    <div className={styles.stack}>
      <WhoIsSignedIn me={me} />
      <FormFailure message={failure} />
      <Button variant="primary" tall wide busy={joining} onClick={() => void onJoin().catch(() => undefined)}>
        <span className={styles.joinAs}>{t('joinAs', { name: me.name })}</span>
      </Button>
      <SignOut label={t('notYou')} quiet />
    </div>
  );
}

/** Shown if the invitation is for another address than that of the signed-in user. */
export function SomebodyElse({ me, email }: { me: Account; email: string }) {
  const { t } = useTranslation('join');
  return (
    <div className={styles.stack}>
      <WhoIsSignedIn me={me} />
      <p>{t('forSomebodyElse', { email, mine: me.email })}</p>
      <SignOut label={t('signOutToJoin')} />
    </div>
  );
}

function WhoIsSignedIn({ me }: { me: Account }) {
  return (
    <p className={styles.who}>
      <Avatar name={me.name} size={36} />
      <span>
        <b dir="auto">{me.name}</b>
        <small>{me.email}</small>
      </span>
    </p>
  );
}

/** Signs out and stays on this screen. */
function SignOut({ label, quiet }: { label: string; quiet?: boolean }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    signOut(client);
    // Reloading the page drops everything about the previous user.
    location.reload();
  };
  return (
    <Button variant={quiet ? 'quiet' : 'primary'} tall={!quiet} wide busy={busy} onClick={leave}>
      {label}
    </Button>
  );
}
