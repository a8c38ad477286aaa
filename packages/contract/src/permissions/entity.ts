import { z } from 'zod';
import { projectRoles, workspaceRoles } from './actions.ts';

export const workspaceRole = z.enum(workspaceRoles);
export const projectRole = z.enum(projectRoles);

export const permissions = z.object({
  is_global_admin: z.boolean(),
  workspaces: z.array(z.object({ slug: z.string(), role: workspaceRole })),
  projects: z.array(z.object({ slug: z.string(), role: projectRole })),
});
