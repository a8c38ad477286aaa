import type { TagColor } from '@foreglow/contract';
import type { CardStyle } from './card-style.ts';

/** The complete content of the image of a card. The same values make the same image. */
export interface CardPicture {
  /** Slug of the card: the seed of its art. */
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** Sticky tags first, then by name. */
  readonly tags: readonly { readonly name: string; readonly color: TagColor }[];
  readonly isDraft: boolean;
  readonly aiAssisted: boolean;
  /** Host of its source, as in `example.org`. */
  readonly source: string | null;
  readonly project: string;
  readonly workspace: string;
  /** Folder of the picture's renditions in the file store; null for art. */
  readonly picturePath: string | null;
  /** If missing, that of the default theme. */
  readonly style?: CardStyle;
}
