import type {
  BriefContent,
  CardText,
  DumpContent,
  MapGroup,
  MapPoints,
  RadarLayout,
  RatingSpread,
  TagColor,
  Taxonomy,
  TrendFields,
} from '@foreglow/contract';

// The exported data in one form for all formats: booklets, slides and data files are made from it. The person who
// exports may see everything in it.

export interface ExportedTag {
  readonly name: string;
  readonly color: TagColor;
}

/** A tag of the project, for the list of all its tags. */
export interface ExportedProjectTag extends ExportedTag {
  readonly taxonomy: Taxonomy;
  readonly isSticky: boolean;
}

/** A picture: the location of its renditions in the store, and its texts. */
export interface ExportedPicture {
  /** Folder of its files in the store, see `renditionKey`. */
  readonly path: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  readonly altText: string | null;
  readonly credit: string | null;
  /** The point that stays in sight when it is cropped, in percent; null for older pictures. */
  readonly focus: { readonly x: number; readonly y: number } | null;
}

interface ExportedComment {
  readonly author: string;
  /** Markdown. */
  readonly text: string;
  readonly createdAt: Date;
}

/** An insight, a trend or a radar that a card is evidence for. */
export interface ExportedUse {
  readonly kind: 'insight' | 'trend' | 'radar';
  readonly slug: string;
  readonly title: string;
}

export interface ExportedCard extends CardText {
  readonly id: number;
  /** Also the seed of its art, which is shown if there is no picture. */
  readonly slug: string;
  /** Sticky tags first, then by name. */
  readonly tags: readonly ExportedTag[];
  readonly creator: { readonly name: string; readonly email: string };
  readonly isDraft: boolean;
  readonly aiAssisted: boolean;
  readonly picture: ExportedPicture | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Oldest first; empty where comments are not exported. */
  readonly comments: readonly ExportedComment[];
  /** Trends first, then insights and radars; empty where they are not printed. */
  readonly usedIn: readonly ExportedUse[];
}

/** A card or an insight that supports a conclusion, with the data shown there. */
export interface ExportedEvidence {
  readonly slug: string;
  readonly title: string;
  readonly picture: ExportedPicture | null;
}

interface ExportedConclusion {
  readonly slug: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string | null;
  readonly tags: readonly ExportedTag[];
  readonly creator: { readonly name: string; readonly email: string };
  readonly picture: ExportedPicture | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The cards that the reader may see, in their order. */
  readonly cards: readonly ExportedEvidence[];
}

export type ExportedInsight = ExportedConclusion;

export interface ExportedTrend extends ExportedConclusion, TrendFields {
  readonly insights: readonly ExportedEvidence[];
  /** How the members rated it, as far as the reader may see it. Never who gave which rating. */
  readonly ratings: Readonly<Record<'impact' | 'certainty', RatingSpread | null>>;
}

/** A radar as it would be published at this moment. */
export interface ExportedRadar {
  readonly slug: string;
  readonly title: string;
  readonly content: DumpContent;
  /** The layout of the half disc. */
  readonly layout: RadarLayout;
}

/** The map of the exported cards. Other cards contribute nothing to it. */
export interface ExportedMap {
  /** The card of each point. */
  readonly cardIds: Float64Array;
  readonly points: MapPoints;
  readonly groups: readonly MapGroup[];
  /** The number of cards that have no place on it yet. */
  readonly unplaced: number;
}

/** The exported project, at the version at which all contents were read. */
export interface ExportedProject {
  readonly slug: string;
  readonly title: string;
  readonly workspaceTitle: string;
  readonly brief: BriefContent;
  /** Increases with every change of the project. */
  readonly version: number;
  readonly takenAt: Date;
}
