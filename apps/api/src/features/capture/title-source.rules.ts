import { sourceHost } from '@foreglow/contract';

/** What is known of the site that a title comes from. */
interface TitleOrigin {
  /** The address of the page; null if it is not known. */
  readonly address: string | null;
  /** Names that the page or the file states for the site. */
  readonly names: readonly string[];
}

interface TitleParts {
  readonly title: string;
  /** The name of the site that stood at the end of the title; null if there was none. */
  readonly publisher: string | null;
}

/**
 * A title without the name of its site, which many pages append: «Heat in July | The Guardian». The end of a title is
 * cut off only if the origin states that name, or if it is the name of the site's address: its words, its initials, or
 * a known name of it. Whatever else is at the end, such as a section, stays.
 */
export function withoutPublisher(title: string, { address, names }: TitleOrigin): TitleParts {
  const host = sourceHost(address);
  const stated = new Set(names.map(keyOf).filter(Boolean));
  for (const { index, 0: divider } of title.matchAll(dividers)) {
    const rest = title.slice(0, index).trim();
    const end = title.slice(index + divider.length).trim();
    if (!/[\p{L}\p{N}]/u.test(rest) || end === '') continue;
    if (stated.has(keyOf(end)) || (host !== null && isNameOf(end, host))) return { title: rest, publisher: end };
  }
  return { title, publisher: null };
}

/** A hyphen without spaces joins words. */
const dividers = /\s+[|–—\-·•»:/]+\s+/gu;

/** Letters and digits of a name, without the article: a site may write its name in several ways. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Words that sites add to their name. */
const added = /\s+(?:news|online|magazine|insights|blog)$/i;

function isNameOf(name: string, host: string): boolean {
  const key = keyOf(name);
  if (key === '') return false;
  const known = knownNames.find(([site]) => host === site || host.endsWith(`.${site}`));
  if (known?.[1].some((other) => keyOf(other) === key)) return true;
  const own = ownLabel(host);
  if ([key, `the${key}`, keyOf(name.replace(added, ''))].includes(own) || key === keyOf(host)) return true;
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const labels = host.split('.').map(keyOf);
  if (words.some((word) => keyOf(word) === own) && words.every((word) => labels.includes(keyOf(word)))) return true;
  return initialsOf(words) === own;
}

/** The label that a site chose: before that of the country or kind, and not that of a part of the site (`news.`). */
function ownLabel(host: string): string {
  const labels = host.split('.').slice(0, -1);
  const last = labels.at(-1) ?? '';
  return keyOf((labels.length > 1 && kinds.has(last) ? labels.at(-2) : last) ?? '');
}

/** Labels before that of a country, as in `.co.uk`. */
const kinds = new Set(['ac', 'co', 'com', 'edu', 'go', 'gob', 'gov', 'gouv', 'ne', 'net', 'or', 'org']);

/** The initials of a name of at least three words with capitals; fewer letters would fit too many names. */
function initialsOf(words: readonly string[]): string {
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return capitals.length < 3 ? ' ' : capitals.map((word) => word.charAt(0).toLowerCase()).join('');
}

/** Sites whose name does not follow from their address. */
const knownNames: readonly (readonly [site: string, names: readonly string[]])[] = [
  ['apnews.com', ['AP News', 'Associated Press', 'The Associated Press']],
  ['asahi.com', ['The Asahi Shimbun']],
  ['asia.nikkei.com', ['Nikkei Asia']],
  ['bbc.co.uk', ['BBC News', 'BBC Sport', 'BBC']],
  ['bbc.com', ['BBC News', 'BBC Sport', 'BBC']],
  ['businessoffashion.com', ['BoF', 'The Business of Fashion']],
  ['chosun.com', ['The Chosun Ilbo']],
  ['derstandard.at', ['derStandard.at', 'DER STANDARD']],
  ['dw.com', ['DW', 'Deutsche Welle']],
  ['economist.com', ['The Economist']],
  ['faz.net', ['FAZ', 'Frankfurter Allgemeine Zeitung']],
  ['ft.com', ['Financial Times', 'FT']],
  ['latimes.com', ['Los Angeles Times']],
  ['lemonde.fr', ['Le Monde', 'Le Monde.fr']],
  ['n-tv.de', ['n-tv', 'ntv.de']],
  ['newyorker.com', ['The New Yorker']],
  ['nytimes.com', ['The New York Times']],
  ['nzz.ch', ['NZZ', 'Neue Zürcher Zeitung']],
  ['scmp.com', ['South China Morning Post', 'SCMP']],
  ['spiegel.de', ['DER SPIEGEL', 'SPIEGEL ONLINE']],
  ['sueddeutsche.de', ['Süddeutsche Zeitung', 'SZ', 'SZ.de', 'Süddeutsche.de']],
  ['taz.de', ['taz', 'taz.de']],
  ['technologyreview.com', ['MIT Technology Review']],
  ['theverge.com', ['The Verge']],
  ['un.org', ['United Nations', 'UN News']],
  ['washingtonpost.com', ['The Washington Post']],
  ['weforum.org', ['World Economic Forum']],
  ['wsj.com', ['WSJ', 'The Wall Street Journal']],
  ['zeit.de', ['DIE ZEIT', 'ZEIT ONLINE']],
];
