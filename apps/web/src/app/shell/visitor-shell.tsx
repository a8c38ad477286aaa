import { IconMail } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFoot } from '#features/auth/components/public-foot.tsx';
import { useMaintenanceWatch } from '#features/site/components/use-maintenance-watch.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Brand } from './brand.tsx';
import { narrowScreen } from './drawer-state.ts';
import styles from './shell.module.css';
import { useFirstScreen } from './use-first-screen.ts';
import own from './visitor-shell.module.css';

/** The main layout for people without an account, around pages that are open to everybody. */
export default function VisitorShell() {
  const { t } = useTranslation('shell');
  const narrow = useMediaQuery(narrowScreen);
  useMaintenanceWatch();
  useFirstScreen();
  // The main action is on the screen.
  const signIn = <ButtonLink to="/login">{t('signIn')}</ButtonLink>;
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <div className={styles.shell}>
        {narrow ? (
          <header className={styles.bar}>
            <Brand />
            <span className={own.end}>{signIn}</span>
          </header>
        ) : (
          <aside className={styles.aside}>
            <div className={styles.rail}>
              <Brand />
              <nav className={styles.nav} aria-label={t('navigation')}>
                <Link to="/reach-out" className={styles.link}>
                  <IconMail size={17} stroke={1.6} aria-hidden="true" />
                  {t('place_reachOut')}
                </Link>
              </nav>
              <div className={styles.grow} />
              {signIn}
              <div className={own.railFoot}>
                <PublicFoot />
              </div>
            </div>
          </aside>
        )}
        <main id="content" className={styles.content} tabIndex={-1}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
          {narrow && (
            <div className={own.foot}>
              <PublicFoot />
            </div>
          )}
        </main>
      </div>
    </>
  );
}
