import { limits } from '@foreglow/contract';
import type { trashEndpoints } from '@foreglow/contract/trash/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import type { HandlersOf } from '../permissions/index.ts';
import type { Trashed } from './trash.read-model.ts';
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
type Find = (window: { offset: number; limit: number }) => ReturnType<TrashService['workspaces']>;

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
    listTrashedWorkspaces: ({ query }) => answer('/v1/trash', query, (window) => trash.workspaces(window)),
    listTrashedProjects: ({ params, query, context }) =>
      answer(`/v1/workspaces/${params.id}/trash`, query, (window) => trash.projects(context.actor, params.id, window)),
    listTrashedCards: ({ params, query, context }) =>
      answer(`/v1/projects/${params.id}/trash`, query, (window) => trash.contents(context.actor, params.id, window)),
    async restoreWorkspace({ params, context }) {
      await trash.restoreWorkspace(context.actor, params.id);
      return { status: 204, body: undefined };
    },
    async restoreProject({ params, context }) {
      await trash.restoreProject(context.actor, params.id);
      return { status: 204, body: undefined };
    },
  };
}
