import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguages, useSiteConfig } from '#lib/config/site-config.ts';
import { chooseLanguage } from '#lib/i18n/i18n.ts';
import styles from './public-foot.module.css';

/**
 * The footer of pages that can be read without an account: the other public pages, and the languages. Its texts are in
 * the namespace `auth`.
 */
export function PublicFoot() {
  const { t, i18n } = useTranslation('auth');
  const languages = useLanguages();
  const { imprint } = useSiteConfig().features;
  return (
    <footer className={styles.foot}>
      {imprint && <Link to="/imprint">{t('imprint')}</Link>}
      <Link to="/privacy-policy">{t('privacy')}</Link>
      <Link to="/terms-and-conditions">{t('terms')}</Link>
      <Link to="/reach-out">{t('reachOut')}</Link>
      <span>
        {languages.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={i18n.language === code}
            // If its texts cannot be loaded, the language stays.
            onClick={() => void chooseLanguage(code).catch(() => undefined)}
          >
            {name}
          </button>
        ))}
      </span>
    </footer>
  );
}
