import { feature } from '#composition/feature.ts';
import { brief } from '../brief/feature.ts';
import { cards } from '../cards/feature.ts';
import { conclusions } from '../conclusions/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { tags } from '../tags/feature.ts';
import { trends } from '../trends/feature.ts';
import { users } from '../users/feature.ts';
import { CoverageReadModel } from './coverage.read-model.ts';
import { CoverageService } from './coverage.service.ts';
import { coverageRoutes } from './routes.ts';

/** The coverage of projects. */
export const coverage = feature({
  name: 'coverage',
  uses: () => ({ brief, cards, conclusions, permissions, projects, settings, tags, trends, users }),
  compose({ db, cache }, { brief, projects, cards, tags, settings: { team } }) {
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
          domainsOf: brief.domainsOf,
        }),
      }),
    };
  },
});
