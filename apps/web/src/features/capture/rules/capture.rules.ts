import { type CaptureAttributes, cutTo, limits } from '@foreglow/contract';

/** The texts of a card that a page fills in. */
export interface CapturedTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly source_url: string;
  readonly author: string;
  readonly published_on: string;
}

/** The addresses in a text that consists of addresses only, each once; empty for any other text. */
export function addressesIn(text: string): string[] {
  const parts = text.split(/\s+/).filter(Boolean);
  return parts.every(isAddress) ? [...new Set(parts)] : [];
}

/** The addresses among the words of a text, each once. For a field that requests addresses. */
export const addressesAmong = (text: string): string[] => [
  ...new Set(text.split(/[\s<>"]+/).filter((part) => isAddress(part))),
];

/** The contents of a field for links, one per line. */
interface LinkLines {
  /** The addresses, each once. A line that is only the name of a site and a path gets `https://`. */
  readonly urls: readonly string[];
  /** The lines without an address. */
  readonly others: readonly string[];
}

/** A name with at least one dot and a top level of letters, as in `example.org`, alone or with a path behind it. */
const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

/** Reads the text of a field for links. */
export function linksIn(text: string): LinkLines {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const found = lines.filter(Boolean).map((line) => {
    const urls = addressesAmong(line);
    const completed = `https://${line}`;
    return { line, urls: urls.length > 0 || !bareAddress.test(line) || !isAddress(completed) ? urls : [completed] };
  });
  return {
    urls: [...new Set(found.flatMap(({ urls }) => urls))],
    others: found.filter(({ urls }) => urls.length === 0).map(({ line }) => line),
  };
}

/** The name under which the links that are still to be read are kept. */
export const keptLinks = (projectSlug: string): string => `links.${projectSlug}`;

const isAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);

/** The page from which a card is created, read from the query of an address. */
export function captureSearch(given: Readonly<Record<string, unknown>>): { readonly url?: string } {
  const [url] = addressesIn(String(given.url ?? ''));
  return url ? { url } : {};
}

/** The metadata of a page as values of a card. */
export function valuesFrom(page: CaptureAttributes): Partial<CapturedTexts> {
  return {
    title: page.title,
    subtitle: page.site_name,
    description: escaped(page.description ?? ''),
    source_url: page.url,
    author: cutTo(page.author ?? '', limits.authorLength),
    published_on: page.published_at?.slice(0, 10) ?? '',
  };
}

/** Fills in the values that are still empty. Nothing typed is overwritten. */
export function filledIn(values: CapturedTexts, found: Partial<CapturedTexts>): Partial<CapturedTexts> {
  const names = ['title', 'subtitle', 'description', 'source_url', 'author', 'published_on'] as const;
  return Object.fromEntries(
    names.filter((name) => found[name] && values[name].trim() === '').map((name) => [name, found[name]]),
  );
}

/** Plain text as Markdown that displays it unchanged. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/^(\s*)([#+-])(?=\s)/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, '$1\\$2');
