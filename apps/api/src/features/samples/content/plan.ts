import type { Direction, Horizon } from '@foreglow/contract';
import type { SceneName } from '../pictures/scenes.ts';

// What the sample contains, apart from its words, which are written in each language.

type Step = 1 | 2 | 3 | 4 | 5;

/** Tags beside the six sticky ones that every project starts with. */
export const tagKeys = ['heat', 'water', 'care', 'street', 'food', 'work', 'homes', 'data'] as const;
export type TagKey = (typeof tagKeys)[number];
type StickyTag = 'Social' | 'Technological' | 'Economic' | 'Environmental' | 'Political' | 'Values';

interface SignalPlan {
  readonly tags: readonly (StickyTag | TagKey)[];
  /** How long ago it was noticed. */
  readonly daysAgo: number;
  /** Host and path of the invented source. */
  readonly source: string;
  readonly picture?: SceneName;
  readonly draft?: true;
}

const plannedSignals = {
  bakery: {
    tags: ['Economic', 'Environmental', 'heat'],
    daysAgo: 2,
    source: 'streetwork.example/bakery-heat',
    picture: 'bakery',
  },
  kerbs: {
    tags: ['Economic', 'Technological', 'street'],
    daysAgo: 3,
    source: 'kerbside.example/quarter-hours',
    picture: 'kerb',
  },
  school: {
    tags: ['Social', 'Environmental', 'heat'],
    daysAgo: 4,
    source: 'schoolday.example/cool-hours',
    picture: 'school',
  },
  drivers: {
    tags: ['Social', 'Technological', 'work'],
    daysAgo: 6,
    source: 'transit.example/riding-along',
    picture: 'bus',
  },
  insurer: {
    tags: ['Economic', 'Environmental', 'water'],
    daysAgo: 8,
    source: 'cover.example/river-bank',
    picture: 'river',
  },
  roofVote: { tags: ['Political', 'Values', 'homes'], daysAgo: 9, source: 'coop.example/roof-vote', picture: 'roofs' },
  quiet: {
    tags: ['Political', 'Values', 'street'],
    daysAgo: 11,
    source: 'cityhall.example/quiet-yards',
    picture: 'courtyard',
  },
  bricks: {
    tags: ['Technological', 'Economic', 'heat'],
    daysAgo: 13,
    source: 'papermill.example/brick-towers',
    picture: 'towers',
  },
  pharmacies: { tags: ['Social', 'Political', 'care'], daysAgo: 15, source: 'wardathome.example/front-door' },
  orchard: {
    tags: ['Values', 'Environmental', 'food'],
    daysAgo: 17,
    source: 'cemeteries.example/orchard',
    picture: 'orchard',
  },
  meters: {
    tags: ['Technological', 'Economic', 'water'],
    daysAgo: 20,
    source: 'reservoir.example/meters',
    picture: 'reservoir',
  },
  nightMayors: {
    tags: ['Political', 'Social', 'street'],
    daysAgo: 24,
    source: 'afterdark.example/budget',
    picture: 'night',
  },
  riderSigns: { tags: ['Social', 'Values', 'work'], daysAgo: 27, source: 'linguist.example/chalk-signs' },
  twins: {
    tags: ['Technological', 'Political', 'data'],
    daysAgo: 31,
    source: 'courtnotes.example/city-model',
    draft: true,
  },
  fish: {
    tags: ['Economic', 'Environmental', 'food'],
    daysAgo: 36,
    source: 'emptyoffices.example/trout',
    picture: 'market',
  },
  wednesday: { tags: ['Social', 'Political', 'work'], daysAgo: 40, source: 'townhall.example/long-wednesday' },
  coolRooms: {
    tags: ['Social', 'Environmental', 'heat'],
    daysAgo: 42,
    source: 'libraries.example/cool-rooms',
    picture: 'library',
  },
  shadeTax: { tags: ['Political', 'Economic', 'heat'], daysAgo: 45, source: 'cityhall.example/shade-fee' },
  nightBuilding: { tags: ['Social', 'Economic', 'work'], daysAgo: 47, source: 'sitehours.example/night-shift' },
  whiteRoads: { tags: ['Technological', 'Environmental', 'street'], daysAgo: 50, source: 'asphalt.example/pale-roads' },
  rentShare: { tags: ['Economic', 'Social', 'homes'], daysAgo: 52, source: 'tenancy.example/room-for-help' },
  threeGenerations: {
    tags: ['Social', 'Values', 'homes'],
    daysAgo: 55,
    source: 'buildinglaw.example/third-kitchen',
    picture: 'homes',
  },
  careCredits: { tags: ['Social', 'Economic', 'care'], daysAgo: 58, source: 'carebank.example/hours' },
  postRound: { tags: ['Social', 'Technological', 'care'], daysAgo: 61, source: 'postal.example/two-questions' },
  robotLift: { tags: ['Technological', 'Social', 'care'], daysAgo: 64, source: 'stairs.example/lending-lift' },
  gardenPump: {
    tags: ['Environmental', 'Technological', 'water'],
    daysAgo: 67,
    source: 'allotments.example/rain-cellar',
  },
  sponge: {
    tags: ['Environmental', 'Political', 'water'],
    daysAgo: 70,
    source: 'drainage.example/car-park-pond',
    picture: 'pond',
  },
  bottleTruck: { tags: ['Economic', 'Environmental', 'water'], daysAgo: 73, source: 'waterwagon.example/queue' },
  debtSwap: { tags: ['Economic', 'Political', 'homes'], daysAgo: 76, source: 'treasurer.example/roof-for-debt' },
  toolSubscription: { tags: ['Economic', 'Values', 'work'], daysAgo: 79, source: 'repairhall.example/members' },
  mallClinic: { tags: ['Economic', 'Social', 'care'], daysAgo: 82, source: 'secondmall.example/clinic' },
  poolShare: { tags: ['Economic', 'Social', 'street'], daysAgo: 85, source: 'publicpools.example/three-towns' },
  heatMapRent: { tags: ['Technological', 'Economic', 'data'], daysAgo: 88, source: 'listings.example/degrees' },
  deadSensors: {
    tags: ['Technological', 'Political', 'data'],
    daysAgo: 91,
    source: 'smartstreet.example/switched-off',
  },
  dataPermit: { tags: ['Political', 'Technological', 'data'], daysAgo: 94, source: 'permits.example/counting-people' },
  grandmotherModel: {
    tags: ['Technological', 'Values', 'data'],
    daysAgo: 97,
    source: 'elders.example/asking-the-model',
  },
  bikeFreight: { tags: ['Economic', 'Environmental', 'street'], daysAgo: 101, source: 'freight.example/four-wheels' },
  beeRoute: { tags: ['Environmental', 'Values', 'food'], daysAgo: 105, source: 'pollinator.example/bus-stops' },
  wasteSilence: { tags: ['Technological', 'Environmental', 'street'], daysAgo: 110, source: 'bins.example/suction' },
  cityPension: {
    tags: ['Political', 'Economic', 'work'],
    daysAgo: 116,
    source: 'civicservice.example/second-job',
    draft: true,
  },
} as const satisfies Record<string, SignalPlan>;
export type SignalKey = keyof typeof plannedSignals;
export const signals: Readonly<Record<SignalKey, SignalPlan>> = plannedSignals;

interface InsightPlan {
  readonly cards: readonly SignalKey[];
}

const plannedInsights = {
  heatTrade: { cards: ['bakery', 'bricks', 'debtSwap', 'heatMapRent'] },
  coolDay: { cards: ['school', 'coolRooms', 'nightBuilding', 'wednesday', 'shadeTax'] },
  nearCare: { cards: ['pharmacies', 'postRound', 'careCredits', 'mallClinic', 'robotLift'] },
  retreat: { cards: ['insurer', 'meters', 'bottleTruck', 'sponge', 'gardenPump'] },
  smallVotes: { cards: ['roofVote', 'quiet', 'nightMayors', 'threeGenerations'] },
  countedStreets: { cards: ['kerbs', 'dataPermit', 'deadSensors', 'twins'] },
} as const satisfies Record<string, InsightPlan>;
export type InsightKey = keyof typeof plannedInsights;
export const insights: Readonly<Record<InsightKey, InsightPlan>> = plannedInsights;

interface TrendPlan {
  readonly insights: readonly InsightKey[];
  readonly cards: readonly SignalKey[];
  readonly horizon: Horizon;
  readonly impact: Step;
  readonly certainty: Step;
  readonly direction: Direction;
  readonly picture?: SceneName;
  /** The creator's rating; trends without one ask for it. */
  readonly rating?: { readonly impact: Step; readonly certainty: Step };
}

const plannedTrends = {
  dayShift: {
    insights: ['coolDay'],
    cards: ['school', 'nightBuilding', 'coolRooms', 'nightMayors'],
    horizon: 'now',
    impact: 4,
    certainty: 4,
    direction: 'rising',
    picture: 'school',
    rating: { impact: 5, certainty: 4 },
  },
  localHeat: {
    insights: ['heatTrade'],
    cards: ['bakery', 'bricks', 'debtSwap'],
    horizon: 'next',
    impact: 4,
    certainty: 3,
    direction: 'rising',
    picture: 'towers',
    rating: { impact: 3, certainty: 3 },
  },
  careAtTheCorner: {
    insights: ['nearCare'],
    cards: ['pharmacies', 'postRound', 'mallClinic', 'drivers'],
    horizon: 'next',
    impact: 5,
    certainty: 3,
    direction: 'rising',
    rating: { impact: 5, certainty: 4 },
  },
  managedRetreat: {
    insights: ['retreat'],
    cards: ['insurer', 'bottleTruck', 'sponge'],
    horizon: 'later',
    impact: 5,
    certainty: 2,
    direction: 'rising',
    picture: 'river',
  },
  pricedStreet: {
    insights: ['countedStreets'],
    cards: ['kerbs', 'quiet', 'bikeFreight', 'wasteSilence'],
    horizon: 'next',
    impact: 3,
    certainty: 3,
    direction: 'steady',
    rating: { impact: 2, certainty: 3 },
  },
  sensorRetreat: {
    insights: ['countedStreets', 'smallVotes'],
    cards: ['deadSensors', 'dataPermit'],
    horizon: 'later',
    impact: 3,
    certainty: 1,
    direction: 'wild_card',
  },
} as const satisfies Record<string, TrendPlan>;
export type TrendKey = keyof typeof plannedTrends;
export const trends: Readonly<Record<TrendKey, TrendPlan>> = plannedTrends;

/** A comment and the reply to it. */
interface CommentPlan {
  readonly on:
    | { readonly kind: 'cards'; readonly key: SignalKey }
    | { readonly kind: 'insights'; readonly key: InsightKey }
    | { readonly kind: 'trends'; readonly key: TrendKey };
  readonly replyTo?: string;
}

const plannedComments = {
  landlord: { on: { kind: 'cards', key: 'bakery' } },
  landlordReply: { on: { kind: 'cards', key: 'bakery' }, replyTo: 'landlord' },
  banks: { on: { kind: 'cards', key: 'insurer' } },
  whoPays: { on: { kind: 'cards', key: 'shadeTax' } },
  evening: { on: { kind: 'insights', key: 'coolDay' } },
  thinEvidence: { on: { kind: 'insights', key: 'countedStreets' } },
  board: { on: { kind: 'trends', key: 'careAtTheCorner' } },
  certainty: { on: { kind: 'trends', key: 'managedRetreat' } },
} as const satisfies Record<string, CommentPlan>;
export type CommentKey = keyof typeof plannedComments;
export const comments: Readonly<Record<CommentKey, CommentPlan>> = plannedComments;
