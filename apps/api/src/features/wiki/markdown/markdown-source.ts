import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { everyBlock } from '../block-tree.rules.ts';
import type { SourceImage, SourcePage, WikiSource } from '../wiki-source.ts';
import { imageNameOf } from './page-address.rules.ts';
import { entriesOf, readPages } from './read-pages.ts';

/** The pages shipped with the product. They are read once. */
export class MarkdownSource implements WikiSource {
  readonly #folder: string;
  readonly #pages = new Map<string, Promise<readonly SourcePage[]>>();
  #images: Promise<ReadonlyMap<string, string>> | undefined;

  /** The folder has one folder for each language, and `images`. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  pages(locale: string): Promise<readonly SourcePage[]> {
    const known = this.#pages.get(locale);
    if (known) return known;
    const reading = readPages(this.#folder, locale);
    reading.catch(() => this.#pages.delete(locale));
    this.#pages.set(locale, reading);
    return reading;
  }

  async image(blockId: string): Promise<SourceImage | undefined> {
    this.#images ??= this.#readImages();
    const name = (await this.#images).get(blockId);
    if (name === undefined) return undefined;
    const path = join(this.#folder, 'images', name);
    const { size, mtimeMs } = await stat(path);
    const state = createHash('sha256').update(`${name}\n${size}\n${mtimeMs}`).digest('base64url');
    return { url: name, state, read: () => readFile(path) };
  }

  /** The file of each image, by the id of its block. Only files inside the folder of the images are allowed. */
  async #readImages(): Promise<ReadonlyMap<string, string>> {
    const folder = join(this.#folder, 'images');
    const entries = (await entriesOf(folder, { recursive: true })).filter((entry) => entry.isFile());
    const files = new Set(
      entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
    );
    const languages = (await entriesOf(this.#folder)).filter((entry) => entry.isDirectory() && entry.name !== 'images');
    const pages = await Promise.all(languages.map(({ name }) => this.pages(name)));
    const images = pages
      .flatMap((ofLanguage) => ofLanguage.flatMap(({ blocks }) => [...everyBlock(blocks)]))
      .filter((block) => block.type === 'image')
      .map(({ id, file }) => [id, imageNameOf(file.url)] as const);
    return new Map(images.filter(([, name]) => files.has(name)));
  }
}
