import {
  type EvidenceAttribute,
  type EvidenceKind,
  evidenceAttribute,
  evidenceKinds,
  type InsightAttributes,
  type OwnFields,
  type OwnNames,
  type OwnValues,
  ownNames,
  type RatingStep,
  ratingSteps,
  type SupportedKind,
} from '@foreglow/contract';
import type { DescribedImage } from '#features/attachments/rules/described-image.ts';
import { type Evidence, putBack } from '#features/evidence/rules/evidence.rules.ts';
import { type EditedFields, type FieldName, sameFields } from '#lib/drafts/conflict.rules.ts';
import { type Base, type DraftKind, isTextList } from '#lib/drafts/drafts.rules.ts';

/** The values that the editors of all conclusions have. */
export interface ConclusionValues {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly image: DescribedImage | null;
  /** In the order of the conclusion. */
  readonly cards: readonly Evidence[];
}

/** Own fields as they are edited: an empty text where there is none. */
type EditedOwn<F extends OwnFields> = { readonly [N in OwnNames<F, 'line' | 'markdown'>]: string } & {
  readonly [N in OwnNames<F, 'choice'>]: OwnValues<F>[N];
} & { readonly [N in OwnNames<F, 'step'>]: RatingStep | null };

type EditedValues<K extends SupportedKind, F extends OwnFields> = ConclusionValues &
  EditedOwn<F> & { readonly [E in EvidenceKind<K>]: readonly Evidence[] };

/** What an editor reads of a conclusion, apart from the fields that only its kind has. */
type SavedValues = Pick<InsightAttributes, 'title' | 'description' | 'tags' | 'attachment' | 'cards' | 'updated_at'>;

interface Edited<V> {
  /** Prefix of the keys of drafts in the storage of the browser. */
  readonly key: string;
  /** In the order of the editor. */
  readonly names: readonly FieldName<V>[];
}

type Values = Readonly<Record<string, unknown>>;

const mapped = <T>(names: readonly string[], of: (name: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(names.map((name) => [name, of(name)]));

/** How one kind of conclusion is edited. Its own fields and its evidence follow from the tables of the contract. */
export function conclusionValues<K extends SupportedKind, F extends OwnFields>(
  kind: K,
  own: F,
  { key, names }: Edited<EditedValues<K, F>>,
) {
  type V = EditedValues<K, F>;
  const texts = ownNames(own, 'line', 'markdown');
  const judgements = ownNames(own, 'choice', 'step');
  const evidence = evidenceKinds(kind);
  /** Whether a value that was found on the device is one that the field can have. */
  const isPossible = (name: string, found: unknown): boolean => {
    const field = own[name];
    if (found === null) return field?.holds === 'choice' || field?.holds === 'step';
    if (field?.holds === 'choice') return field.of.includes(found as string);
    return field?.holds === 'step' ? ratingSteps.includes(found as RatingStep) : typeof found === 'string';
  };
  const isComplete = (found: Values | null): boolean =>
    ['title', 'description'].every((name) => typeof found?.[name] === 'string') &&
    isTextList(found?.tags) &&
    (found.image === null || typeof (found.image as DescribedImage | undefined)?.slug === 'string') &&
    evidence.every((of) => isEvidenceList(found[of])) &&
    [...texts, ...judgements].every((name) => isPossible(name, found[name]));

  const valuesOf = (saved: SavedValues): V => {
    const { title, description, tags, attachment } = saved;
    const values: Values = { ...saved };
    return {
      title,
      description: description ?? '',
      tags: tags.map(({ name }) => name),
      image: attachment && {
        slug: attachment.slug,
        altText: attachment.meta.image_alt_text ?? '',
        credit: attachment.meta.image_credit ?? '',
      },
      ...mapped(evidence, (of) => values[of]),
      ...mapped(texts, (name) => values[name] ?? ''),
      ...mapped(judgements, (name) => (isPossible(name, values[name]) ? values[name] : null)),
    } as unknown as V;
  };
  const fields: EditedFields<V> = {
    names,
    texts: ['description', ...ownNames(own, 'markdown')] as readonly FieldName<V>[],
    lists: ['tags', ...evidence] as readonly FieldName<V>[],
  };
  /** Drafts kept on this device. */
  const drafts: DraftKind<V> = {
    key,
    read: (found) => (isComplete(found as Values | null) ? (found as V) : undefined),
    same: (a, b) => sameFields(fields, a, b),
  };
  return {
    kind,
    fields,
    drafts,
    /** The initial values of a new conclusion. */
    noValues: {
      title: '',
      description: '',
      tags: [],
      image: null,
      ...mapped(evidence, () => []),
      ...mapped(texts, () => ''),
      ...mapped(judgements, () => null),
    } as unknown as V,
    /** A saved conclusion as editable values. */
    baseOf: (saved: SavedValues): Base<V> => ({ values: valuesOf(saved), updatedAt: saved.updated_at }),
    /** The values for the API. Empty values clear their fields. */
    attributesOf: (values: V) => {
      const { title, description, tags, image } = values;
      const given: Values = { ...values };
      return {
        title,
        description: description || null,
        tags: tags.map((name) => ({ name })),
        attachment_id: image?.slug ?? null,
        ...mapped(texts, (name) => given[name] || null),
        ...mapped(judgements, (name) => given[name]),
        ...(Object.fromEntries(
          evidence.map((of) => [
            evidenceAttribute(kind, of),
            (given[of] as readonly Evidence[]).map(({ slug }) => slug),
          ]),
        ) as Record<EvidenceAttribute<K>, string[]>),
      };
    },
  };
}

/** What a new conclusion is made of: evidence that was chosen before, and words to begin with. */
export interface GivenValues extends Partial<Pick<ConclusionValues, 'title' | 'description'>> {
  readonly cards?: readonly Evidence[];
  readonly insights?: readonly Evidence[];
}

/**
 * The values that change when something is given: evidence is appended, and what is already included keeps its position;
 * words fill empty fields only.
 */
export function withGiven<V extends ConclusionValues>(
  values: V,
  { title = '', description = '', ...evidence }: GivenValues,
): Partial<V> {
  const current = new Map<string, unknown>(Object.entries(values));
  const words = Object.entries({ title, description }).filter(([name, word]) => word && current.get(name) === '');
  const lists = Object.entries(evidence).map(([name, items]) => {
    const before = (current.get(name) ?? []) as readonly Evidence[];
    return [name, items.reduce((all, item) => putBack(all, item, all.length), before)] as const;
  });
  return Object.fromEntries([...words, ...lists]) as unknown as Partial<V>;
}

/** Whether a value found on the device is a list of evidence. */
const isEvidenceList = (found: unknown): boolean =>
  Array.isArray(found) &&
  found.every((item: Evidence | null) => typeof item?.slug === 'string' && typeof item.title === 'string');
