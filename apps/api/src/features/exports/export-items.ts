import {
  type BookletCards,
  type CardFilters,
  type CardSort,
  contentsOfFormat,
  type ExportContent,
  limits,
  serverLimits,
} from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { Problem, problem } from '#platform/http/problem.ts';
import type { CardListings } from '../cards/card-listings.ts';
import type { CardsReadModel } from '../cards/cards.read-model.ts';
import { ConclusionsReadModel } from '../conclusions/conclusions.read-model.ts';
import { insightType } from '../insights/insights.read-model.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import { RadarsReadModel } from '../radars/radars.read-model.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { type OwnTrendFilters, trendType } from '../trends/trends.read-model.ts';
import { conclusionConditions } from './content/conclusion-conditions.read-model.ts';
import { ContentsReadModel } from './content/contents.read-model.ts';
import type { WantedExport } from './wanted-export.ts';

interface Parts {
  readonly db: Db;
  readonly cards: CardsReadModel;
  readonly listings: CardListings;
  readonly tags: TagsReadModel;
}

interface List {
  readonly filters: CardFilters;
  readonly trendFilters: OwnTrendFilters;
  readonly sort: CardSort;
}

/** The number of items in an export, and the title of a single one. */
interface Items {
  readonly total: number;
  readonly title: string | undefined;
}

/** The number of slugs looked up together. */
const atOnce = 1000;

/** Determines what an export would contain before it is started. */
export class ExportItems {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Counts the items of an export. Throws the 404 problem with each selected item that does not exist, belongs to
   * another project or is not visible to the actor, and the 422 problem when there is nothing to export or too much.
   */
  async check(
    actor: Actor,
    project: Authorized<Project, 'card.view'>,
    wanted: WantedExport,
    list: List,
  ): Promise<Items> {
    const { format, content, slugs } = wanted;
    const items = slugs
      ? await this.#selected(actor, project, { ...wanted, slugs })
      : await this.#all(actor, project, wanted, list);
    if (items.total === 0 && content !== 'project' && content !== 'brief') {
      throw problem('invalid_attribute', 'There is nothing to export.', { pointer: '/data/attributes/content' });
    }
    const max =
      format === 'pptx' ? serverLimits.slides : format === 'pdf' ? limits.exportedItems : Number.POSITIVE_INFINITY;
    if (items.total > max) {
      const detail = `This format holds at most ${max} items; you have selected ${items.total}.`;
      throw problem('invalid_attribute', detail, { pointer: '/data/attributes/format' });
    }
    return items;
  }

  async #all(
    actor: Actor,
    project: Authorized<Project, 'card.view'>,
    { format, content, options }: WantedExport,
    list: List,
  ): Promise<Items> {
    const { db, listings, tags } = this.#parts;
    const own = [...(await tags.byId(project)).values()];
    const seesDrafts = actor.may('project.write', targetOf(project));
    const conditions = (kind: 'insights' | 'trends') =>
      conclusionConditions(kind, { content, request: list }, own, seesDrafts);
    const window = { offset: 0, limit: 1 };
    const cards = async () => (await listings.counts(actor, project, [list.filters]))[0] ?? 0;
    const printed = {
      all: cards,
      evidence: async () => {
        const used = await new ContentsReadModel(db).countUsed(project.id, seesDrafts && list.filters.showDrafts);
        return Math.min(used, await cards());
      },
      none: async () => 0,
    } satisfies Record<BookletCards, () => Promise<number>>;
    const insights = async () =>
      (await new ConclusionsReadModel(db, insightType).page(project.id, conditions('insights'), '-created_at', window))
        .total;
    const trends = async () =>
      (await new ConclusionsReadModel(db, trendType).page(project.id, conditions('trends'), '-created_at', window))
        .total;
    const radars = async () => (await new RadarsReadModel(db).page(project.id, '', '-created_at', window)).total;
    const counts = {
      cards: [cards],
      insights: [insights],
      trends: [trends],
      radars: [radars],
      brief: [],
      // Data files contain no radars, which have separate files; slides have only as many cards as there is room for.
      project: [
        ...(format === 'pptx' ? [] : [printed[format === 'pdf' ? options.cards : 'all']]),
        insights,
        trends,
        ...(contentsOfFormat[format].includes('radars') ? [radars] : []),
      ],
    } satisfies Record<ExportContent, (() => Promise<number>)[]>;
    let total = 0;
    for (const count of counts[content]) total += await count();
    return { total, title: undefined };
  }

  async #selected(
    actor: Actor,
    project: Project,
    { content, slugs, slugsPointer = '/data/attributes/slugs' }: WantedExport & { readonly slugs: readonly string[] },
  ): Promise<Items> {
    const seesDrafts = actor.may('project.write', targetOf(project));
    const found = new Map<string, string>();
    for (let from = 0; from < slugs.length; from += atOnce) {
      const named = slugs.slice(from, from + atOnce);
      for (const { slug, title } of await this.#titles(project, content, named, seesDrafts)) found.set(slug, title);
    }
    const missing = slugs.flatMap((slug, at) => (found.has(slug) ? [] : [at]));
    const [first, ...others] = missing.slice(0, 100).map(
      (at) =>
        ({
          code: 'not_found',
          // Only by its index: a slug may contain words of a title that the caller must not read.
          detail: 'One of the selected items is not in this project, or was deleted.',
          source: { pointer: `${slugsPointer}/${at}` },
        }) as const,
    );
    if (first) throw new Problem([first, ...others]);
    const [only] = found.values();
    return { total: found.size, title: found.size === 1 ? only : undefined };
  }

  async #titles(project: Project, content: ExportContent, slugs: readonly string[], seesDrafts: boolean) {
    const { db, cards } = this.#parts;
    if (content === 'cards') {
      const found = await cards.headsBySlugs(slugs);
      return found.filter((card) => card.projectId === project.id && (card.public || seesDrafts));
    }
    // They are exported as a whole.
    if (content === 'brief' || content === 'project') return [];
    return new ContentsReadModel(db).titlesOf(content, project.id, slugs);
  }
}
