import { z } from 'zod';
import { moment } from '../fields.ts';
import { resource } from '../json-api.ts';
import { projectRoles, workspaceRoles } from '../permissions/actions.ts';
import { projectRole, workspaceRole } from '../permissions/entity.ts';

/** A person as shown to others: a member of a workspace or project, or somebody who added cards to it. */
export const userAttributes = z.object({
  name: z.string(),
  email: z.string(),
  /**
   * Role in the requested workspace; or in the project, or else in its workspace. Null for a person who only added
   * cards.
   */
  role: z.enum([...workspaceRoles, ...projectRoles]).nullable(),
  /** The number of their cards that the reader may see. */
  card_count: z.int(),
});
export const userResource = resource('users', userAttributes);
export type UserAttributes = z.infer<typeof userAttributes>;

/** A member as shown to people who manage members: always the person, never the team. */
export const memberAttributes = z.object({
  name: z.string(),
  email: z.string(),
  /** Address of the small picture; null without one. */
  picture: z.string().nullable(),
  is_team: z.boolean(),
  disabled: z.boolean(),
  /** Role in the workspace; null for a person who belongs only to single projects. */
  workspace_role: workspaceRole.nullable(),
  /** The projects in which they have a role: of the workspace, or the requested one. */
  projects: z.array(z.object({ slug: z.string(), title: z.string(), role: projectRole })),
  joined_at: moment,
});
export const memberResource = resource('members', memberAttributes);
export type MemberAttributes = z.infer<typeof memberAttributes>;

/** A user as shown to the administrators of the installation. */
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

/** An active session. */
export const sessionAttributes = z.object({
  /** Whether this call was made with this session. */
  current: z.boolean(),
  /** The browser's user agent; null without one. */
  user_agent: z.string().nullable(),
  created_at: moment,
  last_used_at: moment,
  expires_at: moment,
});
export const sessionResource = resource('sessions', sessionAttributes);
export type SessionAttributes = z.infer<typeof sessionAttributes>;
