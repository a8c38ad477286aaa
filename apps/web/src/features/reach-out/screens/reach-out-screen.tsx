import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/auth/components/use-me.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { Button } from '#ui/button/button.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { State } from '#ui/state/state.tsx';
import styles from '../components/reach-out.module.css';
import { ReachOutForm } from '../components/reach-out-form.tsx';

/** The screen for writing to the operators of the installation, with or without an account. */
export default function ReachOutScreen() {
  const { t } = useTranslation('reach-out');
  const { name } = useSiteConfig();
  const me = useMe();
  // The form stays as it is when the session ends: it can be sent without one.
  const [user, setUser] = useState(me?.id);
  if (me && me.id !== user) setUser(me.id);
  const [sentFrom, setSentFrom] = useState<string>();
  useDocumentTitle(t('title'));
  return (
    <Page width="form">
      <PageHeader title={t('title')} lede={sentFrom === undefined ? t('lede', { name }) : undefined} />
      <div role="status">
        {sentFrom !== undefined && (
          <State
            title={t('sentTitle')}
            text={t('sentText', { email: sentFrom })}
            actions={<Button onClick={() => setSentFrom(undefined)}>{t('another')}</Button>}
          />
        )}
      </div>
      {sentFrom === undefined && (
        <>
          {/* Separate names, so that a visitor does not see what the user before them has typed. */}
          <ReachOutForm key={user} me={me} keptAs={`reach-out.${user ?? 'visitor'}`} onSent={setSentFrom} />
          <p className={styles.small}>
            {t('stored')} <Link to="/privacy-policy">{t('privacy')}</Link>
          </p>
        </>
      )}
    </Page>
  );
}
