import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languages } from '../../../lib/i18n/index.ts';
import styles from './public-foot.module.css';

/** The foot of pages that are read without an account: the other public pages, and the languages. Its texts are those of `auth`. */
export function PublicFoot() {
  const { t, i18n } = useTranslation('auth');
  return (
    <footer className={styles.foot}>
      <Link to="/privacy-policy">{t('privacy')}</Link>
      <Link to="/terms-and-conditions">{t('terms')}</Link>
      <Link to="/reach-out">{t('reachOut')}</Link>
      <span>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={i18n.language === language}
            onClick={() => void chooseLanguage(language)}
          >
            {language === 'en' ? 'English' : 'Deutsch'}
          </button>
        ))}
      </span>
    </footer>
  );
}
