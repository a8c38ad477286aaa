import type { Team } from '@foreglow/contract';
import type { briefEndpoints } from '@foreglow/contract/brief/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import { presentBrief, presentVersion, presentVersionHead } from './brief.presenter.ts';
import type { BriefService } from './brief.service.ts';

interface Parts {
  readonly brief: BriefService;
  readonly projects: ProjectsService;
  readonly team: () => Promise<Team | null>;
}

export function briefRoutes({ brief, projects, team }: Parts): HandlersOf<typeof briefEndpoints> {
  return {
    readBrief: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
      async ({ params }, project) => {
        const found = await brief.read(project);
        return { status: 200, body: { data: presentBrief(params.id, found, await team()) } };
      },
    ),
    updateBrief: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.write'),
      async ({ params, body, context }, project) => {
        const saved = await brief.update(context.actor, project, body.data.attributes);
        return { status: 200, body: { data: presentBrief(params.id, saved, await team()) } };
      },
    ),
    listBriefVersions: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
      async ({ params, query }, project) => {
        const paging = pagingOf(query);
        const window = { offset: offsetOf(paging), limit: paging.size };
        const { versions, total } = await brief.versions(project, window);
        const shown = await team();
        return {
          status: 200,
          body: {
            data: versions.map((version) => presentVersionHead(params.id, version, shown)),
            meta: pageMeta(paging, versions.length, total),
            links: pageLinks(`/v1/projects/${params.id}/brief/versions`, query, paging, total),
          },
        };
      },
    ),
    readBriefVersion: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
      async ({ params }, project) => {
        const version = await brief.version(project, params.number);
        return { status: 200, body: { data: presentVersion(params.id, version, await team()) } };
      },
    ),
    restoreBriefVersion: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.write'),
      async ({ params, context }, project) => {
        const restored = await brief.restore(context.actor, project, params.number);
        return { status: 200, body: { data: presentBrief(params.id, restored, await team()) } };
      },
    ),
  };
}
