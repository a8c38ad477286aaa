import type { Team } from '@foreglow/contract';
import type { briefEndpoints } from '@foreglow/contract/brief/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import type { HandlersOf } from '../permissions/index.ts';
import { presentBrief, presentVersion, presentVersionHead } from './brief.presenter.ts';
import type { BriefService } from './brief.service.ts';

export function briefRoutes(brief: BriefService, team: () => Promise<Team | null>): HandlersOf<typeof briefEndpoints> {
  return {
    async readBrief({ params, context }) {
      const found = await brief.read(context.actor, params.id);
      return { status: 200, body: { data: presentBrief(params.id, found, await team()) } };
    },
    async updateBrief({ params, body, context }) {
      const saved = await brief.update(context.actor, params.id, body.data.attributes);
      return { status: 200, body: { data: presentBrief(params.id, saved, await team()) } };
    },
    async listBriefVersions({ params, query, context }) {
      const paging = pagingOf(query);
      const window = { offset: offsetOf(paging), limit: paging.size };
      const { versions, total } = await brief.versions(context.actor, params.id, window);
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
    async readBriefVersion({ params, context }) {
      const version = await brief.version(context.actor, params.id, params.number);
      return { status: 200, body: { data: presentVersion(params.id, version, await team()) } };
    },
    async restoreBriefVersion({ params, context }) {
      const restored = await brief.restore(context.actor, params.id, params.number);
      return { status: 200, body: { data: presentBrief(params.id, restored, await team()) } };
    },
  };
}
