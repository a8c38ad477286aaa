import { useTranslation } from 'react-i18next';
import { LegalText } from '../components/legal-text.tsx';

/** The terms: the rules for using the installation. */
export default function TermsScreen() {
  const { t } = useTranslation('legal');
  return <LegalText page="terms-and-conditions" title={t('terms')} />;
}
