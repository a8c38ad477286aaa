import {
  type BlipAttributes,
  type ListedRadarAttributes,
  type RadarAttributes,
  serverLimits,
  type Team,
} from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { type Include, includedOf } from '../cards/related.presenter.ts';
import { removedAt } from '../conclusions/evidence.rules.ts';
import type { Actor } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { Tag } from '../tags/stored-tags.read-model.ts';
import { tagsInPlace } from '../tags/tags.presenter.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { shownAs } from '../users/team.rules.ts';
import { type BlipCard, BlipsReadModel, type FullBlip } from './blips.read-model.ts';
import { DumpsReadModel } from './dumps/dumps.read-model.ts';
import type { PublicLinks, Reader } from './dumps/public-links.ts';
import type { RadarTokens } from './dumps/radar-tokens.ts';
import { movementsOf } from './movements.rules.ts';
import { asSent, type Radar, type SentBlip } from './radar.ts';

interface Parts {
  readonly db: Db;
  readonly tags: TagsReadModel;
  readonly team: () => Promise<Team | null>;
  readonly tokens: RadarTokens;
  readonly links: PublicLinks;
}

/** The relationships that can be included. */
export type RadarInclude = Extract<Include, 'project' | 'creator'>;

/** Turns radars of a project into resource objects. */
export class RadarsPresenter {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A radar with its blips as shown to the actor: drafts are for people who may write. */
  async one({ actor, ...reader }: Reader & { readonly actor: Actor }, radar: Radar, project: Project) {
    const { db, tags } = this.#parts;
    const seesDrafts = actor.may('project.write', targetOf(project));
    const blips = await new BlipsReadModel(db).full(radar, { texts: false, drafts: seesDrafts });
    const compared = await new DumpsReadModel(db).lastCompared(radar.id);
    const publications = await this.#publicationsOf([radar.id], reader);
    const sent = asSent(radar, blips);
    const movements = movementsOf(sent, compared);
    const shown = { tagsById: await tags.byId(project), seesDrafts };
    const attributes: RadarAttributes = {
      ...(await this.#head(radar, project, blips.length)),
      ...publications(radar.id),
      blips: sent.blips.map((blip) => blipAttributes(blip, shown)),
      movements: movements && Object.fromEntries(movements),
    };
    return resourceOf(radar, project, await this.#creatorOf(radar), attributes);
  }

  /** Radars with only the data of their blips that a small picture needs. */
  async list(reader: Reader, radars: readonly Radar[], project: Project) {
    const { db } = this.#parts;
    const ids = radars.map(({ id }) => id);
    const previews = await new BlipsReadModel(db).previews(ids, serverLimits.radarPreviewBlips);
    const publications = await this.#publicationsOf(ids, reader);
    return Promise.all(
      radars.map(async (radar) => {
        const { count = 0, blips = [] } = previews.get(radar.id) ?? {};
        const attributes: ListedRadarAttributes = {
          ...(await this.#head(radar, project, count)),
          ...publications(radar.id),
          preview: blips.map(({ sector, ...blip }) => ({ ...blip, domain: sector })),
        };
        return resourceOf(radar, project, await this.#creatorOf(radar), attributes);
      }),
    );
  }

  /** The resources related to radars that are included on request, each once; undefined without a request. */
  async included(radars: readonly Radar[], project: Project, include: readonly RadarInclude[] | undefined) {
    if (!include) return undefined;
    const creators = await Promise.all(radars.map((radar) => this.#creatorOf(radar)));
    return includedOf(
      creators.map((creator) => ({ project, creator, tags: [], attachment: null })),
      include,
    );
  }

  /** The team, if the person is shown as the team. */
  async #creatorOf({ creator }: Radar) {
    return shownAs(creator, await this.#parts.team());
  }

  /** Reads the publications of radars. Returns their attributes for each. */
  async #publicationsOf(ids: readonly number[], reader: Reader) {
    const { db, tokens, links } = this.#parts;
    const dumps = new DumpsReadModel(db);
    const [last, lasting] = await Promise.all([dumps.last(ids), dumps.lastingAddresses(ids)]);
    const pages = new Map(
      await Promise.all(
        [...lasting].map(async ([id, { editionSlug, shown }]) => {
          const addresses = links.of(await tokens.ofRadar(editionSlug), reader);
          return [id, { ...addresses, shown }] as const;
        }),
      ),
    );
    return (id: number): Pick<ListedRadarAttributes, 'last_dump' | 'public_page'> => {
      const dump = last.get(id);
      return {
        last_dump: dump
          ? { slug: dump.slug, number: dump.number, created_at: dump.createdAt.toISOString(), open: dump.open }
          : null,
        public_page: pages.get(id) ?? null,
      };
    };
  }

  async #head(radar: Radar, project: Project, blipCount: number) {
    const { name, email } = await this.#creatorOf(radar);
    return {
      slug: radar.slug,
      title: radar.title,
      challenge: radar.challenge,
      description: radar.description,
      audience: radar.audience,
      domains: [...radar.sectors],
      rings: [...radar.rings],
      impacts: [...radar.impacts],
      blip_count: blipCount,
      ai_assistant: radar.aiAssistant,
      drafter: radar.drafter,
      creator: { name, email },
      project: { slug: project.slug, title: project.title },
      created_at: radar.createdAt.toISOString(),
      updated_at: radar.updatedAt.toISOString(),
    };
  }
}

const resourceOf = <A>(radar: Radar, project: Project, creator: { readonly slug: string }, attributes: A) => ({
  type: 'radars' as const,
  id: radar.slug,
  attributes,
  relationships: {
    project: { data: { type: 'projects', id: project.slug }, links: { related: `/v1/projects/${project.slug}` } },
    creator: { data: { type: 'users', id: creator.slug } },
  },
  links: { self: `/v1/projects/${project.slug}/radars/${radar.slug}` },
});

interface Shown {
  readonly tagsById: ReadonlyMap<number, Tag>;
  readonly seesDrafts: boolean;
}

function blipAttributes(blip: SentBlip<FullBlip>, { tagsById, seesDrafts }: Shown): BlipAttributes {
  const { trend } = blip;
  const cards = blip.cards.filter((card) => card.public || seesDrafts);
  return {
    id: blip.id,
    sequence: blip.sequence,
    label: blip.label,
    domain: blip.domain,
    ring: blip.ring,
    position: blip.position,
    angle: blip.angle,
    impact: blip.impact,
    impacts: [...blip.impacts],
    rationale: blip.rationale,
    trend_slug: trend?.slug ?? null,
    card_slugs: cards.map(({ slug }) => slug),
    imported_movement: blip.importedMovement,
    trend: trend && { slug: trend.slug, title: trend.title, removed_at: removedAt(trend.deletedAt) },
    cards: cards.map(evidenceCardOf),
    trend_rationale: trend?.reason ?? null,
    trend_cards: blip.cards.length === 0 ? (trend?.cards ?? []).map(evidenceCardOf) : [],
    tags: blipTags({ trend, cards }, tagsById).map(({ name, sticky, color }) => ({ name, sticky, color })),
    direction: trend?.direction ?? null,
  };
}

const evidenceCardOf = (card: BlipCard) => ({
  slug: card.slug,
  title: card.title,
  public: card.public,
  removed_at: removedAt(card.deletedAt),
});

/** The tags of a blip: those of its trend, otherwise those of its cards. */
export function blipTags(
  { trend, cards }: Pick<FullBlip, 'trend' | 'cards'>,
  tagsById: ReadonlyMap<number, Tag>,
): Tag[] {
  const ids = trend ? trend.tagIds : cards.filter(({ deletedAt }) => !deletedAt).flatMap(({ tagIds }) => tagIds);
  return tagsInPlace([...new Set(ids)], tagsById);
}
