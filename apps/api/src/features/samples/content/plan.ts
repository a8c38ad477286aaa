import type { Direction, Horizon } from '@foreglow/contract';
import type { SceneName } from '../pictures/scenes.ts';

// The contents of the sample without its texts, which are written in each language.

type Step = 1 | 2 | 3 | 4 | 5;

/** Tags in addition to the six sticky ones that every project starts with. */
export const tagKeys = ['heat', 'water', 'care', 'street', 'food', 'work', 'homes', 'data'] as const;
export type TagKey = (typeof tagKeys)[number];
type StickyTag = 'Social' | 'Technological' | 'Economic' | 'Environmental' | 'Political' | 'Values';

interface SignalPlan {
  readonly tags: readonly (StickyTag | TagKey)[];
  /** The age of the signal. */
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
  /** The creator's rating. On a trend without one, the creator is asked for it. */
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

interface BlipPlan {
  /** Index of its domain in the brief. */
  readonly domain: 0 | 1 | 2 | 3 | 4 | 5;
  /** Its trend, from which it takes its label, its horizon and its impact. */
  readonly trend?: TrendKey;
  readonly cards?: readonly SignalKey[];
  readonly ring: Horizon;
  readonly impact: Step;
  readonly position: number;
  /** Indexes of its impacts. */
  readonly impacts: readonly (0 | 1 | 2 | 3)[];
  /** Its ring in the first version; null if it was not in that version. */
  readonly before?: Horizon | null;
}

const plannedBlips = {
  coolRooms: { domain: 0, cards: ['coolRooms', 'school'], ring: 'now', impact: 4, position: 0.3, impacts: [0, 3] },
  localHeat: { domain: 0, trend: 'localHeat', ring: 'next', impact: 4, position: 0.4, impacts: [1, 2] },
  shadeTax: { domain: 0, cards: ['shadeTax'], ring: 'later', impact: 2, position: 0.4, impacts: [1], before: null },
  bricks: { domain: 0, cards: ['bricks'], ring: 'later', impact: 3, position: 0.7, impacts: [1] },
  postRound: { domain: 1, cards: ['postRound', 'drivers'], ring: 'now', impact: 3, position: 0.5, impacts: [0, 3] },
  careAtTheCorner: {
    domain: 1,
    trend: 'careAtTheCorner',
    ring: 'next',
    impact: 5,
    position: 0.2,
    impacts: [0, 1, 3],
    before: 'later',
  },
  robotLift: { domain: 1, cards: ['robotLift'], ring: 'later', impact: 3, position: 0.5, impacts: [3] },
  threeGenerations: { domain: 2, cards: ['threeGenerations'], ring: 'now', impact: 2, position: 0.6, impacts: [0, 2] },
  roofVote: { domain: 2, cards: ['roofVote'], ring: 'next', impact: 2, position: 0.6, impacts: [2], before: null },
  managedRetreat: { domain: 2, trend: 'managedRetreat', ring: 'later', impact: 5, position: 0.2, impacts: [1, 2] },
  quiet: { domain: 3, cards: ['quiet'], ring: 'now', impact: 3, position: 0.7, impacts: [0] },
  bikeFreight: {
    domain: 3,
    cards: ['bikeFreight'],
    ring: 'now',
    impact: 2,
    position: 0.3,
    impacts: [1],
    before: 'next',
  },
  pricedStreet: {
    domain: 3,
    trend: 'pricedStreet',
    ring: 'next',
    impact: 3,
    position: 0.5,
    impacts: [0, 1],
    before: 'now',
  },
  nightMayors: { domain: 3, cards: ['nightMayors'], ring: 'later', impact: 2, position: 0.3, impacts: [0] },
  dayShift: { domain: 4, trend: 'dayShift', ring: 'now', impact: 4, position: 0.3, impacts: [0, 3], before: 'next' },
  careCredits: { domain: 4, cards: ['careCredits'], ring: 'next', impact: 3, position: 0.5, impacts: [0, 1] },
  debtSwap: { domain: 4, cards: ['debtSwap'], ring: 'later', impact: 2, position: 0.6, impacts: [1], before: null },
  dataPermit: { domain: 5, cards: ['dataPermit'], ring: 'now', impact: 3, position: 0.5, impacts: [1] },
  twins: { domain: 5, cards: ['twins'], ring: 'next', impact: 3, position: 0.4, impacts: [1], before: null },
  sensorRetreat: { domain: 5, trend: 'sensorRetreat', ring: 'later', impact: 3, position: 0.5, impacts: [1] },
} as const satisfies Record<string, BlipPlan>;
export type BlipKey = keyof typeof plannedBlips;
/** The radar of the sample. */
export const radarBlips: Readonly<Record<BlipKey, BlipPlan>> = plannedBlips;

/** The number of days since its two versions were published. */
export const radarPublished = [92, 1] as const;

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
