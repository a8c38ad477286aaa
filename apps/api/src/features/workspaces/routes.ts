import type { memberEndpoints } from '@foreglow/contract/users/endpoints';
import type { workspaceEndpoints } from '@foreglow/contract/workspaces/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import { problem } from '../../platform/http/problem.ts';
import type { HandlersOf } from '../permissions/index.ts';
import { presentTag, type TagsReadModel } from '../tags/index.ts';
import { type MembersReadModel, presentMember, presentPerson } from '../users/index.ts';
import type { WorkspacesPresenter } from './workspaces.presenter.ts';
import type { WorkspacesReadModel } from './workspaces.read-model.ts';
import type { Workspace } from './workspaces.repo.ts';
import type { WorkspacesService } from './workspaces.service.ts';

interface Parts {
  readonly workspaces: WorkspacesService;
  readonly listing: WorkspacesReadModel;
  readonly presenter: WorkspacesPresenter;
  readonly tags: TagsReadModel;
  readonly members: MembersReadModel;
}

export function workspaceRoutes(
  parts: Parts,
): HandlersOf<typeof workspaceEndpoints & Pick<typeof memberEndpoints, 'listWorkspaceMembers'>> {
  const { workspaces, listing, presenter } = parts;
  const document = async (workspace: Workspace, include?: readonly 'projects'[]) => {
    const { resources, included } = await presenter.present([workspace]);
    const [data] = resources;
    if (!data) throw problem('not_found');
    return { data, ...(include && { included }) };
  };
  return {
    async createWorkspace({ body, context }) {
      const workspace = await workspaces.create(context.actor, body.data.attributes);
      return { status: 201, body: await document(workspace) };
    },
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
    async readWorkspace({ params, query, context }) {
      const workspace = await workspaces.find(context.actor, params.id, 'workspace.view');
      return { status: 200, body: await document(workspace, query.include) };
    },
    async updateWorkspace({ params, body, context }) {
      const workspace = await workspaces.update(context.actor, params.id, body.data.attributes);
      return { status: 200, body: await document(workspace) };
    },
    async deleteWorkspace({ params, context }) {
      await workspaces.trash(context.actor, params.id);
      return { status: 204, body: undefined };
    },
    async listWorkspaceTags({ params, context }) {
      const workspace = await workspaces.find(context.actor, params.id, 'workspace.view');
      const tags = await parts.tags.ofWorkspace(workspace.id);
      return { status: 200, body: { data: tags.map(presentTag) } };
    },
    async listWorkspaceMembers({ params, context }) {
      const workspace = await workspaces.find(context.actor, params.id, 'workspace.update');
      const found = await parts.members.manageable(workspace.id);
      return { status: 200, body: { data: found.map(presentMember) } };
    },
    async listWorkspaceUsers({ params, context }) {
      const workspace = await workspaces.find(context.actor, params.id, 'workspace.view');
      const members = await parts.members.ofWorkspace(workspace.id);
      return { status: 200, body: { data: members.map(presentPerson) } };
    },
  };
}
