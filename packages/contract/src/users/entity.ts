import { z } from 'zod';
import { resource } from '../json-api.ts';
import { projectRoles, workspaceRoles } from '../permissions/actions.ts';

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
