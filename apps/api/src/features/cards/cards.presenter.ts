import {
  type CardField,
  type CardTextName,
  cardFields,
  forCardTexts,
  type ListedCardResource,
} from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import { isoMoment } from '#platform/text/iso-moment.rules.ts';
import type { Project } from '../projects/project.ts';
import type { Card, ListedCard } from './card.ts';
import { type Include, includedOf, type Related, type RelatedPresenter, relationshipsOf } from './related.presenter.ts';

/** Turns cards of one or several projects into resource objects. */
export class CardsPresenter {
  readonly #related: RelatedPresenter;

  constructor(related: RelatedPresenter) {
    this.#related = related;
  }

  /**
   * Identifies the state that resource objects depend on apart from the cards: how long the addresses of pictures are
   * valid.
   */
  state(): string {
    return this.#related.state();
  }

  /**
   * The cards' resource objects and, if requested, their related resources. With `fields`, they have the attributes
   * that it names, and the relationships that are included.
   */
  async present(
    cards: readonly ListedCard[],
    projects: readonly Project[],
    include?: readonly Include[],
    fields?: readonly CardField[],
  ) {
    const presented = await this.#related.of(cards, projects);
    return {
      data: presented.map(
        fields ? (related) => sparseResourceOf(related, fields, include) : (related) => resourceOf(related),
      ),
      ...(include && { included: includedOf(presented, include) }),
    };
  }

  /** A single card, with the fields that only a single card is sent with. */
  async presentOne(card: Card, project: Project, include?: readonly Include[]) {
    const [presented] = await this.#related.of([card], [project]);
    if (!presented) throw problem('not_found');
    return {
      data: resourceOf(presented, allFields),
      ...(include && { included: includedOf([presented], include) }),
    };
  }
}

type CardAttributesOfList = ListedCardResource['attributes'];
type RelatedCard = Related & { thing: ListedCard };

const texts = forCardTexts(
  (name) =>
    ({ thing }: RelatedCard) =>
      thing[name],
) as {
  readonly [N in CardTextName]: (related: RelatedCard) => CardAttributesOfList[N];
};

const attributes: { readonly [F in CardField]-?: (related: RelatedCard) => CardAttributesOfList[F] | undefined } = {
  slug: ({ thing }) => thing.slug,
  ...texts,
  description_excerpt: ({ thing }) => thing.descriptionExcerpt,
  source_name: ({ thing }) => thing.sourceName,
  tags: ({ tags }) => tags.map(({ name, sticky, color }) => ({ name, sticky, color })),
  creator: ({ creator }) => ({ name: creator.name, email: creator.email }),
  public: ({ thing }) => thing.public,
  ai_assistant: ({ thing }) => thing.aiAssistant,
  drafter: ({ thing }) => thing.drafter,
  attachment: ({ attachment }) => attachment,
  project: ({ project }) => ({ slug: project.slug, title: project.title }),
  created_at: ({ thing }) => isoMoment(thing.createdAt),
  updated_at: ({ thing }) => thing.updatedAt && isoMoment(thing.updatedAt),
};

/** The fields of a single card. Only lists have others. */
const allFields = cardFields.filter((field) => field !== 'description_excerpt' && field !== 'source_name');
const usualFields = allFields.filter((field) => field !== 'drafter');

function attributesOf(related: RelatedCard, fields: readonly CardField[]): CardAttributesOfList {
  const given: Partial<Record<CardField, unknown>> = {};
  for (const field of fields) given[field] = attributes[field](related);
  return given as CardAttributesOfList;
}

const resourceOf = (related: RelatedCard, fields: readonly CardField[] = usualFields) => ({
  type: 'cards' as const,
  id: related.thing.slug,
  attributes: attributesOf(related, fields),
  relationships: relationshipsOf(related),
  links: { self: `/v1/cards/${related.thing.slug}` },
});

/** The type is that of a card with all fields, as the contract declares it. */
function sparseResourceOf(related: RelatedCard, fields: readonly CardField[], include: readonly Include[] = []) {
  const { slug } = related.thing;
  const all = include.length > 0 ? Object.entries(relationshipsOf(related)) : [];
  const relationships = all.filter(([name]) => include.includes(name as Include));
  return {
    type: 'cards' as const,
    id: slug,
    attributes: attributesOf(related, fields),
    ...(all.length > 0 && { relationships: Object.fromEntries(relationships) }),
    links: { self: `/v1/cards/${slug}` },
  } as ReturnType<typeof resourceOf>;
}
