import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { Mark } from '#ui/marks/mark.tsx';
import styles from './auth-layout.module.css';
import { DawnSky } from './dawn-sky.tsx';
import { Notice } from './notice.tsx';
import { PublicFoot } from './public-foot.tsx';

interface AuthLayoutProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly notice?: { readonly title: string; readonly text: string } | undefined;
  readonly children: ReactNode;
}

/** The layout of sign-in and set-up: the drawing of the dawn on one side, the form on the other. */
export function AuthLayout({ title, text, notice, children }: AuthLayoutProps) {
  const { t, i18n } = useTranslation('auth');
  const { name, sign_in_line: line } = useSiteConfig();
  // The operator's words come first, also if they are only in the other language.
  const own = line && (i18n.language === 'de' ? (line.de ?? line.en) : (line.en ?? line.de));
  return (
    <div className={styles.layout}>
      <header className={styles.art}>
        <DawnSky className={styles.sky} />
        <div className={styles.words}>
          <p className={styles.brand}>
            <Mark />
            {name}
          </p>
          <p className={styles.motto}>{own ?? t('motto')}</p>
        </div>
      </header>
      <main className={styles.side}>
        <div className={styles.panel}>
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {notice && (
            <Notice>
              <strong>{notice.title}</strong>
              {notice.text}
            </Notice>
          )}
          {children}
          <PublicFoot />
        </div>
      </main>
    </div>
  );
}
