import { composeActivity } from '#features/activity/compose.ts';
import { composeAttachments } from '#features/attachments/compose.ts';
import { composeAuth } from '#features/auth/compose.ts';
import { composeInvitations } from '#features/invitations/compose.ts';
import { composePermissions } from '#features/permissions/compose.ts';
import { ProjectWriter } from '#features/projects/project-writer.ts';
import { composeSettings } from '#features/settings/compose.ts';
import { composeUsers } from '#features/users/compose.ts';
import type { Platform } from '#platform/platform.ts';
import type { ComposedConfig } from './composed-config.ts';

/**
 * The features for people and their rights. `needs` contains everything that other features may use in their `Needs`.
 */
export function composePeople(platform: Platform, config: Pick<ComposedConfig, 'team'>) {
  const settings = composeSettings(platform, { team: config.team });
  const team = () => settings.api.team();
  const attachments = composeAttachments(platform);

  const needs = { attachments: attachments.api, team };
  const projectWriter = new ProjectWriter(platform.db);
  const invitations = composeInvitations(platform, {
    ...needs,
    writeMembers: (change, work) => projectWriter.write(change, work),
  });
  const { joining } = invitations.api;
  const auth = composeAuth(platform, { joining, assertOpen: () => settings.api.assertOpen() });
  const users = composeUsers(platform, { ...needs, endings: invitations.api.endings });
  const activity = composeActivity(platform, needs);
  const permissions = composePermissions(platform, {
    findUser: users.api.findUser,
    writeProject: (change, work) => projectWriter.write(change, work),
    endInvitations: (transaction, ended) => invitations.api.endings(transaction).ofRole(ended),
  });
  return { needs, settings, attachments, invitations, auth, users, activity, permissions };
}

export type ComposedPeople = ReturnType<typeof composePeople>;
