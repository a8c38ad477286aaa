import type { generationEndpoints } from '@foreglow/contract/generation/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import { type ProjectsService, targetOf } from '../projects/projects.service.ts';
import type { RadarsApi } from '../radars/feature.ts';
import type { DraftedRadarsService } from './drafted-radars.service.ts';
import type { FoundGeneration, GenerationService } from './generation.service.ts';
import type { GenerationsPresenter } from './generations.presenter.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly generations: GenerationService;
  readonly draftedRadars: DraftedRadarsService;
  readonly presenter: GenerationsPresenter;
  readonly radars: RadarsApi;
}

interface Call {
  readonly params: { readonly id: string };
  readonly context: CallContext;
}

/** The calls of radars that are drafted. */
export function generationRoutes(parts: Parts): HandlersOf<typeof generationEndpoints> {
  const { projects, generations, draftedRadars, presenter, radars } = parts;
  const find = ({ params, context }: Call) => generations.find(context.actor, params.id);
  const findToMake = async (call: Call) => {
    const found = await find(call);
    call.context.actor.authorize('trend.create', targetOf(found.project), found.project);
    return found;
  };
  const document = async (found: FoundGeneration) => ({ data: await presenter.one(found) });
  return {
    startGeneration: guarded(
      ({ body, context }) => projects.find(context.actor, body.horizonProjectSlug, 'radar.create'),
      async ({ body, context: { actor } }, project) => ({
        status: 201,
        body: await document(await generations.start(actor, project, body.prompt)),
      }),
    ),
    // It uses a reading method but changes the state, so its answer names no state and is never cached.
    terminateGeneration: guarded(find, async ({ context: { actor } }, found) => ({
      status: 200,
      body: await document(await generations.terminate(actor, found)),
    })),
    listGenerations: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'radar.create'),
      async (_call, project) => ({
        status: 200,
        body: { data: await presenter.list(await generations.list(project), project) },
      }),
    ),
    readGeneration: guarded(find, async (_call, found) => ({ status: 200, body: await document(found) })),
    continueGeneration: guarded(find, async ({ context: { actor } }, found) => ({
      status: 200,
      body: await document(await generations.continue(actor, found)),
    })),
    reviewGeneration: guarded(find, async ({ body, context: { actor } }, found) => ({
      status: 200,
      body: await document(await generations.review(actor, found, body.data.attributes)),
    })),
    makeRadarOfGeneration: guarded(findToMake, async ({ body, context }, found) => {
      const { isNew, found: made } = await draftedRadars.make(context.actor, found, body?.keep_trends === true);
      const data = await radars.presenter.one(context, made.radar, made.project);
      return { status: isNew ? 201 : 200, body: { data } };
    }),
  };
}
