import { can, inNaturalOrder, ratingSpread, type Target, type Team, type TrendAttributes } from '@foreglow/contract';
import { shownAs } from '../users/team.rules.ts';
import type { Rating } from './ratings.read-model.ts';

/** Whether a rating counts: as long as the person who gave it may write in the trend's project. */
export function counts(rating: Rating, target: Target & { workspaceSlug: string; projectSlug: string }): boolean {
  const { isGlobalAdmin, workspaceRole, projectRole } = rating;
  const holds = {
    is_global_admin: isGlobalAdmin,
    workspaces: workspaceRole ? [{ slug: target.workspaceSlug, role: workspaceRole }] : [],
    projects: projectRole ? [{ slug: target.projectSlug, role: projectRole }] : [],
  };
  return can(holds, 'project.write', target);
}

/** The ratings of a trend, as attributes. */
export type Rated = Pick<TrendAttributes, 'ratings' | 'my_rating'>;

interface Reader {
  readonly userId: number;
  /** People who may rate see the ratings of a measure only after they have rated it. */
  readonly mayRate: boolean;
}

/**
 * The ratings shown of a trend, and the reader's own one. Ratings are shown with a name only for people who agreed to
 * it, and with the name that others see of them.
 */
export function shownRatings(ratings: readonly Rating[], { userId, mayRate }: Reader, team: Team | null): Rated {
  const own = ratings.find((rating) => rating.userId === userId);
  const sees = (measure: Measure) => !mayRate || typeof own?.[measure] === 'number';
  const given = (measure: Measure) => ratings.map((rating) => rating[measure]);
  const shown = (rating: Rating, measure: Measure) => (sees(measure) ? rating[measure] : null);
  const spread = (measure: Measure) => (sees(measure) ? spreadOf(given(measure)) : null);
  const count = (measure: Measure) => given(measure).filter((value) => value !== null).length;
  return {
    ratings: {
      given: { impact: count('impact'), certainty: count('certainty') },
      impact: spread('impact'),
      certainty: spread('certainty'),
      // Ordered by the shown names: the order of real names would distinguish members of the team.
      named: ratings
        .filter((rating) => !rating.anonymous)
        .map((rating) => ({
          name: shownAs(rating, team).name,
          impact: shown(rating, 'impact'),
          certainty: shown(rating, 'certainty'),
        }))
        .filter(({ impact, certainty }) => impact !== null || certainty !== null)
        .sort((a, b) => inNaturalOrder(a.name, b.name)),
    },
    my_rating: own ? { impact: own.impact, certainty: own.certainty, anonymous: own.anonymous } : null,
  };
}

type Measure = 'impact' | 'certainty';

function spreadOf(values: readonly (number | null)[]): TrendAttributes['ratings']['impact'] {
  const spread = ratingSpread(values.filter((value) => value !== null));
  return spread && { ...spread, counts: [...spread.counts] };
}
