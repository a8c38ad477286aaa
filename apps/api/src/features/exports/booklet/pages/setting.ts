import { plainText } from '@foreglow/contract/markdown/plain-text';
import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import { mapStyles } from '@foreglow/pictures/map/map-style';
import { radarStyles } from '@foreglow/pictures/radars/radar-style';
import type { ExportedPicture } from '#features/exports/content/content.ts';
import type { PdfImage } from '#platform/pdf/pdf-image.ts';
import { artSvg } from '../art-svg.rules.ts';
import type { HanLanguage } from '../han.rules.ts';
import { markdownCode } from '../markdown/markdown.rules.ts';
import type { BookletOptions } from '../options.ts';
import { languageFacts, line, phrase } from '../text.rules.ts';
import type { BookletWords } from '../texts.ts';
import type { Theme } from '../typesetting/theme.ts';
import { array, breakable, cutPieces, dictionary, literal, printable } from '../typst-code.rules.ts';

/** The path of a picture of a part while the part is typeset. */
export const picturePath = (index: number): string => `/pictures/${index}.jpg`;

/** The page number by the name of an anchor; empty if it is not known (yet). */
export type PageOf = (anchor: string) => string;

/** The name of the anchor of a printed item. */
export const anchorOf = (kind: 'card' | 'insight' | 'trend' | 'radar', slug: string): string =>
  `${kind}-${slug.replace(/[^\w-]/g, '_')}`;

/** At most this many characters fit on a part of a page. */
const excerptLength = 1800;

/** A picture that can be printed, for the `path` of an `ExportedPicture`. */
export interface PrintedPicture {
  readonly path: string;
  readonly image: PdfImage;
}

const typefaces = { serif: 'Newsreader', sans: 'Inter' };
const defaultStyles: Theme['styles'] = {
  radar: { ...radarStyles.light, ...typefaces },
  map: { ...mapStyles.light, ...typefaces },
};

interface SettingFacts {
  /** The styles of printed radars and maps; if undefined, those of the default theme. */
  readonly styles?: Theme['styles'];
  readonly texts: BookletWords;
  readonly options: BookletOptions;
  readonly han: HanLanguage;
  /** Pages refer to pictures by their index. */
  readonly pictures: readonly PrintedPicture[];
  readonly pageOf: PageOf;
  /** Whether the document has a page for something, so that a link can lead there. */
  readonly isPrinted: (anchor: string) => boolean;
  /** The name of the group of a card, by its slug. */
  readonly groups: ReadonlyMap<string, string>;
}

/** The data shared by the pages of a part: texts, language, pictures, page numbers. */
export class Setting {
  readonly texts: BookletWords;
  readonly options: BookletOptions;
  readonly styles: Theme['styles'];
  readonly pageOf: PageOf;
  readonly isPrinted: (anchor: string) => boolean;
  readonly #groups: ReadonlyMap<string, string>;
  readonly #han: HanLanguage;
  readonly #pictures: ReadonlyMap<string, { readonly index: number; readonly image: PdfImage }>;

  constructor({ texts, options, styles = defaultStyles, han, pictures, pageOf, isPrinted, groups }: SettingFacts) {
    this.texts = texts;
    this.options = options;
    this.styles = styles;
    this.pageOf = pageOf;
    this.isPrinted = isPrinted;
    this.#groups = groups;
    this.#han = han;
    this.#pictures = new Map(pictures.map(({ path, image }, index) => [path, { index, image }]));
  }

  /** The group of a card. */
  groupOf(slug: string): string | undefined {
    const name = this.#groups.get(slug);
    return name === undefined ? undefined : this.phrase(name);
  }

  line(text: string): string {
    return line(text, this.#han);
  }

  phrase(text: string): string {
    return phrase(text, this.#han);
  }

  /** The beginning of a Markdown text as plain text, in pieces between which it can be cut. */
  pieces(markdown: string | null): string | undefined {
    const text = markdown
      ? printable(plainText(readMarkdown(markdown)))
          .replace(/\s+/g, ' ')
          .trim()
      : '';
    if (text === '') return undefined;
    const language = languageFacts(text, this.#han);
    return dictionary({
      pieces: array(cutPieces(text, excerptLength).map((piece) => literal(piece))),
      language: language && `(${language})`,
    });
  }

  optionalLine(text: string | null): string | undefined {
    return text?.trim() ? this.line(text) : undefined;
  }

  /** Markdown below a heading of this level. */
  markdown(text: string | null, level: number): string | undefined {
    return text?.trim() ? markdownCode(text, { level, han: this.#han }) : undefined;
  }

  /** The picture of an item, or its art; nothing if the booklet has no pictures. */
  picture(picture: ExportedPicture | null, slug: string, title: string): string | undefined {
    if (!this.options.pictures) return undefined;
    const printed = picture && this.#pictures.get(picture.path);
    if (!printed) return dictionary({ path: 'none', art: literal(artSvg(slug)) });
    const alt = picture.altText?.trim() || this.texts.say('pictureOf', { title });
    const { width, height } = printed.image;
    const { x, y } = picture.focus ?? { x: 50, y: 50 };
    return dictionary({
      path: literal(picturePath(printed.index)),
      focus: `(${x / 100},${y / 100})`,
      width: String(width),
      height: String(height),
      alt: literal(printable(alt)),
    });
  }

  /** Whether the picture is shown, rather than art. */
  hasPicture(picture: ExportedPicture): boolean {
    return this.options.pictures && this.#pictures.has(picture.path);
  }

  /** The credit of the picture, if it is shown. */
  credit(picture: ExportedPicture | null): string | undefined {
    return picture && this.hasPicture(picture) && picture.credit?.trim() ? this.phrase(picture.credit) : undefined;
  }

  words(words: Readonly<Record<string, string>>): string {
    return dictionary(Object.fromEntries(Object.entries(words).map(([key, text]) => [key, literal(text)])));
  }

  lines(texts: readonly string[]): string {
    return array(texts.map((text) => this.phrase(text)));
  }

  /** The description of a link for people who cannot see it, as part of an address. */
  label(title: string): string {
    return literal(encodeURIComponent(printable(title)));
  }

  shownAddress(address: string): string {
    return literal(breakable(printable(address)));
  }
}
