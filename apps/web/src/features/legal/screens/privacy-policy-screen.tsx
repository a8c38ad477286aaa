import { useTranslation } from 'react-i18next';
import { LegalText } from '../components/legal-text.tsx';

/** The privacy policy: what is stored about people, and why. */
export default function PrivacyPolicyScreen() {
  const { t } = useTranslation('legal');
  return <LegalText page="privacy-policy" title={t('privacyPolicy')} />;
}
