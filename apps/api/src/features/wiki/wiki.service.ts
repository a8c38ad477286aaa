import type { ImageBlock, WikiBlock, WikiHit, WikiPage, WikiPageListed, WikiPageName } from '@foreglow/contract';
import { downloadExpiry } from '#platform/files/signed-path.rules.ts';
import { Problem, problem } from '#platform/http/problem.ts';
import { everyBlock, isHeading, levelOf, mapBlocks, textOf } from './block-tree.rules.ts';
import { imageAddress, imageTypeOf } from './image-address.rules.ts';
import { searchPages } from './search.rules.ts';
import type { SourcePage, WikiSource } from './wiki-source.ts';

interface Parts {
  /** In the order in which the navigation lists their pages. */
  readonly sources: readonly WikiSource[];
  /** Signs the addresses of pictures. */
  readonly secret: () => Promise<Buffer>;
}

/** The pages of all sources that could be read, and the reason if one could not. */
interface ReadPages {
  readonly pages: readonly SourcePage[];
  readonly failure: Problem | undefined;
}

/** The pages of the wiki as shown to readers of a language. */
export class WikiService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The pages in reading order. When a source cannot be read, its pages are missing. */
  async list(locale: string): Promise<{ readonly pages: readonly WikiPageListed[]; readonly complete: boolean }> {
    const { pages, failure } = await this.#read(locale);
    const listed = pages.map(({ slug, title, icon, parent }) => ({ slug, title, icon, parent }));
    return { pages: listed, complete: failure === undefined };
  }

  /** A page. Throws the 404 problem, or the 503 problem if a source that may contain it cannot be read. */
  async page(slug: string, locale: string): Promise<WikiPage> {
    const { pages, failure } = await this.#read(locale);
    // The title of a page, and with it the words of its slug, may have changed.
    const page =
      pages.find((one) => one.slug === slug) ??
      pages.find(({ key }) => key !== undefined && (slug === key || slug.endsWith(`-${key}`)));
    if (!page) throw failure ?? problem('not_found');
    const at = pages.indexOf(page);
    const { title, icon, parent, language, blocks } = page;
    return {
      slug: page.slug,
      title,
      icon,
      parent,
      language,
      above: above(pages, page),
      blocks: await this.#signed(blocks),
      headings: headingsOf(blocks),
      previous: nameOf(pages[at - 1]),
      next: nameOf(pages[at + 1]),
    };
  }

  async search(search: string, locale: string): Promise<readonly WikiHit[]> {
    return searchPages((await this.#read(locale)).pages, search);
  }

  async #read(locale: string): Promise<ReadPages> {
    const read = await Promise.allSettled(this.#parts.sources.map((source) => source.pages(locale)));
    let failure: Problem | undefined;
    const pages = read.flatMap((result) => {
      if (result.status === 'fulfilled') return result.value;
      if (!(result.reason instanceof Problem)) throw result.reason;
      failure ??= result.reason;
      return [];
    });
    return { pages, failure };
  }

  /** The blocks with picture addresses that need no token. */
  async #signed(blocks: readonly WikiBlock[]): Promise<WikiBlock[]> {
    const secret = await this.#parts.secret();
    const expires = downloadExpiry(Date.now());
    const sign = ({ id, file: { url } }: ImageBlock) =>
      imageAddress(secret, { imageId: id, type: imageTypeOf(url), expires });
    return [
      ...mapBlocks(blocks, (block) => (block.type === 'image' ? { ...block, file: { url: sign(block) } } : block)),
    ];
  }
}

const nameOf = (page: SourcePage | undefined): WikiPageName | null =>
  page ? { slug: page.slug, title: page.title, icon: page.icon } : null;

/** The ancestors of a page, outermost first. */
function above(pages: readonly SourcePage[], page: SourcePage): WikiPageName[] {
  const bySlug = new Map(pages.map((one) => [one.slug, one]));
  const found: WikiPageName[] = [];
  const seen = new Set([page.slug]);
  for (let next = bySlug.get(page.parent ?? ''); next && !seen.has(next.slug); next = bySlug.get(next.parent ?? '')) {
    seen.add(next.slug);
    found.unshift({ slug: next.slug, title: next.title, icon: next.icon });
  }
  return found;
}

const headingsOf = (blocks: readonly WikiBlock[]) =>
  [...everyBlock(blocks)]
    .filter(isHeading)
    .map((block) => ({ anchor: block.anchor, level: levelOf(block) ?? 3, text: textOf(block.rich_text) }))
    .filter(({ text }) => text.trim() !== '');
