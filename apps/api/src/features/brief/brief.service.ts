import type { BriefChange, BriefContent, BriefField } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { Problem, problem } from '../../platform/http/problem.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import type { Actor } from '../permissions/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import { BriefRepo, type Version, type VersionHead } from './brief.repo.ts';
import { changed, changedFields, conflictingFields, emptyBrief } from './brief.rules.ts';

/** Briefs: each method authorises the actor on the stored project, then does its work. */
export class BriefService {
  readonly #db: Db;
  readonly #projects: ProjectsService;

  constructor(db: Db, projects: ProjectsService) {
    this.#db = db;
    this.#projects = projects;
  }

  /** The brief of a project as it is now; undefined where nobody has written it yet. */
  async read(actor: Actor, projectSlug: string): Promise<Version | undefined> {
    const project = await this.#projects.find(actor, projectSlug, 'project.view');
    return new BriefRepo(this.#db).last(project.id);
  }

  /** A page of the history, newest first, and how many versions there are. */
  async versions(
    actor: Actor,
    projectSlug: string,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ versions: VersionHead[]; total: number }> {
    const project = await this.#projects.find(actor, projectSlug, 'project.view');
    const repo = new BriefRepo(this.#db);
    const total = (await repo.last(project.id))?.number ?? 0;
    return { versions: await repo.page(project.id, offset, limit), total };
  }

  async version(actor: Actor, projectSlug: string, number: number): Promise<Version> {
    const project = await this.#projects.find(actor, projectSlug, 'project.view');
    const version = await new BriefRepo(this.#db).find(project.id, number);
    if (!version) throw problem('not_found');
    return version;
  }

  /** Changes the brief. What others changed since the version it is based on stays, unless it is the same field. */
  async update(actor: Actor, projectSlug: string, change: BriefChange): Promise<Version | undefined> {
    return this.#write(actor, projectSlug, async (repo, projectId, current) => {
      const { based_on } = change;
      if (based_on !== undefined) {
        const base = based_on === 0 ? emptyBrief : (await repo.find(projectId, based_on))?.content;
        if (!base) throw problem('invalid_attribute', 'There is no such version of the brief.', basedOn);
        assertNoConflict(conflictingFields(base, current, change));
      }
      return { content: changed(current, change), restoredFrom: null };
    });
  }

  /** Brings a version back: what it said becomes the new version. */
  async restore(actor: Actor, projectSlug: string, number: number): Promise<Version | undefined> {
    return this.#write(actor, projectSlug, async (repo, projectId) => {
      const version = await repo.find(projectId, number);
      if (!version) throw problem('not_found');
      return { content: version.content, restoredFrom: number };
    });
  }

  /** Makes a version of what `next` gives, unless that is what the brief says already. Returns the brief. */
  async #write(actor: Actor, projectSlug: string, next: Next): Promise<Version | undefined> {
    const project = await this.#projects.find(actor, projectSlug, 'project.write');
    await this.#db.transaction().execute(async (transaction) => {
      const repo = new BriefRepo(transaction);
      await repo.hold(project.id);
      const last = await repo.last(project.id);
      const current = last?.content ?? emptyBrief;
      const { content, restoredFrom } = await next(repo, project.id, current);
      const fields = changedFields(current, content);
      if (fields.length === 0) return;
      await repo.create({
        projectId: project.id,
        number: (last?.number ?? 0) + 1,
        content,
        changed: fields,
        restoredFrom,
        userId: actor.user.userId,
      });
      await new ActivitiesRepo(transaction).note({
        projectId: project.id,
        userId: actor.user.userId,
        kind: restoredFrom === null ? 'brief_changed' : 'brief_restored',
        fields,
      });
    });
    return new BriefRepo(this.#db).last(project.id);
  }
}

type Next = (
  repo: BriefRepo,
  projectId: number,
  current: BriefContent,
) => Promise<{ content: BriefContent; restoredFrom: number | null }>;

const basedOn = { pointer: '/data/attributes/based_on' };

/** One problem for all fields in conflict, each with its place. */
function assertNoConflict(fields: readonly BriefField[]): void {
  const [first, ...others] = fields.map((field) => ({
    code: 'edited_meanwhile' as const,
    detail: 'Somebody else has changed this part of the brief in the meantime. Look at it, then save yours.',
    source: { pointer: `/data/attributes/${field}` },
  }));
  if (first) throw new Problem([first, ...others]);
}
