import type { projectEndpoints } from '@foreglow/contract/projects/endpoints';
import type { memberEndpoints } from '@foreglow/contract/users/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import type { Actor, HandlersOf } from '../permissions/index.ts';
import { type MembersReadModel, presentMember, presentPerson } from '../users/index.ts';
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
    async createProject({ body, context }) {
      const project = await projects.create(context.actor, body.data.attributes);
      return { status: 201, body: await document(project, context.actor) };
    },
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
    async readProject({ params, query, context }) {
      const project = await projects.find(context.actor, params.id, 'project.view');
      return { status: 200, body: await document(project, context.actor, query.include) };
    },
    async updateProject({ params, body, context }) {
      const project = await projects.update(context.actor, params.id, body.data.attributes);
      return { status: 200, body: await document(project, context.actor) };
    },
    async deleteProject({ params, context }) {
      await projects.trash(context.actor, params.id);
      return { status: 204, body: undefined };
    },
    async moveProject({ params, context }) {
      const { project, ended } = await projects.move(context.actor, params.id, params.workspaceId);
      return { status: 200, body: { ...(await document(project, context.actor)), meta: ended } };
    },
    async listProjectMembers({ params, context }) {
      const project = await projects.find(context.actor, params.id, 'project.update');
      const found = await members.manageableIn(project.workspaceId, project.id);
      return { status: 200, body: { data: found.map(presentMember) } };
    },
    async listProjectUsers({ params, context: { actor } }) {
      const project = await projects.find(actor, params.id, 'project.view');
      const found = await members.ofProject(project.id, actor.may('project.write', targetOf(project)));
      return { status: 200, body: { data: found.map(presentPerson) } };
    },
  };
}
