import type { Client } from './client.ts';
import type { Person } from './factory.ts';

/** The token of the link in a text, such as that of a mail; '' without one. */
export const tokenIn = (text: string | null | undefined): string => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** Makes the link with which anybody may join a workspace, and returns its token. */
export async function openLink(
  client: Client,
  workspace: string,
  role: 'workspace_collaborator' | 'workspace_creator' = 'workspace_collaborator',
) {
  const made = await client.call('POST /v1/workspaces/{id}/global-invitation', {
    params: { id: workspace },
    body: { role },
  });
  return { slug: made.body.data.id, token: tokenIn(made.body.data.attributes.link) };
}

/** Invites one e-mail to a workspace, and returns the invitation with the token of its link. */
export async function inviteOne(
  client: Client,
  workspace: string,
  invited:
    | { email: string; role: 'workspace_admin' | 'workspace_creator' | 'workspace_collaborator' }
    | {
        email: string;
        role: 'project_admin' | 'project_creator' | 'project_collaborator' | 'project_viewer';
        project_slug: string;
      },
) {
  const made = await client.call('POST /v1/workspaces/{id}/invitations', {
    params: { id: workspace },
    body: { invitations: [invited] },
  });
  const [invitation] = made.body.data;
  return { slug: invitation?.id ?? '', token: tokenIn(invitation?.attributes.link) };
}

/** Withdraws a person's role in a workspace or a project. */
export const withdraw = (
  client: Client,
  { slug }: Pick<Person, 'slug'>,
  place: { workspace_slug: string } | { project_slug: string },
) =>
  client.call('DELETE /v1/permissions', {
    body: { data: { type: 'permissions', attributes: { user_id: slug, ...place } } },
  });
