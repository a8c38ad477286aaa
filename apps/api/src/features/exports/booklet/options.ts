import type { WordsData } from '#platform/languages/words.ts';
import type {
  ExportedCard,
  ExportedInsight,
  ExportedMap,
  ExportedProject,
  ExportedRadar,
  ExportedTrend,
} from '../content/content.ts';
import type { BookletEntries } from './texts.ts';
import type { BookletTheme } from './typesetting/theme.ts';

export interface BookletOptions {
  readonly paper: 'a4' | 'letter' | '16:9';
  /** With several cards on a page, their texts are shortened to fit. */
  readonly cardsPerPage: 1 | 2 | 4;
  readonly comments: boolean;
  /** If false, neither pictures nor art are shown. */
  readonly pictures: boolean;
  /** The texts that the booklet adds. Their language is also used for dates. */
  readonly words: WordsData<BookletEntries>;
  /** As in `Europe/Berlin`, for the time at which the content was read. */
  readonly timeZone: string;
  readonly theme: BookletTheme;
}

/**
 * What is printed: the whole project with cover, contents and index; selected cards, with contents if there are many;
 * or a document with a single item.
 */
export type BookletKind = 'project' | 'selection' | 'card' | 'insight' | 'trend' | 'radar' | 'brief';

/** An item added later, as listed in the contents. */
export interface ListedItem {
  readonly slug: string;
  readonly title: string;
}

/** A card as listed in the contents. */
export interface ListedCard extends ListedItem {
  /** The index of its group among those of the plan. */
  readonly group?: number;
}

/** A card to print. */
export interface BookletCard extends ExportedCard {
  /** Printed cards that are about the same. */
  readonly related: readonly ListedItem[];
}

/** The data needed before the first page. */
export interface BookletPlan {
  readonly kind: BookletKind;
  readonly project: ExportedProject;
  readonly options: BookletOptions;
  /** Everything that is added later, in this order. */
  readonly insights: readonly ListedItem[];
  readonly trends: readonly ListedItem[];
  readonly radars: readonly ListedItem[];
  readonly cards: readonly ListedCard[];
  /** The names of the groups of many cards, which follow one another; empty for few cards. */
  readonly groups: readonly string[];
  readonly hasMap: boolean;
  /** Whether any card has a tag. */
  readonly hasTags: boolean;
}

/** A picture as JPEG, for the `path` of an `ExportedPicture`. */
export interface BookletPicture {
  readonly path: string;
  readonly jpeg: Uint8Array<ArrayBuffer>;
}

/** Pages that are added together. Cards, insights and trends without their picture show art. */
export type BookletChunk = { readonly pictures: readonly BookletPicture[] } & (
  | { readonly insights: readonly ExportedInsight[] }
  | { readonly trends: readonly ExportedTrend[] }
  | { readonly radars: readonly ExportedRadar[] }
  | { readonly map: ExportedMap }
  | { readonly cards: readonly BookletCard[] }
);

export interface WrittenBooklet {
  readonly pages: number;
  readonly bytes: number;
  /** Whether the whole document conforms to PDF/UA-1. It does not if no font contains one of its characters. */
  readonly accessible: boolean;
}
