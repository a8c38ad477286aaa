/** A link from one page to another: the slug of that page, and the heading there. */
export interface PageAddress {
  readonly slug: string;
  readonly anchor: string;
}

/** The page to which `tags.md` or `../en/tags.md#merging` leads; undefined for links that lead elsewhere. */
export function pageAddressOf(url: string): PageAddress | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('/')) return undefined;
  const [, slug, anchor = ''] = /(?:^|\/)([^/#?]+)\.md(#.*)?$/.exec(url) ?? [];
  return slug === undefined ? undefined : { slug: decoded(slug), anchor };
}

/** The path of a page of the wiki. */
export const pagePath = (slug: string, anchor = ''): string => `/wiki/${encodeURIComponent(slug)}${anchor}`;

/** The file of a picture below the folder of pictures: `en/cards.webp` of `../images/en/cards.webp`. */
export const imageNameOf = (url: string): string => /(?:^|\/)images\/(.+)$/.exec(url)?.[1] ?? url.replace(/^.*\//, '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
