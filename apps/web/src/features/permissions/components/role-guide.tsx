import type { Role } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import styles from './role-guide.module.css';
import { useRoleTexts } from './use-role-texts.ts';

/** What each of some roles may do, one line each. */
export function RoleGuide({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation('permissions');
  const texts = useRoleTexts();
  return (
    // No section: the screen of the members has it beside the dialog, and landmarks need different names.
    <div className={styles.guide}>
      <h3>{t('guide')}</h3>
      <dl>
        {roles.map((role) => (
          <div key={role}>
            <dt>{texts.name(role)}</dt>
            <dd>{texts.about(role)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
