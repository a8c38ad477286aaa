import { useTranslation } from 'react-i18next';
import { LegalText } from '../components/legal-text.tsx';

/** The imprint: who runs this installation. */
export default function ImprintScreen() {
  const { t } = useTranslation('legal');
  return <LegalText page="imprint" title={t('imprint')} />;
}
