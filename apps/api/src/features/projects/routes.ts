import type { projectEndpoints } from '@foreglow/contract/projects/endpoints';
import type { memberEndpoints } from '@foreglow/contract/users/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import type { Actor } from '../permissions/actor.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import { type MembersReadModel, presentMember, presentPerson } from '../users/members.read-model.ts';
import type { Project } from './project.ts';
import type { ProjectCountsReader } from './project-counts.read-model.ts';
import { includedWorkspaces, presentProject } from './projects.presenter.ts';
import type { ProjectsReadModel } from './projects.read-model.ts';
import { type ProjectsService, targetOf } from './projects.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly listing: ProjectsReadModel;
  readonly counts: ProjectCountsReader;
  readonly members: MembersReadModel;
}

export function projectRoutes({
  projects,
  listing,
  counts,
  members,
}: Parts): HandlersOf<typeof projectEndpoints & Pick<typeof memberEndpoints, 'listProjectMembers'>> {
  const document = async (project: Project, actor: Actor, include?: readonly 'workspace'[]) => ({
    data: presentProject(project, (await counts.of([project])).get(project.id), actor),
    ...(include && { included: includedWorkspaces([project]) }),
  });
  return {
    createProject: guarded(
      ({ body, context }) => projects.findHome(context.actor, body.data.attributes.workspace_slug),
      async ({ body, context }, workspace) => {
        const project = await projects.create(context.actor, workspace, body.data.attributes);
        return { status: 201, body: await document(project, context.actor) };
      },
    ),
    async listProjects({ query, context: { actor } }) {
      const paging = pagingOf(query);
      const { projects: found, total } = await listing.list(actor.user, {
        sort: query.sort,
        workspaceSlug: query['filter[workspace]'],
        sharedOnly: query['filter[shared]'] === 'true',
        offset: offsetOf(paging),
        limit: paging.size,
      });
      const counted = await counts.of(found);
      return {
        status: 200,
        body: {
          data: found.map((project) => presentProject(project, counted.get(project.id), actor)),
          ...(query.include && { included: includedWorkspaces(found) }),
          meta: pageMeta(paging, found.length, total),
          links: pageLinks('/v1/projects', query, paging, total),
        },
      };
    },
    readProject: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
      async ({ query, context }, project) => ({
        status: 200,
        body: await document(project, context.actor, query.include),
      }),
    ),
    updateProject: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.update'),
      async ({ body, context }, project) => {
        const updated = await projects.update(context.actor, project, body.data.attributes);
        return { status: 200, body: await document(updated, context.actor) };
      },
    ),
    deleteProject: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.delete'),
      async ({ context }, project) => {
        await projects.trash(context.actor, project);
        return { status: 204, body: undefined };
      },
    ),
    moveProject: guarded(
      ({ params, context }) => projects.findMove(context.actor, params.id, params.workspaceId),
      async ({ context }, found) => {
        const { project, ended } = await projects.move(context.actor, found);
        return { status: 200, body: { ...(await document(project, context.actor)), meta: ended } };
      },
    ),
    listProjectMembers: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.update'),
      async (_call, project) => {
        const found = await members.manageableIn(project.workspaceId, project.id);
        return { status: 200, body: { data: found.map(presentMember) } };
      },
    ),
    listProjectUsers: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
      async ({ context: { actor } }, project) => {
        const found = await members.ofProject(project.id, actor.may('project.write', targetOf(project)));
        return { status: 200, body: { data: found.map(presentPerson) } };
      },
    ),
  };
}
