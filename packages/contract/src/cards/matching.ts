import { readText } from '../markdown/plain-text.ts';
import { searchable, searchTerm } from '../searchable.ts';
import { tagKey } from '../tags/tag.ts';
import { shownEmail, type Team } from '../users/team.ts';
import { startOfDay, startOfNextDay } from './days.ts';
import { type CardFilters, type FilterableCard, nothing, type Viewer } from './filters.ts';
import { sourceHost } from './source-host.ts';
import { cardTexts, type SearchedText, textsWith } from './texts.ts';
import { holdsWholeWords } from './whole-words.ts';

/** The parts of a card that search looks at. */
type SearchedCard = Pick<FilterableCard, 'tags' | SearchedText>;

/**
 * True when what is read in a searched text, or the name of a tag, contains the term. An empty term always matches.
 */
export function matchesSearch(card: SearchedCard, search: string, wholeWords: boolean): boolean {
  const term = searchTerm(search);
  const texts = textsWith('searched', true).map((name) => {
    const text = card[name] ?? '';
    return cardTexts[name].holds === 'markdown' ? readText(text) : text;
  });
  return [...texts, ...card.tags.map((tag) => tag.name)].some((given) => {
    const text = searchable(given);
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
