import { PdfJoiner } from '#platform/pdf/pdf-joiner.ts';
import { cardFit } from './card-fit.rules.ts';
import { type CardChunk, fullPages, joinCards, portions } from './full-pages.rules.ts';
import { hasBrief, hasContents, hasCover, positions } from './layout.rules.ts';
import type { BookletCard, BookletChunk, BookletPlan, WrittenBooklet } from './options.ts';
import { outlineFor } from './outline.rules.ts';
import { contentsRows, type Row, tagIndexRows } from './pages/rows.rules.ts';
import { anchorOf } from './pages/setting.ts';
import { PartSetter } from './part-setter.ts';
import { Spool } from './spool.ts';
import { TagIndex } from './tag-index.rules.ts';
import { type RowRange, rowRanges } from './typesetting/row-ranges.rules.ts';
import type { LaidOutPages } from './typesetting/typesetter.ts';

interface Place {
  /** The position of the part among all parts. */
  readonly position: number;
  readonly firstPage: number;
}

/** Insights or trends that have been laid out, and will be printed when the pages of their evidence are known. */
interface Waiting {
  readonly chunk: BookletChunk;
  readonly place: Place;
}

/** The table of contents, before its page numbers are known. */
interface Contents {
  readonly rows: readonly Row[];
  readonly ranges: readonly RowRange[];
  readonly firstPage: number;
}

/**
 * Makes a booklet part by part, in this order: `begin`, chunks of radars, trends, insights, the map, chunks of cards,
 * `finish`. Each part is written as soon as its page numbers are known; only titles, tags and page numbers stay in
 * memory.
 */
export class BookletMaker {
  readonly #plan: BookletPlan;
  readonly #setter: PartSetter;
  readonly #joiner: PdfJoiner;
  readonly #waiting: Spool<Waiting>;
  readonly #index = new TagIndex();
  /** Page numbers by anchor. */
  readonly #pages = new Map<string, number>();
  #contents: Contents | undefined;
  /** The pages that cards take, by slug, where it is not one. */
  readonly #longCards = new Map<string, number>();
  #arePlanned = false;
  /** Cards that do not fill a page yet. */
  #rest: CardChunk = { cards: [], pictures: [] };
  #nextPage = 1;
  #nextPosition: number = positions.firstFree;
  #accessible = true;

  /** `spoolPath` is the prefix of the names of files that are needed until the booklet is finished. */
  constructor(plan: BookletPlan, write: (bytes: Uint8Array) => void, spoolPath: string) {
    this.#plan = plan;
    this.#setter = new PartSetter(plan, (anchor) => String(this.#pages.get(anchor) ?? ''));
    this.#joiner = new PdfJoiner(write);
    this.#waiting = new Spool(spoolPath);
  }

  /** Prints the parts before and after the contents, and reserves as many pages as the contents will need. */
  async begin(): Promise<void> {
    if (hasCover(this.#plan.kind)) await this.#printNext(positions.cover, () => this.#setter.cover());
    if (hasContents(this.#plan)) await this.#reserveContentsPages();
    if (hasBrief(this.#plan)) await this.#printNext(positions.brief, (page) => this.#setter.brief(page));
  }

  /** Finds out how many pages each of the cards takes. Only those are laid out that may take more than one. */
  async measure(cards: readonly BookletCard[]): Promise<void> {
    const { options } = this.#plan;
    if (options.cardsPerPage > 1) return;
    const long = cards.filter((card) => !cardFit(card, options, card.related.length).isOnePage);
    for (const { cards: some } of portions({ cards: long, pictures: [] })) {
      const laidOut = this.#setter.chunk(1, { cards: some, pictures: [] });
      const pages = new Map(laidOut.anchors().map(({ name, page }) => [name, page]));
      const starts = [...some.map(({ slug }) => pages.get(anchorOf('card', slug)) ?? 0), laidOut.pages];
      for (const [at, { slug }] of some.entries()) {
        this.#longCards.set(slug, (starts[at + 1] ?? 0) - (starts[at] ?? 0));
      }
      await this.#setter.forget();
    }
  }

  async add(chunk: BookletChunk): Promise<void> {
    if ('cards' in chunk) {
      this.#planCards();
      const { full, rest } = fullPages(joinCards(this.#rest, chunk), this.#plan.options.cardsPerPage);
      this.#rest = rest;
      if (full.cards.length > 0) await this.#addCards(full);
    } else if ('map' in chunk || this.#plan.cards.length + this.#plan.insights.length === 0) {
      await this.#printNext(this.#takePosition(), (page) => this.#setter.chunk(page, chunk));
    } else await this.#addLater(chunk);
  }

  /** Prints the parts that need all page numbers, and ends the file. */
  async finish(): Promise<WrittenBooklet> {
    if (this.#rest.cards.length > 0) await this.#addCards(this.#rest);
    for (const { chunk, place } of this.#waiting.take()) {
      await this.#print(place, this.#setter.chunk(place.firstPage, chunk));
    }
    if (this.#plan.kind === 'project') await this.#printTagIndex();
    await this.#printContents();
    const { project, options } = this.#plan;
    const { pages, bytes } = this.#joiner.finish({
      title: this.#setter.title,
      ...(project.workspaceTitle && { author: project.workspaceTitle }),
      subject: this.#setter.asOf,
      language: options.words.language,
      created: project.takenAt,
      accessible: this.#accessible,
      outline: outlineFor(this.#plan, this.#setter.texts, (anchor) => this.#pages.has(anchor)),
    });
    return { pages, bytes, accessible: this.#accessible };
  }

  /** Records the pages of all cards before the first is printed: they refer to each other. */
  #planCards(): void {
    if (this.#arePlanned) return;
    this.#arePlanned = true;
    const { cards, options } = this.#plan;
    let page = this.#nextPage;
    for (const [at, { slug }] of cards.entries()) {
      this.#pages.set(anchorOf('card', slug), page);
      if (options.cardsPerPage === 1) page += this.#longCards.get(slug) ?? 1;
      else if ((at + 1) % options.cardsPerPage === 0) page += 1;
    }
  }

  async #addCards(chunk: CardChunk): Promise<void> {
    for (const card of chunk.cards) this.#index.add(card);
    // Several cards on a page are shortened, and must not be divided differently.
    for (const some of this.#plan.options.cardsPerPage === 1 ? portions(chunk) : [chunk]) {
      await this.#printNext(this.#takePosition(), (page) => this.#setter.chunk(page, some));
    }
  }

  /** Reserves pages for insights or trends, since the pages of their evidence come later. */
  async #addLater(chunk: BookletChunk): Promise<void> {
    const place = { position: this.#takePosition(), firstPage: this.#nextPage };
    const laidOut = this.#setter.chunk(place.firstPage, chunk);
    this.#takePages(laidOut, place);
    this.#waiting.put({ chunk, place });
    await this.#setter.forget();
  }

  async #reserveContentsPages(): Promise<void> {
    const rows = contentsRows(this.#plan, this.#setter.texts);
    if (rows.length === 0) return;
    const firstPage = this.#nextPage;
    const ranges = rowRanges(rows.length, (from, to) => this.#setter.contents(firstPage, { rows, from, to }));
    this.#contents = { rows, ranges, firstPage };
    this.#nextPage += ranges.reduce((sum, { pages }) => sum + pages, 0);
    await this.#setter.forget();
  }

  async #printContents(): Promise<void> {
    if (!this.#contents) return;
    let { firstPage } = this.#contents;
    for (const [index, { from, to, pages }] of this.#contents.ranges.entries()) {
      const place = { position: positions.contents + index / 1_000_000, firstPage };
      await this.#print(place, this.#setter.contents(firstPage, { rows: this.#contents.rows, from, to }));
      firstPage += pages;
    }
  }

  async #printTagIndex(): Promise<void> {
    // Where the contents list groups, the index alone names every card.
    const rest = this.#plan.groups.length > 0 ? this.#setter.texts.say('withoutTag') : undefined;
    const rows = tagIndexRows(this.#index.tags(this.#plan.options.words.language, rest));
    if (rows.length === 0) return;
    const layOut = (page: number, from: number, to: number) => this.#setter.tagIndex(page, { rows, from, to });
    for (const { from, to } of rowRanges(rows.length, (from, to) => layOut(this.#nextPage, from, to))) {
      await this.#printNext(this.#takePosition(), (page) => layOut(page, from, to));
    }
  }

  #takePosition(): number {
    this.#nextPosition += 1;
    return this.#nextPosition - 1;
  }

  /** Prints a part on the next pages. */
  async #printNext(position: number, layOut: (firstPage: number) => LaidOutPages): Promise<void> {
    const place = { position, firstPage: this.#nextPage };
    const laidOut = layOut(place.firstPage);
    this.#takePages(laidOut, place);
    await this.#print(place, laidOut);
  }

  /** Reserves the next pages, and records the anchors on them. */
  #takePages(laidOut: LaidOutPages, { firstPage }: Place): void {
    this.#nextPage += laidOut.pages;
    for (const { name, page } of laidOut.anchors()) this.#pages.set(name, firstPage + page);
  }

  async #print(place: Place, laidOut: LaidOutPages): Promise<void> {
    const anchors = laidOut.anchors();
    for (const { name, page } of anchors) this.#pages.set(name, place.firstPage + page);
    const { pdf, accessible } = laidOut.pdf();
    this.#accessible &&= accessible;
    await this.#setter.forget();
    await this.#joiner.add(pdf, { position: place.position, anchors, images: laidOut.images });
  }
}
