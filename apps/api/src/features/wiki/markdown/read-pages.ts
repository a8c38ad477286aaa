import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withAnchors } from '../block-tree.rules.ts';
import type { SourcePage } from '../wiki-source.ts';
import { headAndBody, type PageHead } from './front-matter.rules.ts';
import { pageBlocks } from './page-blocks.rules.ts';

interface PageFile {
  readonly slug: string;
  readonly language: string;
  readonly head: PageHead;
  readonly body: string;
}

/**
 * The pages of the content folder for readers of a language, in reading order. If a page has no file in that language,
 * the English one is used.
 */
export async function readPages(folder: string, locale: string): Promise<readonly SourcePage[]> {
  const files = new Map<string, PageFile>();
  for (const language of new Set(['en', locale])) {
    for (const file of await pageFilesIn(join(folder, language), language)) files.set(file.slug, file);
  }
  return inOrder([...files.values()]).map(({ slug, language, head: { title, icon, parent }, body }) => {
    let count = 0;
    const newId = () => {
      count += 1;
      return createHash('sha256').update(`${language}/${slug}/${count}`).digest('hex').slice(0, 20);
    };
    const blocks = pageBlocks(body, { slug, newId, pageOf: (other) => files.get(other)?.head });
    const isBelow = parent !== null && files.has(parent);
    return { slug, title, icon, parent: isBelow ? parent : null, language, blocks: withAnchors(blocks) };
  });
}

async function pageFilesIn(folder: string, language: string): Promise<readonly PageFile[]> {
  const names = (await entriesOf(folder)).filter((entry) => entry.isFile() && entry.name.endsWith('.md'));
  return Promise.all(
    names.map(async ({ name }) => {
      const slug = name.slice(0, -'.md'.length);
      return { slug, language, ...headAndBody(await readFile(join(folder, name), 'utf8'), slug) };
    }),
  );
}

/** The entries of a folder and, if wanted, of its subfolders; none if there is no such folder. */
export async function entriesOf(folder: string, { recursive = false } = {}): Promise<readonly Dirent[]> {
  return readdir(folder, { withFileTypes: true, recursive }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Each page after its parent; siblings by their order, then by their slug. */
function inOrder(files: readonly PageFile[]): readonly PageFile[] {
  const known = new Set(files.map(({ slug }) => slug));
  const below = Map.groupBy(files, ({ head: { parent } }) => (parent !== null && known.has(parent) ? parent : ''));
  const placed = new Set<string>();
  const walk = (parent: string): readonly PageFile[] =>
    (below.get(parent) ?? [])
      .toSorted((one, other) =>
        one.head.order === other.head.order
          ? one.slug.localeCompare(other.slug, 'en', { numeric: true })
          : one.head.order - other.head.order,
      )
      .flatMap((file) => {
        if (placed.has(file.slug)) return [];
        placed.add(file.slug);
        return [file, ...walk(file.slug)];
      });
  const reached = walk('');
  // Pages whose parents form a circle cannot be reached from any page.
  return [...reached, ...files.filter(({ slug }) => !placed.has(slug))];
}
