import type { Role } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';

/** The names and descriptions of roles. */
export function useRoleTexts() {
  const { t } = useTranslation('permissions');
  return {
    /** `Creator` */
    name: (role: Role): string => t(`name_${role}`),
    /** `Adds projects and invites people.` */
    about: (role: Role): string => t(`about_${role}`),
  };
}
