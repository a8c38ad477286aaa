import { plainText } from '@foreglow/contract/markdown/plain-text';
import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';

/** The metadata in the lines before a page. */
export interface PageHead {
  readonly title: string;
  /** An emoji. */
  readonly icon: string | null;
  /** Pages with the same parent page are sorted by this; those without a value come last, by their slug. */
  readonly order: number;
  /** The slug of the parent page. */
  readonly parent: string | null;
}

/**
 * A page in two parts: its front matter, and the Markdown after it. A page without a title in its front matter is named
 * after its first line if that is a heading of the first level, otherwise after its slug.
 */
export function headAndBody(file: string, slug: string): { readonly head: PageHead; readonly body: string } {
  const [whole = '', front = ''] = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(file) ?? [];
  const rest = file.slice(whole.length);
  const given = new Map(
    front.split(/\r?\n/).flatMap((line) => {
      const [, name, value = ''] = /^(\w+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
      return name ? [[name, value.replace(/^(["'])(.*)\1$/, '$2')] as const] : [];
    }),
  );
  const title = given.get('title');
  const [heading = '', text = ''] = title ? [] : (/^\s*#[ \t]+(.+?)[ \t]*(?:\r?\n|$)/.exec(rest) ?? []);
  const order = Number(given.get('order') || Number.NaN);
  return {
    head: {
      title: title || plainText(readMarkdown(text)).trim() || slug,
      icon: given.get('icon') || null,
      order: Number.isFinite(order) ? order : Number.POSITIVE_INFINITY,
      parent: given.get('parent') || null,
    },
    body: rest.slice(heading.length),
  };
}
