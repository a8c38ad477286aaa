/** Which evidence supports what, by the tables that say so. */
export interface EvidenceLink {
  readonly table: 'insight_cards' | 'trend_cards' | 'trend_insights';
  /** Column of what is supported. */
  readonly owner: 'insight_id' | 'trend_id';
  /** Column of what supports it, and the table that is in. */
  readonly evidence: 'card_id' | 'insight_id';
  readonly of: 'cards' | 'insights';
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
