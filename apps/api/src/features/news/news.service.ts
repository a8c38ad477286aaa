import {
  limits,
  type NewsItem,
  type NewsItems,
  newsKinds,
  type OverviewAttributes,
  type ProjectNews,
  type RadarSketchAttributes,
  serverLimits,
  type Team,
  type TileAttributes,
  withNames,
} from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { ReliefReader } from '../map/reading/relief-reader.ts';
import { NotificationsReadModel } from '../notifications/notifications.read-model.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import { BlipsReadModel } from '../radars/blips.read-model.ts';
import { RadarsReadModel } from '../radars/radars.read-model.ts';
import { shownAs } from '../users/team.rules.ts';
import { type Found, type FoundItem, NewsReadModel } from './news.read-model.ts';
import type { VisitsService } from './visits.service.ts';

interface Parts {
  readonly db: Db;
  readonly cache: VersionedCache;
  readonly visits: VisitsService;
  readonly reliefs: ReliefReader;
  readonly team: () => Promise<Team | null>;
}

/** Of so many projects that were changed last, those with news are listed. */
const lookedAt = 24;
/** The newest things of a project that the home screen names. */
const namedAtHome = 2;

/** What is new to people since their last visits, what waits for them, and the pictures of projects. */
export class NewsService {
  readonly #parts: Parts;
  readonly #read: NewsReadModel;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#read = new NewsReadModel(parts.db);
  }

  async overview(actor: Actor, project: Authorized<Project, 'project.view'>): Promise<OverviewAttributes> {
    const { db, visits, reliefs, team } = this.#parts;
    const { userId } = actor.user;
    const since = (await visits.newSince(userId, [project.id])).get(project.id) ?? null;
    const writes = mayWrite(actor, project);
    const newcomer = { userId, projectId: project.id, since, seesDrafts: writes };
    const notifications = new NotificationsReadModel(db);
    const nothing: Found = { count: 0, newest: [] };
    const [challenges, news, comments, drafts, ratings, unread, newestUnread, relief, radars, shown] =
      await Promise.all([
        this.#read.challenges([project.id]),
        this.#read.news(newcomer),
        this.#read.comments(newcomer),
        writes ? this.#read.drafts(userId, project.id) : nothing,
        writes ? this.#read.unrated(userId, project.id) : nothing,
        notifications.unreadIn(userId, [project.id]),
        notifications.newestUnread(userId, project.id, serverLimits.newsTitles),
        reliefs.of([project]),
        this.#sketches([project]),
        team(),
      ]);
    const names = await notifications.namesIn(comments.newest.map(({ text }) => text));
    const nameOf = (slug: string) => {
      const mentioned = names.get(slug);
      return mentioned ? shownAs(mentioned, shown).name : slug;
    };
    const items = (found: Found): NewsItems => ({ count: found.count, newest: found.newest.map(itemFor(shown)) });
    return {
      challenge: challenges.get(project.id) ?? null,
      since: since?.toISOString() ?? null,
      news: {
        cards: items(news.cards),
        insights: items(news.insights),
        trends: items(news.trends),
        radars: items(news.radars),
        publications: items(news.publications),
        comments: {
          count: comments.count,
          newest: comments.newest.map((comment) => ({
            ...itemFor(shown)(comment),
            on: comment.on,
            excerpt: cutText(
              withNames(comment.text, nameOf).replace(/\s+/g, ' '),
              serverLimits.notificationExcerptLength,
            ),
          })),
        },
      },
      waiting: {
        drafts: items(drafts),
        ratings: items(ratings),
        unread: {
          count: unread.get(project.id) ?? 0,
          newest: newestUnread.map(({ id, kind, subject, person, createdAt }) => ({
            id: String(id),
            kind,
            subject,
            by: shownAs(person, shown).name,
            created_at: createdAt.toISOString(),
          })),
        },
      },
      relief: relief.get(project.id) ?? null,
      radar: radars.get(project.id) ?? null,
    };
  }

  /** The tiles of projects and of workspaces that the actor may see, by their slugs. */
  async tiles(
    actor: Actor,
    asked: { readonly projects: readonly string[]; readonly workspaces: readonly string[] },
  ): Promise<Map<string, TileAttributes>> {
    const seen = asked.workspaces.filter((workspaceSlug) => actor.may('workspace.view', { workspaceSlug }));
    const ids = new Map([...(await this.#read.projectIds(asked.projects)), ...(await this.#read.lastChangedIn(seen))]);
    const projects = await this.#visible(actor, [...new Set(ids.values())]);
    const projectIds = projects.map(({ id }) => id);
    const { reliefs } = this.#parts;
    const [challenges, counts, relief, radars] = await Promise.all([
      this.#read.challenges(projectIds),
      this.#newCounts(actor, projects),
      reliefs.of(projects),
      this.#sketches(projects),
    ]);
    const byId = new Map(
      projects.map(({ id, slug }): [number, TileAttributes] => [
        id,
        {
          project_slug: slug,
          challenge: challenges.get(id) ?? null,
          new_count: counts.get(id) ?? null,
          relief: relief.get(id) ?? null,
          radar: radars.get(id) ?? null,
        },
      ]),
    );
    return new Map(
      [...ids].flatMap(([slug, id]) => {
        const tile = byId.get(id);
        return tile ? [[slug, tile] as const] : [];
      }),
    );
  }

  /** The projects of a person in which something is new or waits for them. */
  async news(actor: Actor): Promise<ProjectNews[]> {
    const { db, team, visits } = this.#parts;
    const { userId } = actor.user;
    const visited = await this.#read.visited(userId, lookedAt);
    const found = new Map((await this.#visible(actor, visited)).map((project) => [project.id, project]));
    const projects = visited.flatMap((id) => found.get(id) ?? []);
    const ids = projects.map(({ id }) => id);
    const writable = projects.filter((project) => mayWrite(actor, project)).map(({ id }) => id);
    const [counts, drafts, unread, since, shown] = await Promise.all([
      this.#newCounts(actor, projects),
      this.#read.draftCounts(userId, writable),
      new NotificationsReadModel(db).unreadIn(userId, ids),
      visits.newSince(userId, ids),
      team(),
    ]);
    const listed = projects
      .filter(({ id }) => [counts, drafts, unread].some((numbers) => (numbers.get(id) ?? 0) > 0))
      .slice(0, limits.newsProjects);
    return Promise.all(
      listed.map(async (project) => {
        const { id, slug, title, workspaceTitle } = project;
        const newCount = counts.get(id) ?? 0;
        const newcomer = { userId, projectId: id, since: since.get(id) ?? null, seesDrafts: mayWrite(actor, project) };
        const news = newCount > 0 ? await this.#read.news(newcomer) : undefined;
        const newest = newsKinds
          .flatMap((kind) => (news?.[kind].newest ?? []).map((item) => ({ ...itemFor(shown)(item), kind })))
          .sort((one, other) => other.created_at.localeCompare(one.created_at))
          .slice(0, namedAtHome);
        return {
          slug,
          title,
          workspace_title: workspaceTitle,
          new_count: newCount,
          newest,
          drafts: drafts.get(id) ?? 0,
          unread: unread.get(id) ?? 0,
        };
      }),
    );
  }

  async #visible(actor: Actor, ids: readonly number[]): Promise<Project[]> {
    const projects = await new StoredProjectsReadModel(this.#parts.db).findAll(ids);
    return projects.filter((project) => actor.may('project.view', targetOf(project)));
  }

  /** How much is new in the projects that the actor has visited before. */
  async #newCounts(actor: Actor, projects: readonly Project[]): Promise<Map<number, number>> {
    const { userId } = actor.user;
    const since = await this.#parts.visits.newSince(
      userId,
      projects.map(({ id }) => id),
    );
    return this.#read.counts(
      projects.flatMap((project) => {
        const from = since.get(project.id);
        return from ? [{ userId, projectId: project.id, since: from, seesDrafts: mayWrite(actor, project) }] : [];
      }),
    );
  }

  /** The newest radars of projects, by the id of the project. */
  async #sketches(projects: readonly Project[]): Promise<Map<number, RadarSketchAttributes>> {
    const { db, cache } = this.#parts;
    const state = projects.map(({ id, conclusionsVersion }) => `${id}:${conclusionsVersion}`).join(' ');
    return cache.get(`sketches ${state}`, async () => {
      const radars = await new RadarsReadModel(db).newest(projects.map(({ id }) => id));
      const previews = await new BlipsReadModel(db).previews(
        radars.map(({ id }) => id),
        serverLimits.radarPreviewBlips,
      );
      return new Map(
        radars.map(({ id, projectId, slug, title, sectors, rings }) => [
          projectId,
          {
            slug,
            title,
            domains: [...sectors],
            rings: [...rings],
            preview: (previews.get(id)?.blips ?? []).map(({ sector, ...blip }) => ({ ...blip, domain: sector })),
          },
        ]),
      );
    });
  }
}

const mayWrite = (actor: Actor, project: Project) => actor.may('project.write', targetOf(project));

const itemFor =
  (team: Team | null) =>
  ({ slug, title, author, createdAt }: FoundItem): NewsItem => ({
    slug,
    title,
    by: shownAs(author, team).name,
    created_at: createdAt.toISOString(),
  });
