import { kinds, type SupportedKind, supportedKinds } from '@foreglow/contract';
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

/** The kinds that can be evidence for a conclusion. */
type EvidenceOf<K extends SupportedKind> = keyof (typeof kinds)[K]['evidence'] & ('cards' | SupportedKind);

/** The link of a conclusion to one kind of evidence: its table and columns are named after both, as in `trend_cards`. */
export function evidenceLink<K extends SupportedKind, E extends EvidenceOf<K>>(kind: K, of: E): EvidenceLink {
  const { singular, evidence } = kinds[kind];
  return {
    // The compiler cannot check the names. A wrong name fails in every statement about evidence.
    table: `${singular}_${of}` as keyof Tables,
    owner: `${singular}_id`,
    evidence: `${kinds[of].singular}_id`,
    of,
    attribute: (evidence as Readonly<Record<E, string>>)[of],
  };
}

const kindsOfEvidence = <K extends SupportedKind>(kind: K) => Object.keys(kinds[kind].evidence) as EvidenceOf<K>[];

/** The conclusions that cards can support, each with its link to cards and all its links. */
export const supportedByCards = supportedKinds.map((kind) => ({
  kind,
  cards: evidenceLink(kind, 'cards'),
  all: kindsOfEvidence(kind).map((of) => evidenceLink(kind, of)),
}));
