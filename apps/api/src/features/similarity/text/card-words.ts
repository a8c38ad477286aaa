/** The number of characters compared of a longer text. */
export const comparedLength = 8000;

/** The texts of a card that describe its subject. */
export interface CardWords {
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly relevance: string | null;
  /** Names of its tags. */
  readonly tags: readonly string[];
  /** The host of its source, such as `example.org`. */
  readonly host: string | null;
  /** Whether only people who may write see it. */
  readonly isDraft?: boolean;
}
