import type { WikiBlock, WikiPageListed } from '@foreglow/contract';

/** A page as its source has it. The files of its images are named as in the source, without a signature. */
export interface SourcePage extends WikiPageListed {
  /** Null: the source does not know it. */
  readonly language: string | null;
  /** The end of the slug by which the page is found after its title has changed. */
  readonly key?: string;
  readonly blocks: readonly WikiBlock[];
}

/** A picture of a page. */
export interface SourceImage {
  /** Its address in the source, which decides how it is asked for. */
  readonly url: string;
  /** Names its content: another content has another one. */
  readonly state: string;
  read(): Promise<Buffer>;
}

/** Where pages of the wiki come from. */
export interface WikiSource {
  /** All pages in reading order, each after the one it is below. Throws the 503 problem when there are none to show. */
  pages(locale: string): Promise<readonly SourcePage[]>;
  /** The picture of a block; undefined when there is none. */
  image(blockId: string): Promise<SourceImage | undefined>;
}
