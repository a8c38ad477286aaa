import type { assistanceEndpoints } from '@foreglow/contract/assistance/endpoints';
import { guarded } from '../../platform/http/handlers.ts';
import { problem } from '../../platform/http/problem.ts';
import type { CallContext, HandlersOf } from '../permissions/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { AiSettingsService } from './ai-settings.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly aiSettings: AiSettingsService;
}

export function assistanceRoutes({ projects, aiSettings }: Parts): HandlersOf<typeof assistanceEndpoints> {
  const administer = async ({ context: { actor } }: { readonly context: CallContext }) =>
    actor.authorizeAdministration(actor.user);
  return {
    suggest: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.write'),
      async () => {
        throw problem('unavailable');
      },
    ),
    ask: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async () => {
        throw problem('unavailable');
      },
    ),
    draftSignals: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.create'),
      async () => {
        throw problem('unavailable');
      },
    ),
    listAiUsage: guarded(administer, async () => {
      const uses = await aiSettings.usage();
      const data = uses.map(({ workspace, day, month, monthCost }) => ({
        type: 'ai-usage' as const,
        id: workspace?.slug ?? 'removed',
        attributes: { workspace, day, month, month_cost: monthCost },
      }));
      return { status: 200, body: { data } };
    }),
    testAi: guarded(administer, async (_call, administrator) => ({
      status: 200,
      body: { meta: await aiSettings.test(administrator) },
    })),
  };
}
