import type texts from './locales/en.json';

export { useGrantPermission } from './api/grant-permission.ts';
export { useWithdrawPermission } from './api/withdraw-permission.ts';
export { LeaveButton } from './components/leave-button.tsx';
export { RoleField } from './components/role-field.tsx';
export { RoleMenu } from './components/role-menu.tsx';
export { useEndedText } from './components/use-ended-text.ts';
export { useRoleTexts } from './components/use-role-texts.ts';

/** The English texts of the feature. */
export type PermissionTexts = typeof texts;
