import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../lib/browser/index.ts';
import { useSiteConfig } from '../../lib/config/index.ts';
import { ButtonLink } from '../../ui/button/index.ts';
import { State } from '../../ui/state/index.ts';

/** Says that the site is being worked on, or that it is back. */
export default function MaintenanceScreen() {
  const { t } = useTranslation('app');
  const { maintenance } = useSiteConfig();
  useDocumentTitle(t('maintenanceTitle'));
  return (
    <main>
      {maintenance.on ? (
        <State level={1} title={t('maintenanceTitle')} text={maintenance.message ?? t('maintenanceText')} />
      ) : (
        <State
          level={1}
          title={t('maintenanceOver')}
          actions={
            <ButtonLink to="/" look="primary" reloadDocument>
              {t('goHome')}
            </ButtonLink>
          }
        />
      )}
    </main>
  );
}
