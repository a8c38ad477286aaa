import { z } from 'zod';
import { moment, plainText, slug } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { projectRoles, workspaceRoles } from '../permissions/actions.ts';
import { projectRole, workspaceRole } from '../permissions/entity.ts';

const role = z.enum([...workspaceRoles, ...projectRoles]);
const scope = z.enum(['workspace', 'project']);
const place = z.object({ slug: z.string(), title: z.string() });

export const invitationStates = ['pending', 'accepted', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationAttributes = z.object({
  /** Null for the link that anybody may use. */
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
   * Address to give to the invited person; only in the answer that makes it, since it is not stored. A path of this
   * server where no setting says under which address it is reached.
   */
  link: z.string().nullable(),
  /** Whether the reader has the account the invitation names: they sign in, others register. Null without a link's token. */
  has_account: z.boolean().nullable(),
});
export type InvitationAttributes = z.infer<typeof invitationAttributes>;
export const invitationResource = resource('invitations', invitationAttributes);

/** What became of an address. Only for `invited` there is an invitation. */
export const invitationFates = ['invited', 'pending', 'member', 'yourself', 'disabled', 'invalid', 'repeated'] as const;
export type InvitationFate = (typeof invitationFates)[number];

export const newInvitation = z.union(
  [
    z.strictObject({ email: address(), role: workspaceRole }),
    z.strictObject({ email: address(), role: projectRole, project_slug: slug }),
  ],
  'Name an e-mail and a role; a role of a project takes its project_slug.',
);

/** A link for anybody never makes an administrator. Without a body it makes collaborators of the workspace. */
export const newLink = z
  .union(
    [
      z.strictObject({ role: workspaceRole.exclude(['workspace_admin']).default('workspace_collaborator') }),
      z.strictObject({ role: projectRole.exclude(['project_admin']), project_slug: slug }),
    ],
    'Name a role that is not an administrator’s; a role of a project takes its project_slug.',
  )
  .default({ role: 'workspace_collaborator' });

/** Not checked for being an address: the answer says what became of each, so that one mistake does not refuse all. */
function address() {
  return plainText.max(limits.emailLength * 2);
}
