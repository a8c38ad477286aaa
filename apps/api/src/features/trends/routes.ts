import type { EvidenceCard, NewRating, Team } from '@foreglow/contract';
import type { trendEndpoints } from '@foreglow/contract/trends/endpoints';
import { type Call, guarded } from '#platform/http/handlers.ts';
import { conclusionDocument, conclusionHandlers } from '../conclusions/conclusion-routes.ts';
import type { Found } from '../conclusions/conclusion-type.ts';
import type { MoreAttributes } from '../conclusions/conclusions.presenter.ts';
import type { Actor } from '../permissions/actor.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { CardsOfInsightsReadModel } from './cards-of-insights.read-model.ts';
import type { RatingsReadModel } from './ratings.read-model.ts';
import { RatingsRepo } from './ratings.repo.ts';
import { counts, type Rated, shownRatings } from './ratings.rules.ts';
import { type OwnTrendFilters, trendConditions, type trendType } from './trends.read-model.ts';

type TrendType = typeof trendType;
type TrendList = Call<(typeof trendEndpoints)['listTrends'], CallContext>;

/** What only trends have, as shown to the actor. */
interface OwnAttributes extends Rated {
  readonly cards_of_insights: EvidenceCard[];
}

interface Sources {
  readonly ratings: RatingsReadModel;
  readonly cardsOfInsights: CardsOfInsightsReadModel;
  readonly team: () => Promise<Team | null>;
}

/** The ratings of trends and the cards behind their insights, as shown to the actor. */
export const ownAttributes =
  ({ ratings, cardsOfInsights, team }: Sources): MoreAttributes<OwnAttributes> =>
  async (actor, ids, project) => {
    const target = targetOf(project);
    const counted = (await ratings.of(ids, project)).filter((rating) => counts(rating, target));
    const byTrend = Map.groupBy(counted, (rating) => rating.trendId);
    const mayWrite = actor.may('project.write', target);
    const reader = { userId: actor.user.userId, mayRate: mayWrite };
    const behind = await cardsOfInsights.of(ids, mayWrite);
    const shownTeam = await team();
    return (id) => ({
      cards_of_insights: behind.get(id) ?? [],
      ...shownRatings(byTrend.get(id) ?? [], reader, shownTeam),
    });
  };

type Parts = Omit<Parameters<typeof conclusionHandlers<TrendType, OwnAttributes, never>>[0], 'conditions'>;

export function trendRoutes(parts: Parts): HandlersOf<typeof trendEndpoints> {
  const { conclusions: trends, presenter } = parts;
  const calls = conclusionHandlers<TrendType, OwnAttributes, TrendList>({
    ...parts,
    conditions: (query, seesDrafts) => trendConditions(filtersOf(query), seesDrafts),
  });

  /** A trend that the actor may see and rate. People who may write in its project may rate it. */
  const findToRate = async ({ params, context: { actor } }: RatingCall): Promise<Found<TrendType, 'project.write'>> => {
    const { conclusion, project } = await trends.find(actor, params.id, params.conclusionId, 'view');
    const target = targetOf(project);
    return {
      conclusion: actor.authorize('project.write', target, conclusion),
      project: actor.authorize('project.write', target, project),
    };
  };

  /** Stores `rating` as the actor's rating of a trend. A rating without values is withdrawn. */
  const rate = async (
    actor: Actor,
    { conclusion: { slug }, project }: Found<TrendType, 'project.write'>,
    rating: NewRating,
  ) => {
    await trends.write(actor, project, async (writer) => {
      const { transaction } = writer;
      const trend = await trends.readAgain(transaction, slug);
      await new RatingsRepo(transaction).set(trend.id, actor.user.userId, {
        impact: rating.impact ?? null,
        certainty: rating.certainty ?? null,
        anonymous: rating.anonymous ?? true,
      });
      writer.recordRating(trend);
    });
    return conclusionDocument(presenter, actor, await trends.find(actor, project.slug, slug, 'view'));
  };

  return {
    createTrend: calls.create,
    listTrends: calls.list,
    readTrend: calls.read,
    updateTrend: calls.update,
    deleteTrend: calls.remove,
    restoreTrend: calls.restore,
    rateTrend: guarded(findToRate, async ({ body, context: { actor } }, found) => ({
      status: 200,
      body: await rate(actor, found, body),
    })),
    withdrawRating: guarded(findToRate, async ({ context: { actor } }, found) => ({
      status: 200,
      body: await rate(actor, found, {}),
    })),
  };
}

interface RatingCall {
  readonly params: { readonly id: string; readonly conclusionId: string };
  readonly context: CallContext;
}

const filtersOf = (query: TrendList['query']): OwnTrendFilters => ({
  horizons: query['filter[horizon]'],
  directions: query['filter[direction]'],
  withoutEvidence: query['filter[evidence]'] === 'none',
});
