import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { readSessionFailure } from '../api/session-failure.ts';
import styles from '../components/auth-layout.module.css';
import { AuthLayout } from '../components/auth-layout.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { returnPath } from '../rules/return-path.rules.ts';

/** Sign-in with e-mail and password. */
export default function LoginScreen() {
  const { t } = useTranslation('auth');
  const { needs_setup } = useSiteConfig();
  const navigate = useNavigate();
  const { return: back } = useSearch({ strict: false });
  useDocumentTitle(t('signIn'));
  const lost = readSessionFailure();
  const setUpFirst = needs_setup ? { title: t('needsSetupTitle'), text: t('needsSetupText') } : undefined;
  const notice = setUpFirst ?? (lost ? { title: t('signedOut'), text: lost } : undefined);
  return (
    <AuthLayout title={t('signIn')} notice={notice}>
      <SignInForm onSignedIn={() => navigate({ href: returnPath(back) ?? '/', replace: true })}>
        <Link to="/forgot-password" search={{ return: back }} className={styles.aside}>
          {t('forgot')}
        </Link>
      </SignInForm>
    </AuthLayout>
  );
}
