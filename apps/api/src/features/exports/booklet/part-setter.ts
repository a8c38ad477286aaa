import { readJpeg } from '#platform/pdf/pdf-image.ts';
import { type HanLanguage, usualHanLanguage } from './han.rules.ts';
import { hasCover } from './layout.rules.ts';
import type { BookletChunk, BookletPlan, ListedItem } from './options.ts';
import { cardsCode } from './pages/card.rules.ts';
import { insightCode, trendCode } from './pages/conclusion.rules.ts';
import { asOf, briefCode, coverCode, selectionHeadCode } from './pages/front.rules.ts';
import { mapCode } from './pages/map.rules.ts';
import { radarCode } from './pages/radar.rules.ts';
import type { Row } from './pages/rows.rules.ts';
import { anchorOf, type PageOf, type PrintedPicture, Setting } from './pages/setting.ts';
import { phrase } from './text.rules.ts';
import { BookletWords } from './texts.ts';
import { rowKey } from './typesetting/row-ranges.rules.ts';
import { readTheme, type Theme } from './typesetting/theme.ts';
import { type LaidOutPages, Typesetter } from './typesetting/typesetter.ts';
import { dictionary, literal, printable } from './typst-code.rules.ts';

/** A range of the rows of a list. */
interface Rows {
  readonly rows: readonly Row[];
  readonly from: number;
  readonly to: number;
}

/** Lays out the parts of a booklet, each beginning on a new page. */
export class PartSetter {
  readonly texts: BookletWords;
  readonly #plan: BookletPlan;
  readonly #pageOf: PageOf;
  readonly #han: HanLanguage;
  readonly #styles: Theme['styles'];
  readonly #typesetter: Typesetter;
  readonly #planned: ReadonlySet<string>;
  /** The names of the groups of cards, by the slugs of the cards; cards in no group have none. */
  readonly #groups: ReadonlyMap<string, string>;

  constructor(plan: BookletPlan, pageOf: PageOf) {
    this.texts = new BookletWords(plan.options.words, plan.options.timeZone);
    this.#plan = plan;
    this.#pageOf = pageOf;
    this.#han = usualHanLanguage([plan.project.title, ...plan.cards.map(({ title }) => title)]);
    const theme = readTheme(plan.options.theme);
    this.#styles = theme.styles;
    this.#typesetter = new Typesetter(theme);
    const isRest = new Set([this.texts.say('mapAlone'), this.texts.say('withoutTag')]);
    this.#groups = new Map(
      plan.cards.flatMap(({ slug, group }) => {
        const name = group === undefined ? undefined : plan.groups[group];
        return name === undefined || isRest.has(name) ? [] : [[slug, name] as const];
      }),
    );
    this.#planned = new Set([
      ...plan.insights.map(({ slug }) => anchorOf('insight', slug)),
      ...plan.cards.map(({ slug }) => anchorOf('card', slug)),
    ]);
  }

  /** The title of the document: that of its only item, or of the project. */
  get title(): string {
    const { kind, project, cards, insights, trends, radars } = this.#plan;
    const single = {
      card: cards,
      insight: insights,
      trend: trends,
      radar: radars,
      project: [],
      selection: [],
      brief: [],
    };
    const [only]: readonly ListedItem[] = single[kind];
    return printable(only?.title ?? project.title) || 'Foreglow';
  }

  /** The printed version of the project. */
  get asOf(): string {
    return asOf(this.#plan.project, this.#setting([]));
  }

  cover(): LaidOutPages {
    return this.#layOut(1, undefined, (setting) => coverCode(this.#plan, setting));
  }

  brief(firstPage: number): LaidOutPages {
    const section = this.texts.say('sectionBrief');
    return this.#layOut(firstPage, section, (setting) => briefCode(this.#plan.project, setting));
  }

  contents(firstPage: number, rows: Rows): LaidOutPages {
    const section = this.texts.say('contents');
    return this.#layOut(firstPage, section, (setting) => {
      const isSelection = this.#plan.kind === 'selection';
      const head = isSelection ? selectionHeadCode(this.#plan, setting) : `page-title("contents",${literal(section)})`;
      return `${rows.from === 0 ? `${head};` : ''}${this.#list(rows, setting)}`;
    });
  }

  tagIndex(firstPage: number, rows: Rows): LaidOutPages {
    const section = this.texts.say('tagIndex');
    return this.#layOut(firstPage, section, (setting) => {
      // The first heading of a part must have level 1.
      const head = `page-title("tags",${literal(section)},below:2mm);let tag-level=2;`;
      return `${rows.from === 0 ? head : 'let tag-level=1;'}${this.#list(rows, setting)}`;
    });
  }

  chunk(firstPage: number, chunk: BookletChunk): LaidOutPages {
    const code = (setting: Setting) => {
      if ('cards' in chunk) return cardsCode(chunk.cards, setting);
      if ('map' in chunk) return mapCode(chunk.map, setting);
      if ('radars' in chunk) return chunk.radars.map((radar) => radarCode(radar, setting)).join(';');
      if ('trends' in chunk) return chunk.trends.map((trend) => trendCode(trend, setting)).join(';');
      return chunk.insights.map((insight) => insightCode(insight, setting)).join(';');
    };
    return this.#layOut(firstPage, this.texts.say(sectionOf(chunk)), code, readable(chunk.pictures));
  }

  /** Releases the memory of laid-out pages. */
  forget(): Promise<void> {
    return this.#typesetter.forget();
  }

  #list({ rows, from, to }: Rows, setting: Setting): string {
    const codes = rows.slice(from, to).map((row, index) => row(rowKey(from + index), setting));
    return `in-columns(${literal(this.#plan.options.paper)},{${codes.join(';')}})`;
  }

  #layOut(
    firstPage: number,
    section: string | undefined,
    code: (setting: Setting) => string,
    pictures: readonly PrintedPicture[] = [],
  ): LaidOutPages {
    const { project, options, kind } = this.#plan;
    const footer = [project.title, ...(section ? [section] : []), ...(hasCover(kind) ? [] : [this.asOf])];
    const frame = dictionary({
      paper: literal(options.paper),
      language: literal(options.words.language),
      title: literal(this.title),
      'first-page': String(firstPage),
      footer: phrase(footer.join(' · '), this.#han),
    });
    return this.#typesetter.layOut({
      code: `show: part.with(..${frame});${code(this.#setting(pictures))}`,
      images: pictures.map(({ image }) => image),
    });
  }

  #setting(pictures: readonly PrintedPicture[]): Setting {
    return new Setting({
      texts: this.texts,
      options: this.#plan.options,
      styles: this.#styles,
      han: this.#han,
      pictures,
      pageOf: this.#pageOf,
      isPrinted: (anchor) => this.#planned.has(anchor),
      groups: this.#groups,
    });
  }
}

/** The section that the pages of a chunk belong to. */
function sectionOf(chunk: BookletChunk) {
  if ('cards' in chunk) return 'sectionSignals';
  if ('map' in chunk) return 'map';
  if ('radars' in chunk) return 'sectionRadars';
  return 'trends' in chunk ? 'sectionTrends' : 'sectionInsights';
}

/** Pictures without broken ones, for which art is printed instead. */
const readable = (pictures: BookletChunk['pictures']): PrintedPicture[] =>
  pictures.flatMap(({ path, jpeg }) => {
    const image = readJpeg(jpeg);
    return image ? [{ path, image }] : [];
  });
