import { z } from 'zod';
import { aboutFields, moment, plainText, slug } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { projectRoles, workspaceRoles } from '../permissions/actions.ts';
import { isWorkspaceRole } from '../permissions/grants.ts';

const role = z.enum([...workspaceRoles, ...projectRoles]);
const scope = z.enum(['workspace', 'project']);
const place = z.object({ slug: z.string(), title: z.string() });

export const invitationStates = ['pending', 'accepted', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationAttributes = z.object({
  /** Null for a join link. */
  email: z.string().nullable(),
  role,
  scope,
  state: z.enum(invitationStates),
  workspace: place,
  /** Null where the invitation is to the whole workspace. */
  project: place.nullable(),
  inviter: z.object({ name: z.string() }),
  created_at: moment,
  expires_at: moment,
  /**
   * The address for the invited person. Only the answer to the call that creates it contains it, since it is not
   * stored. A path of this server if its public address is not set.
   */
  link: z.string().nullable(),
  /**
   * Whether an account exists for the invited e-mail: then the reader signs in, otherwise they register. Null without
   * the token of a link.
   */
  has_account: z.boolean().nullable(),
});
export type InvitationAttributes = z.infer<typeof invitationAttributes>;
export const invitationResource = resource('invitations', invitationAttributes);

/** The outcome of an address. Only `invited` has an invitation. */
export const invitationOutcomes = [
  'invited',
  'pending',
  'member',
  'yourself',
  'disabled',
  'invalid',
  'repeated',
] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

/** The roles of projects come first, since the example in the reference takes the first, and has a project. */
const givenRole = z.enum([...projectRoles, ...workspaceRoles]);

interface Place {
  readonly role: z.infer<typeof givenRole>;
  readonly project_slug?: string | undefined;
}

/** A role of a project comes with its project, and a role of a workspace without one. */
const withItsPlace = <S extends z.ZodType<Place>>(schema: S) =>
  schema
    .refine((given) => isWorkspaceRole(given.role) || given.project_slug !== undefined, {
      error: 'This field is required.',
      path: ['project_slug'],
      ...aboutFields('role', 'project_slug'),
    })
    .refine((given) => !isWorkspaceRole(given.role) || given.project_slug === undefined, {
      error: 'A role of a workspace has no project. Leave out project_slug, or give a role of a project.',
      path: ['project_slug'],
      ...aboutFields('role', 'project_slug'),
    });

export const newInvitation = withItsPlace(
  z.strictObject({ email: address(), role: givenRole, project_slug: slug.optional() }),
);

/** A join link never gives an administrator role. Without a body it gives the role of workspace collaborator. */
export const newLink = withItsPlace(
  z.strictObject({
    role: givenRole.exclude(['workspace_admin', 'project_admin']).default('workspace_collaborator'),
    project_slug: slug.optional(),
  }),
).default({ role: 'workspace_collaborator' });

/** Not checked here: the answer contains the outcome of each, so that one mistake does not reject the whole call. */
function address() {
  return plainText.max(limits.emailLength * 2);
}
