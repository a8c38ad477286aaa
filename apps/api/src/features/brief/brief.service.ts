import type { BriefChange, BriefContent, BriefField } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { Problem, problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectWriter } from '../projects/project-writer.ts';
import { BriefReadModel, type Version, type VersionHead } from './brief.read-model.ts';
import { BriefRepo } from './brief.repo.ts';
import { changed, changedFields, conflictingFields, emptyBrief } from './brief.rules.ts';

/** Briefs of projects. */
export class BriefService {
  readonly #writer: ProjectWriter;
  readonly #briefs: BriefReadModel;

  constructor(db: Db, writer: ProjectWriter) {
    this.#writer = writer;
    this.#briefs = new BriefReadModel(db);
  }

  /** The brief of a project as it is now; undefined where nobody has written it yet. */
  read(project: Authorized<Project>): Promise<Version | undefined> {
    return this.#briefs.last(project.id);
  }

  /** A page of the history, newest first, and how many versions there are. */
  async versions(
    project: Authorized<Project>,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ versions: VersionHead[]; total: number }> {
    const total = (await this.#briefs.last(project.id))?.number ?? 0;
    return { versions: await this.#briefs.page(project.id, offset, limit), total };
  }

  async version(project: Authorized<Project>, number: number): Promise<Version> {
    const version = await this.#briefs.find(project.id, number);
    if (!version) throw problem('not_found');
    return version;
  }

  /**
   * Changes the brief. Changes by others since the version it is based on stay, unless they concern the same fields.
   */
  async update(actor: Actor, project: WritableProject, change: BriefChange): Promise<Version | undefined> {
    return this.#write(actor, project, async (briefs, current) => {
      const { based_on } = change;
      if (based_on !== undefined) {
        const base = based_on === 0 ? emptyBrief : (await briefs.find(project.id, based_on))?.content;
        if (!base) throw problem('invalid_attribute', 'There is no such version of the brief.', basedOn);
        assertNoConflict(conflictingFields(base, current, change));
      }
      return { content: changed(current, change), restoredFrom: null };
    });
  }

  /** Restores a version: its content becomes the new version. */
  async restore(actor: Actor, project: WritableProject, number: number): Promise<Version | undefined> {
    return this.#write(actor, project, async (briefs) => {
      const version = await briefs.find(project.id, number);
      if (!version) throw problem('not_found');
      return { content: version.content, restoredFrom: number };
    });
  }

  /** Makes a version of the result of `next`, unless the brief is already the same. Returns the brief. */
  async #write(actor: Actor, project: WritableProject, next: Next): Promise<Version | undefined> {
    const request = { by: actor.user, projects: [project], addsText: true };
    await this.#writer.write(request, async ({ transaction, record }) => {
      const briefs = new BriefReadModel(transaction);
      const last = await briefs.last(project.id);
      const current = last?.content ?? emptyBrief;
      const { content, restoredFrom } = await next(briefs, current);
      const fields = changedFields(current, content);
      if (fields.length === 0) return;
      await new BriefRepo(transaction).create({
        projectId: project.id,
        number: (last?.number ?? 0) + 1,
        content,
        changed: fields,
        restoredFrom,
        userId: actor.user.userId,
      });
      record(project.id, { kind: restoredFrom === null ? 'brief_changed' : 'brief_restored', fields });
    });
    return this.#briefs.last(project.id);
  }
}

type WritableProject = Authorized<Project, 'project.write'>;

type Next = (
  briefs: BriefReadModel,
  current: BriefContent,
) => Promise<{ content: BriefContent; restoredFrom: number | null }>;

const basedOn = { pointer: '/data/attributes/based_on' };

/** One problem with an entry for each field in conflict. */
function assertNoConflict(fields: readonly BriefField[]): void {
  const [first, ...others] = fields.map((field) => ({
    code: 'edited_meanwhile' as const,
    detail: 'Somebody else has changed this part of the brief in the meantime. Look at it, then save yours.',
    source: { pointer: `/data/attributes/${field}` },
  }));
  if (first) throw new Problem([first, ...others]);
}
