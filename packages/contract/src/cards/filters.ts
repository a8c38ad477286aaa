import type { CardText } from './texts.ts';

/** Which cards a list shows (§3 of the specification). The SQL of the API is tested against `matchesFilters` (`matching.ts`). */
export interface CardFilters {
  /** Names; a card matches with any of them. Empty: every card. */
  readonly tags: readonly string[];
  /** Cards without a tag. */
  readonly showOnlyUntagged: boolean;
  /** E-mails as creators are shown under (`shownEmail`); a card matches with any of them. Empty: every card. */
  readonly creators: readonly string[];
  readonly showOnlyMyCards: boolean;
  readonly showDrafts: boolean;
  readonly showOnlyDrafts: boolean;
  readonly showAISignals: boolean;
  readonly showOnlyAISignals: boolean;
  /** Days `YYYY-MM-DD` in `timeZone`; the end is inclusive. */
  readonly dateRange: { readonly start?: string | undefined; readonly end?: string | undefined };
  /** IANA name of the viewer's time zone. */
  readonly timeZone: string;
  /** Slugs; used in the repository. Empty: every project. */
  readonly projects: readonly string[];
  /** Slug of an insight: its cards. `none`: cards that no insight is drawn from. Empty: every card. */
  readonly insight: string;
  /** Host of the source (`sourceHost`). `none`: cards without one. Empty: every card. */
  readonly source: string;
  readonly search: string;
  /** The search term must not be a part of longer words (`holdsWholeWords`). */
  readonly wholeWords: boolean;
}

/** The filter value for cards without any value, such as cards without a source. */
export const nothing = 'none';

export const noFilters: CardFilters = {
  tags: [],
  showOnlyUntagged: false,
  creators: [],
  showOnlyMyCards: false,
  showDrafts: true,
  showOnlyDrafts: false,
  showAISignals: true,
  showOnlyAISignals: false,
  dateRange: {},
  timeZone: 'UTC',
  projects: [],
  insight: '',
  source: '',
  search: '',
  wholeWords: false,
};

/** The parts of a card that filters use. */
export interface FilterableCard extends CardText {
  readonly tags: readonly { readonly name: string; readonly sticky: boolean }[];
  readonly creator: { readonly email: string };
  readonly public: boolean;
  readonly ai_assistant: boolean;
  readonly created_at: string;
  readonly project: { readonly slug: string };
  /** Slugs of the insights that are drawn from it. */
  readonly insights: readonly string[];
}

/** The reader of a list. */
export interface Viewer {
  readonly email: string;
  /** Whether the viewer may write in the project of the card. Drafts are shown to writers only. */
  readonly mayWrite: boolean;
}

/** The parts of a card that decide its order. */
type OrderedCard = Pick<FilterableCard, 'tags' | 'created_at'>;

/**
 * The order of a card list: cards with a sticky tag first, then newest first. The API orders equal ones by their
 * creation.
 */
export function compareCards(a: OrderedCard, b: OrderedCard): number {
  const sticky = Number(hasStickyTag(b)) - Number(hasStickyTag(a));
  return sticky || Date.parse(b.created_at) - Date.parse(a.created_at);
}

const hasStickyTag = (card: OrderedCard): boolean => card.tags.some((tag) => tag.sticky);
