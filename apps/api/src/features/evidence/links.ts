import { type ConclusionKind, conclusionKinds, forConclusionKinds, kinds } from '@foreglow/contract';
import type { Tables } from '../../platform/db/tables.ts';

/** Which evidence supports what, by the table that says so. */
export interface EvidenceLink {
  readonly table: keyof Tables;
  /** Column of what is supported. */
  readonly owner: string;
  /** Column of what supports it, and the table that is in. */
  readonly evidence: string;
  readonly of: 'cards' | ConclusionKind;
  /** Name of the attribute that gives the evidence. */
  readonly attribute: string;
}

/** The kinds that can be evidence for a conclusion. */
type EvidenceOf<K extends ConclusionKind> = keyof (typeof kinds)[K]['evidence'] & ('cards' | ConclusionKind);

/** The link of a conclusion to one kind of evidence: its table and columns are named after both, as in `trend_cards`. */
export function evidenceLink<K extends ConclusionKind, E extends EvidenceOf<K>>(kind: K, of: E): EvidenceLink {
  const { singular, evidence } = kinds[kind];
  return {
    // The compiler cannot follow the names; a wrong one fails in every statement about evidence.
    table: `${singular}_${of}` as keyof Tables,
    owner: `${singular}_id`,
    evidence: `${kinds[of].singular}_id`,
    of,
    attribute: (evidence as Readonly<Record<E, string>>)[of],
  };
}

const kindsOfEvidence = <K extends ConclusionKind>(kind: K) => Object.keys(kinds[kind].evidence) as EvidenceOf<K>[];

/** All links of every conclusion. */
const links = forConclusionKinds((kind) => kindsOfEvidence(kind).map((of) => evidenceLink(kind, of)));

/** The conclusions that cards can support, each with that link and all its links. */
export const supportedByCards = conclusionKinds.map((kind) => ({
  kind,
  cards: evidenceLink(kind, 'cards'),
  all: links[kind],
}));
