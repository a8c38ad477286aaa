import type { WikiPageListed } from '@foreglow/contract';

/** A page with its subpages. */
export interface PageNode {
  readonly page: WikiPageListed;
  readonly below: readonly PageNode[];
}

/** Pages as a tree, in the order of the list. A page whose parent is not in the list is at the top level. */
export function pageTree(pages: readonly WikiPageListed[]): readonly PageNode[] {
  const known = new Set(pages.map(({ slug }) => slug));
  const byParent = Map.groupBy(pages, ({ parent }) => (parent !== null && known.has(parent) ? parent : null));
  const seen = new Set<string>();
  const walk = (parent: string | null): readonly PageNode[] =>
    (byParent.get(parent) ?? [])
      .filter(({ slug }) => !seen.has(slug))
      .map((page) => {
        seen.add(page.slug);
        return { page, below: walk(page.slug) };
      });
  return walk(null);
}
