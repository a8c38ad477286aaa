import { type CaptureAttributes, cutTo, limits, sourceHost } from '@foreglow/contract';

/** The texts of a card that a page fills in. */
export interface CapturedTexts {
  readonly title: string;
  readonly description: string;
  readonly source_url: string;
  readonly publisher: string;
  readonly author: string;
  readonly published_on: string;
}

/** The metadata of a page as values of a card. */
export function valuesFrom(page: CaptureAttributes): Partial<CapturedTexts> {
  return {
    title: page.title,
    description: escaped(page.description ?? ''),
    source_url: page.url,
    // The name of a site that states none is its host, which the address shows.
    publisher: page.site_name === sourceHost(page.url) ? '' : cutTo(page.site_name, limits.publisherLength),
    author: cutTo(page.author ?? '', limits.authorLength),
    published_on: page.published_at?.slice(0, 10) ?? '',
  };
}

/** Fills in the values that are still empty. Nothing typed is overwritten. */
export function filledIn(values: CapturedTexts, found: Partial<CapturedTexts>): Partial<CapturedTexts> {
  const names = ['title', 'description', 'source_url', 'publisher', 'author', 'published_on'] as const;
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
