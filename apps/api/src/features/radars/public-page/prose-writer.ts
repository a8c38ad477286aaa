import type { DumpContent } from '@foreglow/contract';
import type { MarkdownTexts } from '../markdown/markdown-texts.ts';
import { Html } from './html.ts';
import type { Prose } from './page.types.ts';

/** Makes the HTML of the texts on the pages of radars, once for all pages with the same content. */
export class ProseWriter {
  readonly #texts: MarkdownTexts;
  readonly #written = new WeakMap<DumpContent, Promise<Prose>>();

  constructor(texts: MarkdownTexts) {
    this.#texts = texts;
  }

  /** Throws the 503 problem if too many radars are waiting. */
  async write(content: DumpContent, projectId: number): Promise<Prose> {
    const known = this.#written.get(content);
    if (known) return known;
    const written = this.#write(content, projectId);
    this.#written.set(content, written);
    try {
      return await written;
    } catch (error) {
      this.#written.delete(content);
      throw error;
    }
  }

  async #write({ description, blips }: DumpContent, projectId: number): Promise<Prose> {
    const texts = [description, ...blips.map(({ rationale }) => rationale)].filter((text) => text !== null);
    const htmlOf = await this.#texts.read(texts, 'html', projectId);
    return (markdown) => new Html(htmlOf(markdown));
  }
}
