import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignInForm } from '#features/auth/components/sign-in-form.tsx';
import { useMe } from '#features/auth/components/use-me.ts';
import { returnPath } from '#features/auth/rules/return-path.rules.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { siteConfigQuery, useSiteConfig } from '#lib/config/site-config.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FormFailure } from '#ui/form/form.tsx';
import { State } from '#ui/state/state.tsx';
import { useUpdateSettings } from '../api/settings.ts';
import styles from '../components/maintenance/maintenance.module.css';
import { MaintenanceWords } from '../components/maintenance/maintenance-words.tsx';

const checkEveryMs = 15_000;

/** States that the site is under maintenance. Afterwards it returns to the previous address. */
export default function MaintenanceScreen() {
  const { t } = useTranslation('maintenance');
  const { maintenance } = useSiteConfig();
  const router = useRouter();
  const { state } = useLocation();
  // Read once, because on return the address changes before this screen unmounts.
  const [{ cameFrom, linkToken }] = useState(() => ({
    cameFrom: returnPath(state.cameFrom),
    linkToken: state.linkToken,
  }));
  const [wasOn, setWasOn] = useState(maintenance.on);
  useQuery({ ...siteConfigQuery, refetchInterval: checkEveryMs });
  useDocumentTitle(t(maintenance.on ? 'title' : 'over'));
  if (maintenance.on && !wasOn) setWasOn(true);
  const goBack = !maintenance.on && (wasOn || cameFrom !== undefined);
  useEffect(() => {
    if (goBack) router.history.replace(cameFrom ?? '/', { linkToken });
  }, [goBack, cameFrom, linkToken, router]);
  return (
    <main className={styles.page}>
      {maintenance.on ? (
        <>
          <MaintenanceWords level={1} message={maintenance.message} />
          <Administrators />
        </>
      ) : (
        <State
          whole
          level={1}
          title={t('over')}
          actions={
            <ButtonLink to="/" variant="primary" reloadDocument>
              {t('goHome')}
            </ButtonLink>
          }
        />
      )}
    </main>
  );
}

/** The sign-in for administrators, who can end maintenance. */
function Administrators() {
  const { t } = useTranslation('maintenance');
  const me = useMe();
  if (me?.permissions.is_global_admin) return <Lift />;
  return (
    <details className={styles.administrators}>
      <summary>{t('administrators')}</summary>
      <SignInForm onSignedIn={async () => undefined} />
    </details>
  );
}

function Lift() {
  const { t } = useTranslation('maintenance');
  const { mutate, isPending, error } = useUpdateSettings();
  return (
    <div className={styles.lift}>
      <FormFailure message={error ? errorText(error) : undefined} />
      <Button variant="primary" busy={isPending} onClick={() => mutate({ maintenance: { on: false, message: null } })}>
        {t('lift')}
      </Button>
    </div>
  );
}
