import type { WikiBlock, WikiPageListed } from '@foreglow/contract';

/** A page of a source. The files of its images have their names in the source, without a signature. */
export interface SourcePage extends WikiPageListed {
  /** Null if the source does not know the language. */
  readonly language: string | null;
  /** The end of the slug, by which the page is found after its title has changed. */
  readonly key?: string;
  readonly blocks: readonly WikiBlock[];
}

/** A picture of a page. */
export interface SourceImage {
  /** Its address in the source, which determines the kind of request for it. */
  readonly url: string;
  /** Identifies its content: different content has a different state. */
  readonly state: string;
  read(): Promise<Buffer>;
}

/** A source of pages of the wiki. */
export interface WikiSource {
  /** All pages in reading order, each after its parent. Throws the 503 problem when there are none to show. */
  pages(locale: string): Promise<readonly SourcePage[]>;
  /** The picture of a block; undefined when there is none. */
  image(blockId: string): Promise<SourceImage | undefined>;
}
