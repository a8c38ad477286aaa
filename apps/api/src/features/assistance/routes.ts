import type { assistanceEndpoints } from '@foreglow/contract/assistance/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { AiSettingsService } from './ai-settings.service.ts';
import type { AnswersService } from './answers/answers.service.ts';
import type { DraftCall } from './draft-calls.ts';
import type { SignalsService } from './signals/signals.service.ts';
import type { SuggestionsService } from './suggestions/suggestions.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly aiSettings: AiSettingsService;
  readonly suggestions: SuggestionsService;
  readonly answers: AnswersService;
  readonly signals: SignalsService;
}

export function assistanceRoutes({
  projects,
  aiSettings,
  suggestions,
  answers,
  signals,
}: Parts): HandlersOf<typeof assistanceEndpoints> {
  const administer = async ({ context: { actor } }: { readonly context: CallContext }) =>
    actor.authorizeAdministration(actor.user);
  const callOf = <P extends Project>(
    { actor, renewActor, disconnected }: CallContext,
    project: P,
    progress: DraftCall['progress'],
  ) => ({
    actor,
    renewActor,
    project,
    disconnected: disconnected(),
    progress,
  });
  return {
    suggest: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'project.write'),
      async ({ params, body, context, progress }, project) => {
        const call = callOf(context, project, progress);
        return {
          status: 200,
          body: { data: { type: 'suggestions', id: params.id, attributes: await suggestions.make(call, body) } },
        };
      },
    ),
    ask: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
      async ({ params, body, context, progress }, project) => {
        const call = callOf(context, project, progress);
        return {
          status: 200,
          body: { data: { type: 'answers', id: params.id, attributes: await answers.answer(call, body.question) } },
        };
      },
    ),
    draftSignals: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'card.create'),
      async ({ params, body, context, progress }, project) => {
        const call = callOf(context, project, progress);
        return {
          status: 200,
          body: { data: { type: 'drafted-signals', id: params.id, attributes: await signals.draft(call, body) } },
        };
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
