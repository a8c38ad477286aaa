import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '../../../ui/page/index.ts';

/** Two versions of a radar side by side. */
export default function CompareRadarScreen() {
  const { t } = useTranslation('radars');
  return (
    <Page>
      <PageHeader title={t('radars')} />
    </Page>
  );
}
