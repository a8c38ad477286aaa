import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { AssistanceApi } from '../assistance/compose.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { RadarsApi } from '../radars/compose.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { SimilarityApi } from '../similarity/compose.ts';
import { BuiltInDrafter } from './built-in/built-in-drafter.ts';
import { DraftedRadarsService } from './drafted-radars.service.ts';
import { FrameMaker } from './frame-maker.ts';
import { generationJobs } from './generation.jobs.ts';
import { GenerationService } from './generation.service.ts';
import { GenerationRunner } from './generation-runner.ts';
import { GenerationsPresenter } from './generations.presenter.ts';
import { ModelDrafter } from './model/model-drafter.ts';
import { generationRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly assistance: AssistanceApi;
  readonly similarity: SimilarityApi;
  readonly radars: RadarsApi;
  readonly settings: SettingsService;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
}

/** Composes the features of radars that are drafted step by step. */
export function composeGeneration({ db, queue, languages }: Platform, needs: Needs) {
  const { projects, assistance, similarity, radars, settings, team } = needs;
  const { drafting } = assistance;
  const builtIn = new BuiltInDrafter(db, drafting, languages);
  const runner = new GenerationRunner({
    db,
    drafting,
    frames: new FrameMaker(db, similarity.similarity),
    drafters: { 'built-in': builtIn, ai: new ModelDrafter(drafting) },
  });
  return {
    routes: generationRoutes({
      projects: projects.projects,
      generations: new GenerationService({ db, queue, drafting, settings: () => settings.assistance() }),
      draftedRadars: new DraftedRadarsService(db, radars.radars),
      presenter: new GenerationsPresenter(db, team),
      radars,
    }),
    jobs: generationJobs({ db, runner }),
  };
}
