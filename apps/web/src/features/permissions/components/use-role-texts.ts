import type { Role } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';

/** Roles in words: what they are called, and what they allow. */
export function useRoleTexts() {
  const { t } = useTranslation('permissions');
  return {
    /** `Creator` */
    name: (role: Role): string => t(`name_${role}`),
    /** `Adds projects and invites people.` */
    about: (role: Role): string => t(`about_${role}`),
  };
}
