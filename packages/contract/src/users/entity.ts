import { z } from 'zod';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';
import { projectRoles, workspaceRoles } from '../permissions/actions.ts';
import { projectRole, workspaceRole } from '../permissions/entity.ts';

/** A person as others see them: a member of a workspace or project, or somebody who added cards to it. */
export const userAttributes = z.object({
  name: z.string(),
  email: z.string(),
  /** Role in the workspace or project that was asked about; null for somebody who only added cards. */
  role: z.enum([...workspaceRoles, ...projectRoles]).nullable(),
  /** Cards they added that the reader may see. */
  card_count: z.int(),
});
export const userResource = resource('users', userAttributes);
export type UserAttributes = z.infer<typeof userAttributes>;

/** A member as those see them who manage the members: always the person, never the team. */
export const memberAttributes = z.object({
  name: z.string(),
  email: z.string(),
  /** Address of the small picture; null without one. */
  picture: z.string().nullable(),
  is_team: z.boolean(),
  disabled: z.boolean(),
  /** Role in the workspace; null for somebody who belongs to single projects only. */
  workspace_role: workspaceRole.nullable(),
  /** The projects they belong to by themselves: of the workspace, or the one that was asked about. */
  projects: z.array(z.object({ slug: z.string(), title: z.string(), role: projectRole })),
  joined_at: moment,
});
export const memberResource = resource('members', memberAttributes);
export type MemberAttributes = z.infer<typeof memberAttributes>;

/** A user as the administrators of the installation see them. */
export const accountAttributes = z.object({
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  is_global_admin: z.boolean(),
  disabled: z.boolean(),
  workspace_count: z.int(),
  card_count: z.int(),
  session_count: z.int(),
  created_at: moment,
  last_seen_at: moment.nullable(),
});
export const accountResource = resource('users', accountAttributes);
export type AccountAttributes = z.infer<typeof accountAttributes>;

export const themePreferences = ['system', 'light', 'dark'] as const;
export type ThemePreference = (typeof themePreferences)[number];

/** A sign-in that has not ended. */
export const sessionAttributes = z.object({
  /** The one this call was made with. */
  current: z.boolean(),
  /** What the browser said of itself; null where it said nothing. */
  user_agent: z.string().nullable(),
  created_at: moment,
  last_used_at: moment,
  expires_at: moment,
});
export const sessionResource = resource('sessions', sessionAttributes);
export type SessionAttributes = z.infer<typeof sessionAttributes>;
