import { slugWords } from '#platform/text/slugs.ts';
import { withAnchors } from '../block-tree.rules.ts';
import type { SourcePage } from '../wiki-source.ts';
import { type PageOf, wikiBlocks } from './notion-blocks.rules.ts';
import { everyPage, type NotionPage, type NotionTree } from './read-tree.ts';

const keyLength = 8;

/**
 * The pages of a workspace as pages of the wiki. A slug consists of the words of the title and the beginning of the id.
 */
export function wikiPages({ root, linked }: NotionTree): readonly SourcePage[] {
  const keys = keysOf(everyPage(root));
  const slugOf = ({ id, title }: NotionPage) => [slugWords(title), keys.get(id)].filter(Boolean).join('-');
  const own = new Map(everyPage(root).map((page) => [page.id, page]));
  const pageOf: PageOf = (id) => {
    const page = own.get(id);
    if (page) return { link: `/wiki/${slugOf(page)}`, title: page.title || slugOf(page), icon: page.icon };
    const other = linked.get(id);
    if (!other) return undefined;
    const link = `https://www.notion.so/${id.replaceAll('-', '')}`;
    return { link, title: other.title || link, icon: other.icon };
  };
  const walk = (page: NotionPage, parent: string | null): readonly SourcePage[] => {
    const slug = slugOf(page);
    const { title, icon, below, blocks } = page;
    const key = keys.get(page.id) ?? page.id;
    return [
      {
        slug,
        key,
        title: title || slug,
        icon,
        parent,
        language: null,
        blocks: withAnchors(wikiBlocks(blocks, pageOf)),
      },
      ...below.flatMap((child) => walk(child, slug)),
    ];
  };
  return walk(root, null);
}

/** The beginning of each id; the whole id if another one begins in the same way. */
function keysOf(pages: readonly NotionPage[]): ReadonlyMap<string, string> {
  const plain = pages.map(({ id }) => ({ id, digits: id.replaceAll('-', '') }));
  const alike = Map.groupBy(plain, ({ digits }) => digits.slice(0, keyLength));
  return new Map(
    plain.map(({ id, digits }) => {
      const start = digits.slice(0, keyLength);
      return [id, (alike.get(start) ?? []).length > 1 ? digits : start] as const;
    }),
  );
}
