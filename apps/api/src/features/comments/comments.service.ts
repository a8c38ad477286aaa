import { type Action, mentionsIn, serverLimits } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { NotificationsRepo } from '../notifications/notifications.repo.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectTransaction, ProjectWriter } from '../projects/project-writer.ts';
import { type ProjectsService, targetOf } from '../projects/projects.service.ts';
import type { Comment, Subject } from './comment.ts';
import { CommentsReadModel } from './comments.read-model.ts';
import { CommentsRepo } from './comments.repo.ts';
import type { MentionsService, SeenSubject } from './mentions.service.ts';
import { repeated } from './repeated.rules.ts';
import type { Thread } from './threads.rules.ts';

interface NewComment {
  readonly subject_type: Subject['type'];
  readonly subject_slug: string;
  readonly text: string;
  readonly parent_id?: string | null | undefined;
}

/** An authorised comment, with its subject and project. */
interface FoundComment<A extends Action = Action> {
  readonly comment: Authorized<Comment, A>;
  readonly subject: SeenSubject;
  readonly project: Authorized<Project>;
}

/** A thread, and whether the actor may delete comments of others in it. */
export interface SeenThread {
  readonly thread: Thread;
  readonly mayTidy: boolean;
}

/** Finds comments for an action that the actor may perform on them, and changes comments found in this way. */
export class CommentsService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;
  readonly #projects: ProjectsService;
  readonly #mentions: MentionsService;

  constructor(db: Db, writer: ProjectWriter, projects: ProjectsService, mentions: MentionsService) {
    this.#db = db;
    this.#writer = writer;
    this.#projects = projects;
    this.#mentions = mentions;
  }

  /** A project, and the subject in it to comment on. */
  async findSubject<A extends Action>(actor: Actor, projectSlug: string, subject: Subject, action: A) {
    const project = await this.#projects.find(actor, projectSlug, action);
    return { project, subject: await this.#subject(actor, project, subject) };
  }

  /** A comment, for an actor who may reply to it. Only its author may change its text. */
  async find(actor: Actor, projectSlug: string, slug: string): Promise<FoundComment<'project.write'>> {
    const project = await this.#projects.find(actor, projectSlug, 'project.write');
    const comment = await this.#comment(project, slug);
    const subject = await this.#subject(actor, project, comment.subject);
    return { comment: actor.authorize('project.write', targetOf(project), comment), subject, project };
  }

  /** A comment that the actor may delete: their own, or any comment if they manage the project. */
  async findToDelete(actor: Actor, projectSlug: string, slug: string): Promise<FoundComment<'project.update'>> {
    const project = await this.#projects.find(actor, projectSlug, 'project.view');
    const stored = await this.#comment(project, slug);
    const subject = await this.#subject(actor, project, stored.subject);
    const isOwn = stored.author.id === actor.user.userId;
    const comment = isOwn
      ? actor.authorizeOwn('project.update', stored.author.id, stored)
      : actor.authorize('project.update', targetOf(project), stored);
    return { comment, subject, project };
  }

  /** The comments on something, oldest first, and whether the actor may delete comments of others. */
  async list(
    actor: Actor,
    project: Authorized<Project>,
    subject: Subject,
  ): Promise<{ comments: Comment[]; mayTidy: boolean }> {
    return {
      comments: await new CommentsReadModel(this.#db).on(project.id, subject),
      mayTidy: mayTidy(actor, project),
    };
  }

  async create(
    actor: Actor,
    { project, subject: seen }: { project: Authorized<Project, 'project.write'>; subject: SeenSubject },
    given: NewComment,
  ): Promise<SeenThread> {
    const subject = { type: given.subject_type, slug: given.subject_slug };
    const mentioned = await this.#mentions.newIn(actor, project, seen, given.text);
    const request = { by: actor.user, projects: [project], addsText: true };
    const { slug } = await this.#writer.write(request, async ({ transaction, record }) => {
      await assertStillThere(transaction, project, subject);
      const existing = await new CommentsReadModel(transaction).on(project.id, subject);
      if (existing.length >= serverLimits.commentsPerSubject) {
        throw problem('conflict', `There can be at most ${serverLimits.commentsPerSubject} comments here.`);
      }
      const parent = given.parent_id ? existing.find((comment) => comment.slug === given.parent_id) : undefined;
      if (given.parent_id && (!parent || parent.parentId !== null)) {
        throw problem('invalid_attribute', 'There is no such thread here.', { pointer: '/data/attributes/parent_id' });
      }
      const authorId = actor.user.userId;
      const parentId = parent?.id ?? null;
      const before = repeated(existing, { authorId, parentId, text: given.text }, new Date());
      if (before) return before;
      const comments = new CommentsRepo(transaction);
      const created = await comments.create({ projectId: project.id, subject, parentId, authorId, text: given.text });
      // A reply reopens the thread.
      if (parent?.resolved) await comments.setResolved(parent.id, null);
      await new NotificationsRepo(transaction).notify(created.id, mentioned);
      record(project.id, eventOf('comment_written', created, subject));
      return created;
    });
    return this.#thread(actor, project, slug);
  }

  async update(
    actor: Actor,
    { comment, subject, project }: FoundComment<'project.write'>,
    change: { text?: string | undefined; resolved?: boolean | undefined },
  ): Promise<SeenThread> {
    const { text, resolved } = change;
    if (text !== undefined) assertChangeable(actor, comment);
    if (resolved !== undefined && comment.parentId !== null) {
      const detail = 'A thread is resolved at its first comment.';
      throw problem('invalid_attribute', detail, { pointer: '/data/attributes/resolved' });
    }
    const before = mentionsIn(comment.text);
    const mentioned = text === undefined ? [] : await this.#mentions.newIn(actor, project, subject, text, before);
    const addsText = text !== undefined;
    const request = { by: actor.user, projects: [project], addsText };
    await this.#writer.write(request, async ({ transaction, record }) => {
      await assertStillThere(transaction, project, comment.subject);
      const comments = new CommentsRepo(transaction);
      const hasNewText = text !== undefined && text !== comment.text;
      const isResolvedOrOpened = resolved !== undefined && resolved !== (comment.resolved !== null);
      if (hasNewText) {
        // It may have been deleted in the meantime, and then keeps no text.
        assertChangeable(actor, await new CommentsReadModel(transaction).find(project.id, comment.slug));
        await comments.setText(comment.id, text);
        await new NotificationsRepo(transaction).notifyMentioned(comment.id, mentioned);
      }
      if (isResolvedOrOpened) await comments.setResolved(comment.id, resolved ? actor.user.userId : null);
      if (hasNewText || isResolvedOrOpened) record(project.id, eventOf('comment_changed', comment, comment.subject));
    });
    return this.#thread(actor, project, comment.slug);
  }

  async remove(actor: Actor, { comment, project }: FoundComment<'project.update'>): Promise<void> {
    await this.#writer.write({ by: actor.user, projects: [project] }, async ({ transaction, record }) => {
      await assertStillThere(transaction, project, comment.subject);
      await new NotificationsRepo(transaction).sendEvents(comment.id);
      await new CommentsRepo(transaction).remove(comment);
      record(project.id, eventOf('comment_deleted', comment, comment.subject));
    });
  }

  /** The project in which the actor mentions people and, if known, the subject that they comment on. */
  async findForMentions(actor: Actor, projectSlug: string, subject: Subject | undefined) {
    const project = await this.#projects.find(actor, projectSlug, 'project.write');
    return { project, subject: subject ? await this.#subject(actor, project, subject) : { public: true } };
  }

  /** A comment with its replies. A reply has none. */
  async #thread(actor: Actor, project: Authorized<Project>, slug: string): Promise<SeenThread> {
    const first = await this.#comment(project, slug);
    const replies =
      first.parentId === null ? await new CommentsReadModel(this.#db).repliesTo(project.id, first.id) : [];
    return { thread: { first, replies }, mayTidy: mayTidy(actor, project) };
  }

  async #comment(project: Project, slug: string): Promise<Comment> {
    const comment = await new CommentsReadModel(this.#db).find(project.id, slug);
    if (!comment) throw problem('not_found');
    return comment;
  }

  /** The subject must exist, and a draft is visible only to users who may write. */
  async #subject(actor: Actor, project: Project, subject: Subject): Promise<SeenSubject> {
    const found = await new CommentsReadModel(this.#db).subject(project.id, subject);
    const isSeen = found && (found.public || actor.may('project.write', targetOf(project)));
    if (!isSeen) throw problem('not_found');
    return found;
  }
}

/** The event of a comment, with what it is on. */
const eventOf = (
  kind: 'comment_written' | 'comment_changed' | 'comment_deleted',
  { slug }: { readonly slug: string },
  subject: Subject,
) => ({ kind, subjects: [{ slug, title: null }], other: { slug: subject.slug, title: null } });

const mayTidy = (actor: Actor, project: Authorized<Project>): boolean => actor.may('project.update', targetOf(project));

/** Throws the 404 problem when there is no such comment, and the 403 problem when the actor cannot change its text. */
function assertChangeable(actor: Actor, comment: Comment | undefined): void {
  if (!comment) throw problem('not_found');
  if (comment.author.id === actor.user.userId && !comment.isDeleted) return;
  throw problem('forbidden', 'Only the author of a comment can change its text.');
}

/**
 * Looks for the subject again in the locked project: a card takes its comments along when it is moved, so a comment
 * stored here would be seen nowhere.
 */
async function assertStillThere(transaction: ProjectTransaction, project: Project, subject: Subject): Promise<void> {
  if (!(await new CommentsReadModel(transaction).subject(project.id, subject))) throw problem('not_found');
}
