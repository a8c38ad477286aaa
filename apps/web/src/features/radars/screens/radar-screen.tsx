import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '../../../ui/page/index.ts';

/** A radar. */
export default function RadarScreen() {
  const { t } = useTranslation('radars');
  return (
    <Page>
      <PageHeader title={t('radars')} />
    </Page>
  );
}
