import { type CoverageAttributes, limits, noFilters, nothing, searchTerm, type Team } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { CardListings } from '../cards/card-listings.ts';
import { ConclusionsReadModel } from '../conclusions/conclusions.read-model.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectCountsReader } from '../projects/project-counts.read-model.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { trendConditions, trendType } from '../trends/trends.read-model.ts';
import { countedCreators } from '../users/counted-creators.rules.ts';
import { CreatorsReadModel } from '../users/creators.read-model.ts';
import {
  type CoverageFigures,
  type CoverageReadModel,
  nothingOf,
  type Reading,
  recentOf,
} from './coverage.read-model.ts';

interface Parts {
  readonly db: Db;
  readonly listings: CardListings;
  readonly tags: TagsReadModel;
  readonly figures: CoverageReadModel;
  readonly counts: ProjectCountsReader;
  readonly team: () => Promise<Team | null>;
  /** The domains in the project's brief. */
  readonly domainsOf: (project: Project) => Promise<readonly string[]>;
}

/** Reports what the cards of a project cover and what they lack. */
export class CoverageService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async read(actor: Actor, project: Authorized<Project>, timeZone: string): Promise<CoverageAttributes> {
    const { db, figures, counts, tags, team } = this.#parts;
    const seesDrafts = actor.may('project.write', targetOf(project));
    const reading = { seesDrafts, timeZone, now: new Date() };
    const { cards, months, creators, sources } = await figures.figures(project, reading);
    const { all, byTag } = await figures.ofTags(project, reading);
    const recent = recentOf(project, reading).months;
    const { conclusions } = (await counts.of([project])).get(project.id) ?? {};
    const people = await new CreatorsReadModel(db).byIds([...creators.keys()]);
    const ofCards = (await tags.ofProject(project, seesDrafts)).filter(({ taxonomy }) => taxonomy === 'cards');
    const shownSources = sources.slice(0, limits.coverageSources);
    const withSource = sumOf(sources);
    return {
      cards,
      by_tag: ofCards.map(({ id, slug, name, color, count }) => ({
        ...(byTag.get(id) ?? nothingOf(recent)),
        ...{ slug, name, color, count },
      })),
      by_creator: countedCreators(people, creators, await team()),
      by_month: [...months],
      recent_months: recent.map(({ month }) => month),
      evidence: { newest: all.newest, median: all.median },
      by_source: shownSources,
      other_sources: withSource - sumOf(shownSources),
      single_sources: sources.filter(({ count }) => count === 1).length,
      without_source: cards.total - withSource,
      ...(await this.#misses(actor, project, reading)),
      insights: conclusions?.insights ?? 0,
      trends: conclusions?.trends ?? 0,
    };
  }

  /** The source sites of cards whose name contains the search term; highest count first. */
  async sources(actor: Actor, project: Authorized<Project>, search: string): Promise<CoverageFigures['sources']> {
    const seesDrafts = actor.may('project.write', targetOf(project));
    const { sources } = await this.#parts.figures.figures(project, { seesDrafts, timeZone: noFilters.timeZone });
    const term = searchTerm(search);
    return sources.filter(({ source }) => source.includes(term));
  }

  /** The gaps: domains without cards, cards without insights, trends without evidence. */
  async #misses(actor: Actor, project: Authorized<Project>, reading: Reading) {
    const { db, listings, domainsOf, figures } = this.#parts;
    const { seesDrafts } = reading;
    const [inNoInsight = 0] = await listings.counts(actor, project, [{ ...noFilters, insight: nothing }]);
    const domains: CoverageAttributes['domains'] = [];
    for (const domain of await domainsOf(project)) {
      const filters = { ...noFilters, search: domain, wholeWords: true };
      const spread = await figures.ofCards(project, reading, domain, () =>
        listings.matchingIds(actor, [project], filters),
      );
      domains.push({ domain, ...spread });
    }
    const unsupported = trendConditions(
      { horizons: undefined, directions: undefined, withoutEvidence: true },
      seesDrafts,
    );
    const { found } = await new ConclusionsReadModel(db, trendType).page(project.id, unsupported, 'title', {
      offset: 0,
      limit: limits.coverageTrends,
    });
    return {
      domains,
      cards_in_no_insight: inNoInsight,
      trends_without_evidence: found.map(({ slug, title }) => ({ slug, title })),
    };
  }
}

const sumOf = (figures: readonly { readonly count: number }[]): number =>
  figures.reduce((sum, { count }) => sum + count, 0);
