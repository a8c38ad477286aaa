import { limits } from '@foreglow/contract';
import type { trashEndpoints } from '@foreglow/contract/trash/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { Slice, Trashed } from './trash.read-model.ts';
import type { TrashService } from './trash.service.ts';

const day = 86_400_000;

const present = ({ kind, slug, title, deletedAt }: Trashed) => ({
  type: 'trash' as const,
  id: slug,
  attributes: {
    kind,
    title,
    deleted_at: deletedAt.toISOString(),
    removed_at: new Date(deletedAt.getTime() + limits.trashDays * day).toISOString(),
  },
});

type Query = Parameters<typeof pagingOf>[0];
type Find = (slice: Slice) => ReturnType<TrashService['workspaces']>;

export function trashRoutes(trash: TrashService): HandlersOf<typeof trashEndpoints> {
  const answer = async (path: string, query: Query, find: Find) => {
    const paging = pagingOf(query);
    const { trashed, total } = await find({ offset: offsetOf(paging), limit: paging.size });
    return {
      status: 200 as const,
      body: {
        data: trashed.map(present),
        meta: pageMeta(paging, trashed.length, total),
        links: pageLinks(path, query, paging, total),
      },
    };
  };
  return {
    listTrashedWorkspaces: guarded(
      async ({ context: { actor } }) => actor.authorizeAdministration(actor.user),
      ({ query }) => answer('/v1/trash', query, (slice) => trash.workspaces(slice)),
    ),
    listTrashedProjects: guarded(
      ({ params, context }) => trash.findWorkspace(context.actor, params.id),
      ({ params, query }, workspace) =>
        answer(`/v1/workspaces/${params.id}/trash`, query, (slice) => trash.projects(workspace, slice)),
    ),
    listTrashedCards: guarded(
      ({ params, context }) => trash.findProject(context.actor, params.id),
      ({ params, query }, project) =>
        answer(`/v1/projects/${params.id}/trash`, query, (slice) => trash.contents(project, slice)),
    ),
    restoreWorkspace: guarded(
      ({ params, context }) => trash.findTrashedWorkspace(context.actor, params.id),
      async (_call, workspace) => {
        await trash.restoreWorkspace(workspace);
        return { status: 204, body: undefined };
      },
    ),
    restoreProject: guarded(
      ({ params, context }) => trash.findTrashedProject(context.actor, params.id),
      async ({ context }, project) => {
        await trash.restoreProject(context.actor, project);
        return { status: 204, body: undefined };
      },
    ),
  };
}
