import { isGeneric } from './generic-words.ts';

/** A run of consecutive words. */
export interface Phrase {
  /** The form that is common to its variants. */
  readonly key: string;
  /** Its spelling. */
  readonly shown: string;
  readonly words: number;
}

/** Phrases that occur in several titles but name no subject: places in the news, offices, daily events. */
const noSubjects = new Set(
  `death toll|live updates|live update|prime minister|white house|supreme court|united states|united kingdom|united
  nations|middle east|new york|south korea|north korea|hong kong|los angeles|san francisco|press release|executive order|
  world leaders|chief executive|vice president|foreign minister|donald trump|president donald|trump administration|social
  media|latest news|breaking news|read more|early 2026|things know|stock market|third quarter|fourth quarter|years ago|key
  dates|key takeaways|bundesregierung|pressemitteilung|vereinigte staaten|weißes haus|naher osten`
    .replace(/\s+/g, ' ')
    .split('|')
    .map((phrase) => phrase.trim()),
);

/** Proper names are a subject by themselves; other words need a second one to be specific. */
const weights = { name: 0.75, word: 0.5, pair: 1, triple: 1.05, endsOpen: 0.6, vague: 0.75 };
/** Adjectives, which are vague at the end of a phrase. */
const open = /(?:ic|ical|ous|ful|less|able|ible|ive|ische[rns]?|liche[rns]?)$/;
/** Nouns such as «report» at the end of a phrase. The words before them are the subject. */
export const ofReports =
  /(?:^|\s)(?:trend|outlook|update|report|forecast|news|summit|proposition|bericht|ausblick|prognose)s?$/;

/**
 * How well a phrase names a subject by its form alone: 0 if it cannot, about 1 for a phrase of several words. Words that
 * occur in cards of any subject name none, and what cannot be read names nothing.
 */
export function weightOfForm(phrase: Phrase): number {
  const { key, words } = phrase;
  if (noSubjects.has(key) || !isReadable(phrase) || (words === 1 && isGeneric(key))) return 0;
  if (words === 2 && ofReports.test(key)) return 0;
  const ofLength =
    words > 1 ? (words === 2 ? weights.pair : weights.triple) : isName(phrase) ? weights.name : weights.word;
  const isVague = key.split(' ').every(isGeneric);
  return ofLength * (open.test(key) || ofReports.test(key) ? weights.endsOpen : 1) * (isVague ? weights.vague : 1);
}

/** Whether a phrase is written like a name. In a script without capital letters every word may be one. */
export const isName = ({ shown }: Pick<Phrase, 'shown'>): boolean => /^(?:\p{Lu}|\p{Lo})/u.test(shown);

/** Words of letters, and not only of digits. */
const isReadable = ({ shown }: Phrase): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s'’&.-]*$/u.test(shown) && shown.split(' ').every((word) => /\p{L}{2}/u.test(word));

/** Two forms of a word. */
export const areAlike = (a: string, b: string): boolean =>
  a === b || (a.length > 4 && b.length > 4 && (a.startsWith(b.slice(0, -2)) || b.startsWith(a.slice(0, -2))));
