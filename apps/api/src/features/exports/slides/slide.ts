import type { ExportedTag } from '../content/content.ts';

/** A slide ready to be drawn. */
export interface SlideContent {
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly facts: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  /** Markdown texts, with or without a label above. */
  readonly sections: readonly { readonly label: string | null; readonly text: string }[];
  /** Null on the slides of cards, whose picture fills the whole side. */
  readonly evidence: { readonly heading: string; readonly titles: readonly string[] } | null;
  readonly tags: readonly ExportedTag[];
  readonly source: { readonly name: string; readonly address: string } | null;
  readonly origin: string;
  readonly picture: { readonly altText: string; readonly credit: string | null };
}
