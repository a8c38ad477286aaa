import {
  type EvidenceKind,
  evidenceAttribute,
  evidenceKinds,
  type KindSupportedBy,
  kinds,
  kindsSupportedBy,
  type SupportedKind,
  supportedKinds,
} from '@foreglow/contract';
import type { Tables } from '#platform/db/tables.ts';

/** Which evidence supports which conclusion, with the table that stores it. */
export interface EvidenceLink {
  readonly table: keyof Tables;
  /** Column of the supported conclusion. */
  readonly owner: string;
  /** Column of the evidence, and the table of that evidence. */
  readonly evidence: string;
  readonly of: 'cards' | SupportedKind;
  /** Name of the attribute that contains the evidence. */
  readonly attribute: string;
}

/** The link of a conclusion to one kind of evidence: its table and columns are named after both, as in `trend_cards`. */
export function evidenceLink<K extends SupportedKind>(kind: K, of: EvidenceKind<K>): EvidenceLink {
  const { singular } = kinds[kind];
  return {
    // The compiler cannot check the names. A wrong name fails in every statement about evidence.
    table: `${singular}_${of}` as keyof Tables,
    owner: `${singular}_id`,
    evidence: `${kinds[of].singular}_id`,
    of,
    attribute: evidenceAttribute(kind, of),
  };
}

/** The links of a conclusion to every kind of its evidence. */
export const evidenceLinks = <K extends SupportedKind>(kind: K): EvidenceLink[] =>
  evidenceKinds(kind).map((of) => evidenceLink(kind, of));

/** The kinds that a conclusion can be evidence for, each with its link to it. */
export const linksSupportedBy = <K extends SupportedKind>(kind: K) =>
  kindsSupportedBy(kind).map((owner) => ({
    owner,
    link: evidenceLink(owner, kind as string as EvidenceKind<KindSupportedBy<K>>),
  }));

/** The conclusions that cards can support, each with its link to cards and all its links. */
export const supportedByCards = supportedKinds.map((kind) => ({
  kind,
  cards: evidenceLink(kind, 'cards'),
  all: evidenceLinks(kind),
}));
