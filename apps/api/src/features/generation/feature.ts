import { feature } from '#composition/feature.ts';
import { assistance } from '../assistance/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { radars } from '../radars/feature.ts';
import { settings } from '../settings/feature.ts';
import { similarity } from '../similarity/feature.ts';
import { trends } from '../trends/feature.ts';
import { users } from '../users/feature.ts';
import { BuiltInDrafter } from './built-in/built-in-drafter.ts';
import { DraftedRadarsService } from './drafted-radars.service.ts';
import { FrameMaker } from './frame-maker.ts';
import { generationJobs } from './generation.jobs.ts';
import { GenerationService } from './generation.service.ts';
import { GenerationRunner } from './generation-runner.ts';
import { GenerationsPresenter } from './generations.presenter.ts';
import { ModelDrafter } from './model/model-drafter.ts';
import { generationRoutes } from './routes.ts';

/** The features of radars that are drafted step by step. */
export const generation = feature({
  name: 'generation',
  uses: () => ({ assistance, permissions, projects, radars, settings, similarity, trends, users }),
  compose({ db, queue, languages }, used) {
    const { projects, assistance, similarity, radars, settings } = used;
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
        draftedRadars: new DraftedRadarsService(db, projects.writer, radars.radars),
        presenter: new GenerationsPresenter(db, settings.team),
        radars,
      }),
      jobs: generationJobs({ db, runner }),
    };
  },
});
