import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { brief } from '../brief/feature.ts';
import { cards } from '../cards/feature.ts';
import { comments } from '../comments/feature.ts';
import { conclusions } from '../conclusions/feature.ts';
import { insights } from '../insights/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { radars } from '../radars/feature.ts';
import { tags } from '../tags/feature.ts';
import { trends } from '../trends/feature.ts';
import { workspaces } from '../workspaces/feature.ts';
import { sampleRoutes } from './routes.ts';
import { SamplesService } from './samples.service.ts';

/** Sample workspaces. */
export const samples = feature({
  name: 'samples',
  uses: () => ({
    attachments,
    brief,
    cards,
    comments,
    conclusions,
    insights,
    permissions,
    projects,
    radars,
    tags,
    trends,
    workspaces,
  }),
  compose({ db, rateLimits }, { attachments: { pictures }, projects: { writer }, radars }) {
    return { routes: sampleRoutes(new SamplesService({ db, writer, pictures, rateLimits, radars })) };
  },
});
