import { type ConclusionKind, conclusionKinds, type kinds } from '@foreglow/contract';
import type { Tables } from '../../platform/db/tables.ts';

/** Which evidence supports what, by the table that says so. */
export interface EvidenceLink {
  readonly table: keyof Tables;
  /** Column of what is supported. */
  readonly owner: string;
  /** Column of what supports it, and the table that is in. */
  readonly evidence: string;
  readonly of: 'cards' | ConclusionKind;
  /** Name of the attribute that gives the evidence. */
  readonly attribute: 'card_slugs' | 'insight_slugs';
}

export const insightCards: EvidenceLink = {
  table: 'insight_cards',
  owner: 'insight_id',
  evidence: 'card_id',
  of: 'cards',
  attribute: 'card_slugs',
};

export const trendCards: EvidenceLink = { ...insightCards, table: 'trend_cards', owner: 'trend_id' };

export const trendInsights: EvidenceLink = {
  table: 'trend_insights',
  owner: 'trend_id',
  evidence: 'insight_id',
  of: 'insights',
  attribute: 'insight_slugs',
};

/** The links of every conclusion, by the kind of what supports it. */
const links: { readonly [K in ConclusionKind]: Readonly<Record<keyof (typeof kinds)[K]['evidence'], EvidenceLink>> } = {
  insights: { cards: insightCards },
  trends: { cards: trendCards, insights: trendInsights },
};

/** The conclusions that cards can support, each with that link and all its links. */
export const supportedByCards = conclusionKinds.map((kind) => ({
  kind,
  cards: links[kind].cards,
  all: Object.values<EvidenceLink>(links[kind]),
}));
