import { limits, mentionsIn, type Team } from '@foreglow/contract';
import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { NotificationsRepo } from '../notifications/index.ts';
import type { Actor } from '../permissions/index.ts';
import { type Project, type ProjectsService, targetOf } from '../projects/index.ts';
import { isKnownByName } from '../users/index.ts';
import { CommentsReadModel, type Mentionable } from './comments.read-model.ts';
import { type Comment, CommentsRepo, type Subject } from './comments.repo.ts';
import { repeated } from './repeated.rules.ts';

interface NewComment {
  readonly subject_type: Subject['type'];
  readonly subject_slug: string;
  readonly text: string;
  readonly parent_id?: string | null | undefined;
}

/** Comments: each method authorises the actor on the stored project and on what the comment is on. */
export class CommentsService {
  readonly #db: Db;
  readonly #projects: ProjectsService;
  readonly #team: () => Promise<Team | null>;

  constructor(db: Db, projects: ProjectsService, team: () => Promise<Team | null>) {
    this.#db = db;
    this.#projects = projects;
    this.#team = team;
  }

  /** The comments on something, oldest first, and whether the actor may delete those of others. */
  async list(actor: Actor, projectSlug: string, subject: Subject): Promise<{ comments: Comment[]; mayTidy: boolean }> {
    const project = await this.#projects.find(actor, projectSlug, 'project.view');
    await this.#subject(actor, project, subject);
    return {
      comments: await new CommentsRepo(this.#db).on(project.id, subject),
      mayTidy: actor.may('project.update', targetOf(project)),
    };
  }

  async create(actor: Actor, projectSlug: string, given: NewComment): Promise<Comment> {
    const project = await this.#projects.find(actor, projectSlug, 'project.write');
    const subject = { type: given.subject_type, slug: given.subject_slug };
    const found = await this.#subject(actor, project, subject);
    const mentioned = await this.#mentioned(actor, project, found, given.text);
    const { slug } = await this.#db.transaction().execute(async (transaction) => {
      const comments = new CommentsRepo(transaction);
      const existing = await comments.on(project.id, subject);
      if (existing.length >= limits.commentsPerSubject) {
        throw problem('conflict', `There is room for ${limits.commentsPerSubject} comments here.`);
      }
      const parent = given.parent_id ? existing.find((comment) => comment.slug === given.parent_id) : undefined;
      if (given.parent_id && (!parent || parent.parentId !== null)) {
        throw problem('invalid_attribute', 'There is no such thread here.', { pointer: '/data/attributes/parent_id' });
      }
      const authorId = actor.user.userId;
      const parentId = parent?.id ?? null;
      const before = repeated(existing, { authorId, parentId, text: given.text }, new Date());
      if (before) return before;
      const created = await comments.create({ projectId: project.id, subject, parentId, authorId, text: given.text });
      // Whoever answers is not done with it.
      if (parent?.resolved) await comments.setResolved(parent.id, null);
      await new ChangesRepo(transaction).ofProject(project.id, 'comments');
      await new NotificationsRepo(transaction).tell(created.id, mentioned);
      return created;
    });
    return this.#find(project, slug);
  }

  async update(
    actor: Actor,
    projectSlug: string,
    slug: string,
    change: { text?: string | undefined; resolved?: boolean | undefined },
  ): Promise<Comment> {
    const project = await this.#projects.find(actor, projectSlug, 'project.write');
    const comment = await this.#find(project, slug);
    const found = await this.#subject(actor, project, comment.subject);
    const { text, resolved } = change;
    if (text !== undefined && (comment.author.id !== actor.user.userId || comment.isDeleted)) {
      throw problem('forbidden', 'Only who wrote a comment can change its text.');
    }
    if (resolved !== undefined && comment.parentId !== null) {
      const detail = 'A thread is resolved at its first comment.';
      throw problem('invalid_attribute', detail, { pointer: '/data/attributes/resolved' });
    }
    const mentioned =
      text === undefined ? [] : await this.#mentioned(actor, project, found, text, mentionsIn(comment.text));
    await this.#db.transaction().execute(async (transaction) => {
      const comments = new CommentsRepo(transaction);
      await new ChangesRepo(transaction).ofProject(project.id, 'comments');
      if (text !== undefined && text !== comment.text) {
        await comments.setText(comment.id, text);
        await new NotificationsRepo(transaction).tellMentioned(comment.id, mentioned);
      }
      if (resolved !== undefined && resolved !== (comment.resolved !== null)) {
        await comments.setResolved(comment.id, resolved ? actor.user.userId : null);
      }
    });
    return this.#find(project, slug);
  }

  async remove(actor: Actor, projectSlug: string, slug: string): Promise<void> {
    const project = await this.#projects.find(actor, projectSlug, 'project.view');
    const comment = await this.#find(project, slug);
    await this.#subject(actor, project, comment.subject);
    const isOwn = comment.author.id === actor.user.userId;
    if (!isOwn && !actor.may('project.update', targetOf(project))) throw problem('forbidden');
    await this.#db.transaction().execute(async (transaction) => {
      await new ChangesRepo(transaction).ofProject(project.id, 'comments');
      await new NotificationsRepo(transaction).noteChange(comment.id);
      await new CommentsRepo(transaction).remove(comment);
    });
  }

  /** Whom the actor can mention in a comment on something: others who see it and whom the actor knows by name. */
  async mentionable(actor: Actor, projectSlug: string, subject: Subject | undefined): Promise<Mentionable[]> {
    const project = await this.#projects.find(actor, projectSlug, 'project.write');
    const found = subject ? await this.#subject(actor, project, subject) : { public: true };
    return (await this.#known(actor, project, found)).filter(({ slug }) => slug !== actor.user.slug);
  }

  /** The members who see the subject and are known to the actor by name. */
  async #known(actor: Actor, project: Project, subject: { readonly public: boolean }): Promise<Mentionable[]> {
    const team = await this.#team();
    const members = await new CommentsReadModel(this.#db).members(project.id, subject);
    return members.filter(({ email }) => isKnownByName(email, actor.user.email, team));
  }

  async #find(project: Project, slug: string): Promise<Comment> {
    const comment = await new CommentsRepo(this.#db).find(project.id, slug);
    if (!comment) throw problem('not_found');
    return comment;
  }

  /** What is commented on must be there, and a draft is there only for those who may write. */
  async #subject(actor: Actor, project: Project, subject: Subject): Promise<{ public: boolean }> {
    const found = await new CommentsReadModel(this.#db).subject(project.id, subject);
    const isSeen = found && (found.public || actor.may('project.write', targetOf(project)));
    if (!isSeen) throw problem('not_found');
    return found;
  }

  /** Those whom a text mentions and the text before did not. Each must be somebody the actor can mention. */
  async #mentioned(
    actor: Actor,
    project: Project,
    subject: { readonly public: boolean },
    text: string,
    before: readonly string[] = [],
  ): Promise<string[]> {
    const slugs = mentionsIn(text).filter((slug) => !before.includes(slug));
    if (slugs.length === 0) return [];
    const found = await this.#known(actor, project, subject);
    const members = new Set(found.map(({ slug }) => slug));
    if (slugs.every((slug) => members.has(slug))) return slugs;
    const detail = subject.public
      ? 'Only members of the project can be mentioned.'
      : 'Only those who may write in the project see this draft and can be mentioned.';
    throw problem('invalid_attribute', detail, { pointer: '/data/attributes/text' });
  }
}
