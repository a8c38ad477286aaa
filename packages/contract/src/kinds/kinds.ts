/** The properties of a kind of content. */
interface KindDescription {
  /** The resource type of its entries in the trash. */
  readonly singular: string;
  /** Whether it has a separate taxonomy of tags. */
  readonly taxonomy: boolean;
  readonly commentable: boolean;
  /** Whether deleting moves it to the trash. */
  readonly trashable: boolean;
  /** The kinds that can be its evidence, each with the attribute for them. */
  readonly evidence: Readonly<Record<string, string>>;
  /** Whether it can have a picture. */
  readonly pictured: boolean;
  /** The attribute of a project with its count. */
  readonly countedAs: string;
  /** The counter of the project that its changes raise. Figures are cached under this counter. */
  readonly version: 'cards' | 'conclusions';
  /** Its kinds of activities. */
  readonly activities: readonly string[];
}

/**
 * The kinds of content of a project, by the type of their resource objects. Trash, comments, tags, evidence, pictures,
 * counts, activity and events are derived from this table, on both sides.
 */
export const kinds = {
  cards: {
    singular: 'card',
    taxonomy: true,
    commentable: true,
    trashable: true,
    evidence: {},
    pictured: true,
    countedAs: 'card_count',
    version: 'cards',
    activities: [
      'card_created',
      'cards_imported',
      'card_edited',
      'card_published',
      'card_unpublished',
      'card_deleted',
      'card_restored',
      'card_duplicated',
      'card_merged',
      'card_moved_away',
      'card_moved_here',
      'card_image_link_made',
      'card_image_link_revoked',
    ],
  },
  insights: {
    singular: 'insight',
    taxonomy: true,
    commentable: true,
    trashable: true,
    evidence: { cards: 'card_slugs' },
    pictured: true,
    countedAs: 'insight_count',
    version: 'conclusions',
    activities: ['insight_created', 'insight_edited', 'insight_deleted', 'insight_restored'],
  },
  trends: {
    singular: 'trend',
    taxonomy: true,
    commentable: true,
    trashable: true,
    evidence: { cards: 'card_slugs', insights: 'insight_slugs' },
    pictured: true,
    countedAs: 'trend_count',
    version: 'conclusions',
    activities: ['trend_created', 'trend_edited', 'trend_deleted', 'trend_restored'],
  },
  radars: {
    singular: 'radar',
    taxonomy: false,
    commentable: true,
    trashable: true,
    evidence: {},
    pictured: false,
    countedAs: 'radar_count',
    version: 'conclusions',
    activities: [
      'radar_created',
      'radar_edited',
      'radar_deleted',
      'radar_restored',
      'radar_published',
      'radar_unpublished',
    ],
  },
  tags: {
    singular: 'tag',
    taxonomy: false,
    commentable: false,
    trashable: false,
    evidence: {},
    pictured: false,
    countedAs: 'tag_count',
    version: 'cards',
    activities: ['tag_renamed', 'tag_merged', 'tag_deleted', 'tag_restored'],
  },
} as const satisfies Record<string, KindDescription>;

export type Kind = keyof typeof kinds;

type Flag = 'taxonomy' | 'commentable' | 'trashable' | 'pictured';

/** The kinds with a property. */
export type KindWith<F extends Flag> = { [K in Kind]: (typeof kinds)[K][F] extends true ? K : never }[Kind];

/** The kinds that are drawn from cards. */
export type ConclusionKind = { [K in Kind]: (typeof kinds)[K]['version'] extends 'conclusions' ? K : never }[Kind];

export const kindNames = Object.keys(kinds) as Kind[];

/** A value for every kind. */
export const forKinds = <T>(of: (kind: Kind) => T): Record<Kind, T> =>
  Object.fromEntries(kindNames.map((kind) => [kind, of(kind)])) as Record<Kind, T>;

/** The attributes of a project that count its contents. */
export const countAttributes = <T>(of: (kind: Kind) => T): Record<(typeof kinds)[Kind]['countedAs'], T> =>
  Object.fromEntries(kindNames.map((kind) => [kinds[kind].countedAs, of(kind)])) as Record<
    (typeof kinds)[Kind]['countedAs'],
    T
  >;

/** The kinds with a property, in the order of the table. */
export const kindsWith = <F extends Flag>(flag: F): KindWith<F>[] =>
  kindNames.filter((kind): kind is KindWith<F> => kinds[kind][flag]);

/** The kinds whose evidence is cards. */
export type SupportedKind = { [K in Kind]: 'cards' extends keyof (typeof kinds)[K]['evidence'] ? K : never }[Kind];
export const supportedKinds = kindNames.filter((kind): kind is SupportedKind => 'cards' in kinds[kind].evidence);

/** The kinds that can be evidence for a conclusion. */
export type EvidenceKind<K extends SupportedKind = SupportedKind> = {
  [C in K]: keyof (typeof kinds)[C]['evidence'] & ('cards' | SupportedKind);
}[K];
export const evidenceKinds = <K extends SupportedKind>(kind: K) =>
  Object.keys(kinds[kind].evidence) as EvidenceKind<K>[];

/** The attributes of a conclusion that contain the slugs of its evidence. */
export type EvidenceAttribute<K extends SupportedKind = SupportedKind> = {
  [C in K]: (typeof kinds)[C]['evidence'][keyof (typeof kinds)[C]['evidence']];
}[K] &
  string;
export const evidenceAttribute = <K extends SupportedKind>(kind: K, of: EvidenceKind<K>) =>
  (kinds[kind].evidence as Readonly<Record<string, string>>)[of] as EvidenceAttribute<K>;

/** The kinds that a conclusion can be evidence for. */
export type KindSupportedBy<K extends SupportedKind> = {
  [C in SupportedKind]: K extends EvidenceKind<C> ? C : never;
}[SupportedKind];
export const kindsSupportedBy = <K extends SupportedKind>(kind: K) =>
  supportedKinds.filter((other): other is KindSupportedBy<K> => kind in kinds[other].evidence);

/** A value for every kind that is drawn from cards. */
export const forConclusionKinds = <T>(of: (kind: ConclusionKind) => T): Record<ConclusionKind, T> =>
  Object.fromEntries(conclusionKinds.map((kind) => [kind, of(kind)])) as Record<ConclusionKind, T>;

export const conclusionKinds = kindNames.filter(
  (kind): kind is ConclusionKind => kinds[kind].version === 'conclusions',
);
