import type {
  BriefContent,
  Direction,
  DumpContent,
  Horizon,
  MapGroup,
  MapPoints,
  RadarLayout,
  TagColor,
  Taxonomy,
} from '@foreglow/contract';

// What leaves Foreglow in an export, in one form for all of them: booklets, slides and data files are made from these.
// Everything in here may be seen by the person who exports.

export interface ExportedTag {
  readonly name: string;
  readonly color: TagColor;
}

/** A tag of the project, for the list of all of them. */
export interface ExportedProjectTag extends ExportedTag {
  readonly taxonomy: Taxonomy;
  readonly isSticky: boolean;
}

/** A picture: where its renditions are in the store, and what is said about it. */
export interface ExportedPicture {
  /** Folder of its files in the store, see `renditionKey`. */
  readonly path: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  readonly altText: string | null;
  readonly credit: string | null;
}

interface ExportedComment {
  readonly author: string;
  /** Markdown. */
  readonly text: string;
  readonly createdAt: Date;
}

export interface ExportedCard {
  /** Also the seed of the art it shows without a picture. */
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  /** Markdown, as is the relevance. */
  readonly description: string | null;
  readonly relevance: string | null;
  /** Sticky tags first, then by name. */
  readonly tags: readonly ExportedTag[];
  readonly creator: { readonly name: string; readonly email: string };
  readonly isDraft: boolean;
  readonly aiAssisted: boolean;
  readonly sourceUrl: string | null;
  readonly picture: ExportedPicture | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Oldest first; empty where comments are not exported. */
  readonly comments: readonly ExportedComment[];
}

/** A card or an insight that supports a conclusion, as far as it is named there. */
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
  /** Its cards that the reader sees, in their order. */
  readonly cards: readonly ExportedEvidence[];
}

export type ExportedInsight = ExportedConclusion;

export interface ExportedTrend extends ExportedConclusion {
  readonly subtitle: string | null;
  /** Markdown: what follows from it. */
  readonly implications: string | null;
  readonly horizon: Horizon;
  /** From 1 (low) to 5 (high), as is the certainty. */
  readonly impact: number;
  readonly certainty: number;
  readonly direction: Direction;
  readonly insights: readonly ExportedEvidence[];
}

/** A radar as it would be published at that moment. */
export interface ExportedRadar {
  readonly slug: string;
  readonly title: string;
  readonly content: DumpContent;
  /** Of the half disc. */
  readonly layout: RadarLayout;
}

/** The map of the cards that are exported. Nothing in it is made from others. */
export interface ExportedMap {
  readonly points: MapPoints;
  readonly groups: readonly MapGroup[];
  /** How many of the cards have no place on it yet. */
  readonly unplaced: number;
}

/** The project an export is of, at the version at which everything in it was read. */
export interface ExportedProject {
  readonly slug: string;
  readonly title: string;
  readonly workspaceTitle: string;
  readonly brief: BriefContent;
  /** Rises with every change of the project. */
  readonly version: number;
  readonly takenAt: Date;
}
