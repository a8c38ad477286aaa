import { useTranslation } from 'react-i18next';
import { Page, PageHeader } from '../../../ui/page/index.ts';

/** The radars of a project. */
export default function RadarsScreen() {
  const { t } = useTranslation('radars');
  return (
    <Page>
      <PageHeader title={t('radars')} />
    </Page>
  );
}
