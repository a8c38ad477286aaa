import type { EvidenceAttribute, EvidenceCard, EvidenceItem, EvidenceKind, KindSupportedBy } from '@foreglow/contract';
import {
  type Include,
  includedOf,
  type Related,
  type RelatedPresenter,
  relationshipsOf,
} from '../cards/related.presenter.ts';
import type { Actor } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import { type ConclusionType, ownOf, type Stored } from './conclusion-type.ts';
import type { EvidenceReadModel } from './evidence.read-model.ts';
import { includedEvidence } from './evidence.rules.ts';
import { evidenceLinks, linksSupportedBy } from './links.ts';

type Items<E> = E extends 'cards' ? EvidenceCard[] : EvidenceItem[];

/** The attributes of a conclusion with its evidence, and with what it supports. */
type EvidenceAttributes<T extends ConclusionType> = { [E in EvidenceKind<T['kind']>]: Items<E> } & {
  [U in KindSupportedBy<T['kind']>]: Items<U>;
} & { [A in EvidenceAttribute<T['kind']>]: string[] };

/** Adds attributes that only one kind has, for each of the conclusions by its id. */
export type MoreAttributes<More> = (
  actor: Actor,
  ids: readonly number[],
  project: Project,
) => Promise<(id: number) => More>;

interface Parts<T extends ConclusionType, More> {
  readonly type: T;
  readonly related: RelatedPresenter;
  readonly evidence: EvidenceReadModel;
  readonly more: MoreAttributes<More>;
}

/** Turns conclusions of a project into resource objects. */
export class ConclusionsPresenter<T extends ConclusionType, More> {
  readonly #parts: Parts<T, More>;

  constructor(parts: Parts<T, More>) {
    this.#parts = parts;
  }

  /** The resource objects as shown to the actor: drafts are for people who may write. */
  async present(
    actor: Actor,
    conclusions: readonly Stored<T>[],
    project: Project,
    include?: readonly (Include | EvidenceKind<T['kind']>)[],
  ) {
    const { type, evidence } = this.#parts;
    const ids = conclusions.map(({ id }) => id);
    const seesDrafts = actor.may('project.write', targetOf(project));
    const behind = await Promise.all(
      evidenceLinks(type.kind).map(async (link) => ({ link, items: await evidence.of(link, ids, seesDrafts) })),
    );
    const supported = await Promise.all(
      linksSupportedBy(type.kind).map(async ({ owner, link }) => ({
        owner,
        items: await evidence.supportedBy(owner, link, ids),
      })),
    );
    const more = await this.#parts.more(actor, ids, project);
    const related = await this.#parts.related.of(conclusions, [project]);
    const data = related.map(({ thing, ...relations }) => {
      const own = behind.map(({ link, items }) => ({ link, items: items.get(thing.id) ?? [] }));
      const ofEvidence = Object.fromEntries<unknown>([
        ...own.flatMap(({ link: { of, attribute }, items }) => [
          [of, items] as const,
          [attribute, items.map(({ slug }) => slug)] as const,
        ]),
        ...supported.map(({ owner, items }) => [owner, items.get(thing.id) ?? []] as const),
      ]) as EvidenceAttributes<T>;
      const relationships = Object.fromEntries(
        own.map(({ link: { of }, items }) => [of, { data: items.map(({ slug }) => ({ type: of, id: slug })) }]),
      ) as Record<EvidenceKind<T['kind']>, { data: { type: string; id: string }[] }>;
      return {
        type: type.kind as T['kind'],
        id: thing.slug,
        attributes: {
          ...this.#attributesOf(thing, relations),
          ...ofEvidence,
          ...more(thing.id),
        },
        relationships: { ...relationshipsOf(relations), ...relationships },
        links: { self: `/v1/projects/${project.slug}/${type.kind}/${thing.slug}` },
      };
    });
    if (!include) return { data };
    const included = behind.flatMap(({ link: { of }, items }) =>
      (include as readonly string[]).includes(of) ? includedEvidence(of, [...items.values()]) : [],
    );
    return { data, included: [...includedOf(related, include), ...included] };
  }

  #attributesOf(thing: Stored<T>, { project, creator, tags, attachment }: Related) {
    return {
      slug: thing.slug,
      title: thing.title,
      description: thing.description,
      ...ownOf(this.#parts.type, thing),
      tags: tags.map(({ name, sticky, color }) => ({ name, sticky, color })),
      attachment,
      creator: { name: creator.name, email: creator.email },
      project: { slug: project.slug, title: project.title },
      created_at: thing.createdAt.toISOString(),
      updated_at: thing.updatedAt.toISOString(),
    };
  }
}
