import { type PdfAnchor, PdfJoiner } from '../../../platform/pdf/pdf-joiner.ts';
import { type CardChunk, fullPages, joinCards } from './full-pages.rules.ts';
import { usualHanLanguage } from './han.rules.ts';
import { hasBrief, hasContents, hasCover, positions } from './layout.rules.ts';
import type { BookletChunk, BookletPicture, BookletPlan, WrittenBooklet } from './options.ts';
import { outlineFor } from './outline.rules.ts';
import { cardsCode } from './pages/card.rules.ts';
import { insightCode, trendCode } from './pages/conclusion.rules.ts';
import { asOf, briefCode, coverCode, selectionHeadCode } from './pages/front.rules.ts';
import { contentsRows, type Row, tagIndexRows } from './pages/rows.rules.ts';
import { anchorOf, Setting } from './pages/setting.ts';
import { Spool } from './spool.ts';
import { TagIndex } from './tag-index.rules.ts';
import { phrase } from './text.rules.ts';
import { Texts } from './texts.ts';
import { type RowRange, rowKey, rowRanges } from './typesetting/row-ranges.rules.ts';
import { layOutSound } from './typesetting/sound-pictures.ts';
import { readTheme } from './typesetting/theme.ts';
import { type LaidOutPages, Typesetter } from './typesetting/typesetter.ts';
import { dictionary, literal, printable } from './typst-code.rules.ts';

/** Insights or trends that are laid out, and are printed when the pages of their evidence are known. */
interface Waiting {
  readonly chunk: BookletChunk;
  readonly place: Place;
}

interface Place {
  readonly position: number;
  readonly firstPage: number;
}

/**
 * Makes a booklet part by part, in this order: `begin`, chunks of insights, trends, cards, `finish`. Each part is
 * written as soon as its pages are known; only titles, tags and numbers of pages are kept.
 */
export class BookletMaker {
  readonly #plan: BookletPlan;
  readonly #texts: Texts;
  readonly #han;
  readonly #typesetter: Typesetter;
  readonly #joiner: PdfJoiner;
  readonly #waiting: Spool<Waiting>;
  readonly #index = new TagIndex();
  /** Numbers of pages by anchor. */
  readonly #pages = new Map<string, number>();
  readonly #planned: ReadonlySet<string>;
  #contents:
    | { readonly rows: readonly Row[]; readonly ranges: readonly RowRange[]; readonly firstPage: number }
    | undefined;
  /** Cards that do not fill a page yet. */
  #rest: CardChunk = { cards: [], pictures: [] };
  #nextPage = 1;
  #nextPosition: number = positions.firstFree;
  #accessible = true;

  /** `spoolPath` is the beginning of the names of files that are needed until the booklet is finished. */
  constructor(plan: BookletPlan, write: (bytes: Uint8Array) => void, spoolPath: string) {
    this.#plan = plan;
    this.#texts = new Texts(plan.options);
    this.#han = usualHanLanguage([plan.project.title, ...plan.cards.map(({ title }) => title)]);
    this.#typesetter = new Typesetter(readTheme(plan.options.theme));
    this.#joiner = new PdfJoiner(write);
    this.#waiting = new Spool(spoolPath);
    this.#planned = new Set([
      ...plan.insights.map(({ slug }) => anchorOf('insight', slug)),
      ...plan.cards.map(({ slug }) => anchorOf('card', slug)),
    ]);
  }

  /** Prints what stands before the contents and after them, and leaves them as many pages as they will need. */
  async begin(): Promise<void> {
    const { project, kind } = this.#plan;
    if (hasCover(kind)) {
      const place = { position: positions.cover, firstPage: this.#take(1) };
      await this.#print(
        place,
        this.#layOut([], place, undefined, (setting) => coverCode(this.#plan, setting)),
      );
    }
    if (hasContents(this.#plan)) await this.#leaveRoomForContents();
    if (hasBrief(kind)) {
      const place = { position: positions.brief, firstPage: this.#nextPage };
      const section = this.#texts.say('sectionBrief');
      const laidOut = this.#layOut([], place, section, (setting) => briefCode(project, setting));
      this.#take(laidOut.pages);
      await this.#print(place, laidOut);
    }
  }

  async add(chunk: BookletChunk): Promise<void> {
    if (!('cards' in chunk)) return this.#addPages(chunk);
    const { full, rest } = fullPages(joinCards(this.#rest, chunk), this.#plan.options.cardsPerPage);
    this.#rest = rest;
    if (full.cards.length > 0) await this.#addPages(full);
  }

  async #addPages(chunk: BookletChunk): Promise<void> {
    const place = { position: this.#nextPosition, firstPage: this.#nextPage };
    this.#nextPosition += 1;
    const laidOut = this.#layOutChunk(chunk, place);
    this.#take(laidOut.pages);
    this.#note(laidOut, place);
    if ('cards' in chunk) {
      for (const card of chunk.cards) this.#index.add(card);
      await this.#print(place, laidOut);
    } else if (this.#plan.cards.length + this.#plan.insights.length > 0) {
      this.#waiting.put({ chunk, place });
      await this.#typesetter.forget();
    } else await this.#print(place, laidOut);
  }

  /** Prints what needs the numbers of all pages, and ends the file. */
  async finish(): Promise<WrittenBooklet> {
    if (this.#rest.cards.length > 0) await this.#addPages(this.#rest);
    for (const { chunk, place } of this.#waiting.take()) await this.#print(place, this.#layOutChunk(chunk, place));
    if (this.#plan.kind === 'project') await this.#printTagIndex();
    await this.#printContents();
    const { project, options } = this.#plan;
    const { pages, bytes } = this.#joiner.finish({
      title: this.#title,
      ...(project.workspaceTitle && { author: project.workspaceTitle }),
      subject: asOf(project, this.#setting([])),
      language: options.language,
      created: project.takenAt,
      accessible: this.#accessible,
      outline: outlineFor(this.#plan, this.#texts, (anchor) => this.#pages.has(anchor)),
    });
    return { pages, bytes, accessible: this.#accessible };
  }

  get #title(): string {
    const { kind, project, cards, insights, trends } = this.#plan;
    const [only] = kind === 'card' ? cards : kind === 'insight' ? insights : kind === 'trend' ? trends : [];
    return printable(only?.title ?? project.title) || 'Foreglow';
  }

  async #leaveRoomForContents(): Promise<void> {
    const rows = contentsRows(this.#plan, this.#texts);
    const firstPage = this.#nextPage;
    const place = { position: positions.contents, firstPage };
    const ranges = rowRanges(rows.length, (from, to) => this.#layOutContents(rows, { from, to, pages: 0 }, place));
    this.#contents = { rows, ranges, firstPage };
    this.#take(ranges.reduce((sum, { pages }) => sum + pages, 0));
    await this.#typesetter.forget();
  }

  async #printContents(): Promise<void> {
    if (!this.#contents) return;
    let { firstPage } = this.#contents;
    for (const [index, range] of this.#contents.ranges.entries()) {
      const place = { position: positions.contents + index / 1_000_000, firstPage };
      await this.#print(place, this.#layOutContents(this.#contents.rows, range, place));
      firstPage += range.pages;
    }
  }

  #layOutContents(rows: readonly Row[], { from, to }: RowRange, place: Place): LaidOutPages {
    const section = this.#texts.say('contents');
    return this.#layOut([], place, section, (setting) => {
      const isSelection = this.#plan.kind === 'selection';
      const head = isSelection ? selectionHeadCode(this.#plan, setting) : `page-title("contents",${literal(section)})`;
      return `${from === 0 ? `${head};` : ''}${this.#list(rows, from, to, setting)}`;
    });
  }

  async #printTagIndex(): Promise<void> {
    const rows = tagIndexRows(this.#index.tags(this.#plan.options.language));
    if (rows.length === 0) return;
    const section = this.#texts.say('tagIndex');
    const layOut = (from: number, to: number, place: Place) =>
      this.#layOut([], place, section, (setting) => {
        // A part has a heading of level 1 before any other.
        const head =
          from === 0 ? `page-title("tags",${literal(section)},below:2mm);let tag-level=2;` : 'let tag-level=1;';
        return `${head}${this.#list(rows, from, to, setting)}`;
      });
    const here = () => ({ position: this.#nextPosition, firstPage: this.#nextPage });
    for (const { from, to } of rowRanges(rows.length, (from, to) => layOut(from, to, here()))) {
      const place = here();
      const laidOut = layOut(from, to, place);
      this.#nextPosition += 1;
      this.#take(laidOut.pages);
      await this.#print(place, laidOut);
    }
  }

  #list(rows: readonly Row[], from: number, to: number, setting: Setting): string {
    const codes = rows.slice(from, to).map((row, index) => row(rowKey(from + index), setting));
    return `in-columns(${literal(this.#plan.options.paper)},{${codes.join(';')}})`;
  }

  #layOutChunk(chunk: BookletChunk, place: Place): LaidOutPages {
    const section = 'cards' in chunk ? 'sectionSignals' : 'trends' in chunk ? 'sectionTrends' : 'sectionInsights';
    return this.#layOut(chunk.pictures, place, this.#texts.say(section), (setting) => {
      if ('cards' in chunk) return cardsCode(chunk.cards, setting);
      const codes =
        'trends' in chunk
          ? chunk.trends.map((trend) => trendCode(trend, setting))
          : chunk.insights.map((insight) => insightCode(insight, setting));
      return codes.join(';');
    });
  }

  #layOut(
    pictures: readonly BookletPicture[],
    place: Place,
    section: string | undefined,
    code: (setting: Setting) => string,
  ): LaidOutPages {
    const { project, options, kind } = this.#plan;
    return layOutSound(this.#typesetter, pictures, (sound) => {
      const setting = this.#setting(sound);
      const footer = [
        project.title,
        ...(section ? [section] : []),
        ...(hasCover(kind) ? [] : [asOf(project, setting)]),
      ];
      const frame = dictionary({
        paper: literal(options.paper),
        language: literal(options.language),
        title: literal(this.#title),
        'first-page': String(place.firstPage),
        footer: phrase(footer.join(' · '), this.#han),
      });
      return `show: part.with(..${frame});${code(setting)}`;
    });
  }

  #setting(pictures: readonly BookletPicture[]): Setting {
    return new Setting({
      texts: this.#texts,
      options: this.#plan.options,
      han: this.#han,
      pictures,
      pageOf: (anchor) => String(this.#pages.get(anchor) ?? ''),
      isPrinted: (anchor) => this.#planned.has(anchor),
    });
  }

  /** Takes so many pages and gives the number of the first. */
  #take(pages: number): number {
    this.#nextPage += pages;
    return this.#nextPage - pages;
  }

  #note(laidOut: LaidOutPages, { firstPage }: Place): PdfAnchor[] {
    const anchors = laidOut.anchors().filter(({ name }) => !name.startsWith('row-'));
    for (const { name, page } of anchors) this.#pages.set(name, firstPage + page);
    return anchors;
  }

  async #print(place: Place, laidOut: LaidOutPages): Promise<void> {
    const anchors = this.#note(laidOut, place);
    const { pdf, accessible } = laidOut.pdf();
    this.#accessible &&= accessible;
    await this.#typesetter.forget();
    await this.#joiner.add(pdf, { position: place.position, anchors });
  }
}
