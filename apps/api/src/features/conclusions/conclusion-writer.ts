import { type ConclusionKind, kinds, type Taxonomy } from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { createOnce } from '../projects/create-once.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectTransaction, ProjectWriter, Writing } from '../projects/project-writer.ts';
import { TagsRepo } from '../tags/tags.repo.ts';
import { ConclusionsRepo } from './conclusions.repo.ts';

interface Request {
  readonly kind: ConclusionKind;
  readonly actor: Actor;
  readonly project: Authorized<Project>;
  /** Whether texts are stored. */
  readonly addsText?: boolean;
}

/** The actions on every kind of conclusion. */
type Done = 'created' | 'edited' | 'deleted' | 'restored';

interface Named {
  readonly slug: string;
  readonly title: string;
}

interface Stored extends Named {
  readonly id: number;
}

/** The common part of writing insights, trends and radars, in one transaction. */
export class ConclusionWriter {
  readonly #writing: Writing;
  readonly #request: Request;

  private constructor(writing: Writing, request: Request) {
    this.#writing = writing;
    this.#request = request;
  }

  static write<T>(
    projectWriter: ProjectWriter,
    request: Request,
    work: (writer: ConclusionWriter) => Promise<T>,
  ): Promise<T> {
    const { actor, project, addsText = false } = request;
    const write = { by: actor.user, projects: [project], addsText };
    return projectWriter.write(write, (writing) => work(new ConclusionWriter(writing, request)));
  }

  /**
   * Writes a new conclusion, whose slug `create` returns, unless the actor has created one with the same key. Returns the
   * slug of the one that was created, now or the first time.
   */
  static create(
    projectWriter: ProjectWriter,
    request: Request,
    key: string | undefined,
    create: (writer: ConclusionWriter) => Promise<string>,
  ): Promise<string> {
    const { kind, actor, project } = request;
    const once = { key, userId: actor.user.userId, projectId: project.id, kind };
    return ConclusionWriter.write(projectWriter, { ...request, addsText: true }, (writer) =>
      createOnce(writer.transaction, once, () => create(writer)),
    );
  }

  get transaction(): ProjectTransaction {
    return this.#writing.transaction;
  }

  /** Ids of the tags with these names. Missing tags are created. */
  async tagIds(taxonomy: Taxonomy, names: readonly string[]): Promise<number[]> {
    const { project } = this.#request;
    const tags = await new TagsRepo(this.transaction).resolve(project.id, names, taxonomy);
    // Lists of tags are cached under the version of cards and tags.
    this.#writing.record(project.id, { kind: 'tag_created', subjects: tags.made });
    return tags.of(names).map((tag) => tag.id);
  }

  /** Records what the actor has done. */
  record(done: Done, conclusion: Named): void {
    const { kind, project } = this.#request;
    this.#writing.record(project.id, { kind: `${kinds[kind].singular}_${done}`, subjects: [conclusion] });
  }

  /** Records that the actor has rated a trend. */
  recordRating(trend: Named): void {
    this.#writing.record(this.#request.project.id, { kind: 'trend_rated', subjects: [trend] });
  }

  /** Moves a conclusion to the trash. */
  async trash(conclusion: Authorized<Stored>): Promise<void> {
    await this.#setDeleted(conclusion, new Date(), 'deleted');
  }

  /** Restores a conclusion from the trash. */
  async restore(conclusion: Authorized<Stored>): Promise<void> {
    await this.#setDeleted(conclusion, null, 'restored');
  }

  async #setDeleted(conclusion: Stored, at: Date | null, done: 'deleted' | 'restored'): Promise<void> {
    // Somebody else may have done the same since it was found.
    const isChanged = await new ConclusionsRepo(this.transaction).setDeleted(this.#request.kind, conclusion.id, at);
    if (!isChanged) throw problem('not_found');
    this.record(done, conclusion);
  }
}
