import type { CardText, Drafter, UnlistedText } from '@foreglow/contract';

/** A card as it is stored, with the names of its creator and project. */
export interface Card extends CardText {
  readonly id: number;
  readonly slug: string;
  readonly projectId: number;
  readonly tagIds: readonly number[];
  /** Id of the attachment that is its picture. */
  readonly attachmentId: number | null;
  readonly creator: { readonly slug: string; readonly name: string; readonly email: string };
  readonly public: boolean;
  readonly aiAssistant: boolean;
  /** Its drafter; null where people wrote it. */
  readonly drafter: Drafter | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A card of a list: without those of these values that the list did not request. */
export type ListedCard = Omit<Card, OnRequest> &
  Partial<Pick<Card, OnRequest>> & {
    /** The beginning of its description. */
    readonly descriptionExcerpt?: string | null;
    /** The publisher of its source, or else the site. */
    readonly sourceName?: string | null;
  };

type OnRequest = UnlistedText | 'drafter' | 'updatedAt';

/** The values for a new card; the project, the slug and the time of the change are added when it is stored. */
export interface CardDraft extends CardText {
  readonly tags: readonly { readonly id: number; readonly sticky: boolean }[];
  readonly creatorId: number;
  readonly public: boolean;
  readonly aiAssistant: boolean;
  /** Its drafter; null where people wrote it. */
  readonly drafter?: Drafter | null | undefined;
  readonly attachmentId: number | null;
  readonly createdAt: Date;
}
