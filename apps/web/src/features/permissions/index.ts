import type texts from './locales/en.json';

export { useGrantPermission } from './api/grant-permission.ts';
export { useWithdrawPermission } from './api/withdraw-permission.ts';
export { LeaveButton } from './parts/leave-button.tsx';
export { RoleField } from './parts/role-field.tsx';
export { RoleMenu } from './parts/role-menu.tsx';
export { useEndedText } from './use-ended-text.ts';
export { useRoleTexts } from './use-role-texts.ts';

/** The texts of the feature, as English has them. */
export type PermissionTexts = typeof texts;
