import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { CardsApi } from '../cards/compose.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { Project } from '../projects/project.ts';
import type { TagsApi } from '../tags/compose.ts';
import { CoverageReadModel } from './coverage.read-model.ts';
import { CoverageService } from './coverage.service.ts';
import { coverageRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly cards: CardsApi;
  readonly tags: TagsApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
  /** The domains in the project's brief. */
  readonly domainsOf: (project: Project) => Promise<readonly string[]>;
}

/** Composes the coverage of projects. */
export function composeCoverage({ db, cache }: Platform, { projects, cards, tags, team, domainsOf }: Needs) {
  return {
    routes: coverageRoutes({
      projects: projects.projects,
      coverage: new CoverageService({
        db,
        counts: projects.counts,
        listings: cards.listings,
        tags: tags.readModel,
        figures: new CoverageReadModel(db, cache),
        team,
        domainsOf,
      }),
    }),
  };
}
