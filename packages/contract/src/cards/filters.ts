import { tagKey } from '../tags/tag.ts';
import { shownEmail, type Team } from '../users/team.ts';
import { startOfDay, startOfNextDay } from './days.ts';
import { sourceHost } from './source-host.ts';
import { holdsWholeWords } from './whole-words.ts';

/** Which cards a list shows (§3 of the specification). The SQL of the API is tested against `matchesFilters`. */
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
export interface FilterableCard {
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly relevance: string | null;
  readonly tags: readonly { readonly name: string; readonly sticky: boolean }[];
  readonly creator: { readonly email: string };
  readonly public: boolean;
  readonly ai_assistant: boolean;
  readonly created_at: string;
  readonly project: { readonly slug: string };
  readonly source_url: string | null;
  /** Slugs of the insights that are drawn from it. */
  readonly insights: readonly string[];
}

/** The parts of a card that search looks at. */
type SearchedCard = Pick<FilterableCard, 'title' | 'subtitle' | 'description' | 'relevance' | 'tags'>;

/** The reader of a list. */
export interface Viewer {
  readonly email: string;
  /** Whether the viewer may write in the project of the card. Drafts are shown to writers only. */
  readonly mayWrite: boolean;
}

/** Text in the form that is searched: composed and lower-cased. */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase();

/** A search term in the form that is used: trimmed, composed and lower-cased. */
export const searchTerm = (search: string): string => searchable(search.trim());

/**
 * True when the title, subtitle, description, relevance or the name of a tag contains the term. An empty term always
 * matches.
 */
export function matchesSearch(card: SearchedCard, search: string, wholeWords: boolean): boolean {
  const term = searchTerm(search);
  const texts = [card.title, card.subtitle, card.description, card.relevance, ...card.tags.map((tag) => tag.name)];
  return texts.some((given) => {
    const text = searchable(given ?? '');
    return wholeWords ? holdsWholeWords(text, term) : text.includes(term);
  });
}

/**
 * How well a card that is found by a search matches the term: 3 as whole words in the title, 2 in the title, 1 as whole
 * words in another text or a tag, 0 otherwise.
 */
export function matchRank(card: SearchedCard, search: string): 0 | 1 | 2 | 3 {
  const term = searchTerm(search);
  const title = searchable(card.title);
  if (holdsWholeWords(title, term)) return 3;
  if (title.includes(term)) return 2;
  return matchesSearch(card, search, true) ? 1 : 0;
}

/**
 * The pure definition of every card filter. Creators who belong to the team are found only by the e-mail of the team.
 */
export function matchesFilters(card: FilterableCard, filters: CardFilters, viewer: Viewer, team: Team | null): boolean {
  const { dateRange, timeZone } = filters;
  const created = Date.parse(card.created_at);
  const wanted = new Set(filters.tags.map(tagKey));
  if (!card.public && !(viewer.mayWrite && filters.showDrafts)) return false;
  if (card.public && filters.showOnlyDrafts) return false;
  if (card.ai_assistant && !filters.showAISignals) return false;
  if (!card.ai_assistant && filters.showOnlyAISignals) return false;
  if (card.tags.length > 0 && filters.showOnlyUntagged) return false;
  if (wanted.size > 0 && !card.tags.some((tag) => wanted.has(tagKey(tag.name)))) return false;
  if (filters.creators.length > 0 && !includesEmail(filters.creators, shownEmail(card.creator.email, team)))
    return false;
  if (filters.showOnlyMyCards && !includesEmail([viewer.email], card.creator.email)) return false;
  if (filters.projects.length > 0 && !filters.projects.includes(card.project.slug)) return false;
  if (filters.insight && !isAmong(card.insights, filters.insight)) return false;
  if (filters.source && (sourceHost(card.source_url) ?? nothing) !== filters.source) return false;
  if (dateRange.start && created < startOfDay(dateRange.start, timeZone).getTime()) return false;
  if (dateRange.end && created >= startOfNextDay(dateRange.end, timeZone).getTime()) return false;
  return matchesSearch(card, filters.search, filters.wholeWords);
}

const isAmong = (slugs: readonly string[], wanted: string): boolean =>
  wanted === nothing ? slugs.length === 0 : slugs.includes(wanted);

function includesEmail(emails: readonly string[], email: string): boolean {
  return emails.some((candidate) => candidate.toLowerCase() === email.toLowerCase());
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
