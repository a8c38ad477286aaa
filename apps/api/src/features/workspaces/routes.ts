import type { memberEndpoints } from '@foreglow/contract/users/endpoints';
import type { workspaceEndpoints } from '@foreglow/contract/workspaces/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import { problem } from '#platform/http/problem.ts';
import type { AttachmentsService } from '../attachments/attachments.service.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import { presentTag } from '../tags/tags.presenter.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { type MembersReadModel, presentMember, presentPerson } from '../users/members.read-model.ts';
import type { Workspace } from './workspace.ts';
import type { WorkspacesPresenter } from './workspaces.presenter.ts';
import type { WorkspacesReadModel } from './workspaces.read-model.ts';
import type { WorkspacesService } from './workspaces.service.ts';

const picturePointer = '/data/attributes/image_attachment_id';

interface Parts {
  readonly workspaces: WorkspacesService;
  readonly attachments: AttachmentsService;
  readonly listing: WorkspacesReadModel;
  readonly presenter: WorkspacesPresenter;
  readonly tags: TagsReadModel;
  readonly members: MembersReadModel;
}

export function workspaceRoutes(
  parts: Parts,
): HandlersOf<typeof workspaceEndpoints & Pick<typeof memberEndpoints, 'listWorkspaceMembers'>> {
  const { workspaces, attachments, listing, presenter } = parts;
  const document = async (workspace: Workspace, include?: readonly 'projects'[]) => {
    const { resources, included } = await presenter.present([workspace]);
    const [data] = resources;
    if (!data) throw problem('not_found');
    return { data, ...(include && { included }) };
  };
  return {
    createWorkspace: guarded(
      async ({ body, context: { actor } }) => ({
        right: actor.authorizeGlobally('workspace.create'),
        picture: await attachments.findForUse(actor, body.data.attributes.image_attachment_id, picturePointer),
      }),
      async ({ body, context }, { right, picture }) => {
        const workspace = await workspaces.create(context.actor, right, body.data.attributes, picture);
        return { status: 201, body: await document(workspace) };
      },
    ),
    async listWorkspaces({ query, context }) {
      const paging = pagingOf(query);
      const { workspaces: found, total } = await listing.list(context.actor.user, {
        sort: query.sort,
        offset: offsetOf(paging),
        limit: paging.size,
      });
      const { resources, included } = await presenter.present(found);
      return {
        status: 200,
        body: {
          data: resources,
          ...(query.include && { included }),
          meta: pageMeta(paging, resources.length, total),
          links: pageLinks('/v1/workspaces', query, paging, total),
        },
      };
    },
    readWorkspace: guarded(
      ({ params, context }) => workspaces.find(context.actor, params.id, 'workspace.view'),
      async ({ query }, workspace) => ({ status: 200, body: await document(workspace, query.include) }),
    ),
    updateWorkspace: guarded(
      async ({ params, body, context: { actor } }) => ({
        workspace: await workspaces.find(actor, params.id, 'workspace.update'),
        picture: await attachments.findForUse(actor, body.data.attributes.image_attachment_id, picturePointer),
      }),
      async ({ body }, { workspace, picture }) => {
        const updated = await workspaces.update(workspace, body.data.attributes, picture);
        return { status: 200, body: await document(updated) };
      },
    ),
    deleteWorkspace: guarded(
      ({ params, context }) => workspaces.find(context.actor, params.id, 'workspace.delete'),
      async (_call, workspace) => {
        await workspaces.trash(workspace);
        return { status: 204, body: undefined };
      },
    ),
    listWorkspaceTags: guarded(
      ({ params, context }) => workspaces.find(context.actor, params.id, 'workspace.view'),
      async (_call, { id }) => {
        const tags = await parts.tags.ofWorkspace(id);
        return { status: 200, body: { data: tags.map(presentTag) } };
      },
    ),
    listWorkspaceMembers: guarded(
      ({ params, context }) => workspaces.find(context.actor, params.id, 'workspace.update'),
      async (_call, { id }) => {
        const found = await parts.members.manageable(id);
        return { status: 200, body: { data: found.map(presentMember) } };
      },
    ),
    listWorkspaceUsers: guarded(
      ({ params, context }) => workspaces.find(context.actor, params.id, 'workspace.view'),
      async (_call, { id }) => {
        const members = await parts.members.ofWorkspace(id);
        return { status: 200, body: { data: members.map(presentPerson) } };
      },
    ),
  };
}
