import type { Direction } from '@foreglow/contract';
import type { ExportedTag } from '../content/content.ts';

/** A rating: in words, and what its instrument shows. */
interface Fact {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly gauge: Gauge;
}

/** Some of a number of steps, one of them, or a direction. */
export type Gauge =
  | { readonly kind: 'amount' | 'step'; readonly value: number | null; readonly of: number }
  | { readonly kind: 'direction'; readonly value: Direction | null };

/** A place in a matrix, counted from 0, from the left and from the foot. */
export interface MatrixPosition {
  readonly label: string;
  readonly column: number;
  readonly columns: number;
  readonly row: number;
  readonly rows: number;
}

/** A slide ready to be drawn. */
export interface SlideContent {
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** The ratings of a trend; empty on other slides. */
  readonly facts: readonly Fact[];
  /** Where a trend is in the matrix of horizon and impact; null if it is not judged, and on other slides. */
  readonly position: MatrixPosition | null;
  /** Markdown texts, with or without a label above. */
  readonly sections: readonly { readonly label: string | null; readonly text: string }[];
  /** Null on the slides of cards, whose picture fills the whole side. */
  readonly evidence: { readonly heading: string; readonly titles: readonly string[] } | null;
  readonly tags: readonly ExportedTag[];
  readonly source: { readonly name: string; readonly address: string } | null;
  readonly origin: string;
  readonly picture: { readonly altText: string; readonly credit: string | null };
}
