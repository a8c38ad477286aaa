import type { authEndpoints } from '@foreglow/contract/auth/endpoints';
import type { invitationEndpoints } from '@foreglow/contract/invitations/endpoints';
import type { permissionEndpoints } from '@foreglow/contract/permissions/endpoints';
import type { settingsEndpoints } from '@foreglow/contract/settings/endpoints';
import type { trashEndpoints } from '@foreglow/contract/trash/endpoints';
import type { accountEndpoints, memberEndpoints, profileEndpoints } from '@foreglow/contract/users/endpoints';
import type { HandlersOf } from './features/permissions/index.ts';
import { problem } from './platform/http/problem.ts';

type Missing = HandlersOf<
  Pick<
    typeof authEndpoints,
    'register' | 'confirmRegistration' | 'forgotPassword' | 'readPasswordReset' | 'resetPassword'
  > &
    Omit<typeof profileEndpoints, 'readMe'> &
    typeof accountEndpoints &
    typeof memberEndpoints &
    typeof permissionEndpoints &
    typeof invitationEndpoints &
    typeof settingsEndpoints &
    typeof trashEndpoints
>;

/** Stands in while the handlers are written. */
export const notYet = new Proxy({} as Missing, {
  ownKeys: () => names,
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  get: () => async () => {
    throw problem('unavailable');
  },
});

const names: (keyof Missing)[] = [
  'register',
  'confirmRegistration',
  'forgotPassword',
  'readPasswordReset',
  'resetPassword',
  'updateMe',
  'deleteMe',
  'changePassword',
  'changeEmail',
  'confirmEmail',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'listUsers',
  'updateUser',
  'endUserSessions',
  'createPasswordResetLink',
  'listWorkspaceMembers',
  'listProjectMembers',
  'grantPermission',
  'withdrawPermission',
  'createInvitations',
  'createGlobalInvitation',
  'listInvitations',
  'readInvitation',
  'acceptInvitation',
  'renewInvitation',
  'createInvitationLink',
  'deleteInvitation',
  'readSettings',
  'updateSettings',
  'testMail',
  'listTrashedWorkspaces',
  'listTrashedProjects',
  'listTrashedCards',
  'restoreWorkspace',
  'restoreProject',
];
