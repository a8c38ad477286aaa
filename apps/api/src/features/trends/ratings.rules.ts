import { can, ratingSpread, type Target, type Team, type TrendAttributes } from '@foreglow/contract';
import { shownAs } from '../users/index.ts';
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

/**
 * What a trend shows of its ratings, and the reader's own one. Only people who agreed to it are named with their ratings, by
 * the name that others see of them.
 */
export function shownRatings(
  ratings: readonly Rating[],
  readerId: number,
  team: Team | null,
): Pick<TrendAttributes, 'ratings' | 'my_rating'> {
  const own = ratings.find((rating) => rating.userId === readerId);
  const named = ratings.filter((rating) => !rating.anonymous);
  return {
    ratings: {
      impact: spreadOf(ratings.map(({ impact }) => impact)),
      certainty: spreadOf(ratings.map(({ certainty }) => certainty)),
      // In the order of the names that are shown: that of real names would tell people of the team apart.
      named: named
        .map((rating) => ({ name: shownAs(rating, team).name, impact: rating.impact, certainty: rating.certainty }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    },
    my_rating: own ? { impact: own.impact, certainty: own.certainty, anonymous: own.anonymous } : null,
  };
}

function spreadOf(values: readonly (number | null)[]): TrendAttributes['ratings']['impact'] {
  const spread = ratingSpread(values.filter((value) => value !== null));
  return spread && { ...spread, counts: [...spread.counts] };
}
