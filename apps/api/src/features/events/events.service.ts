import { type ChangeEvent, serverLimits } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { Feed } from '#platform/http/live-stream.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor } from '../permissions/actor.ts';
import type { ChangeFeed } from './change-feed.ts';
import { ChangeStream } from './change-stream.ts';
import { type Scope, type ScopeState, StatesReadModel } from './states.read-model.ts';

/** Streams the changes of others to open pages. */
export class EventsService {
  readonly #db: Db;
  readonly #feed: ChangeFeed;
  /** Open streams of this process, by the id of the user. */
  readonly #open = new Map<number, number>();

  constructor(db: Db, feed: ChangeFeed) {
    this.#db = db;
    this.#feed = feed;
  }

  /** The state of a project or a workspace that the actor may see, and of their notifications. */
  async state(actor: Actor, scope: Scope): Promise<ScopeState> {
    const state = await new StatesReadModel(this.#db).find(scope, actor.user.userId);
    if (!state) throw problem('not_found');
    const { workspaceSlug, projectSlug } = state;
    // The user's own notifications: it is sufficient to be signed in.
    if (workspaceSlug === null) return state;
    return projectSlug === null
      ? actor.authorize('workspace.view', { workspaceSlug }, state)
      : actor.authorize('project.view', { workspaceSlug, projectSlug }, state);
  }

  /**
   * Feeds a stream with the changes of a scope for as long as the user may see it. `renew` identifies the caller again.
   * The feed throws the `too_many_requests` problem when the user has too many open streams.
   */
  stream(userId: number, renew: () => Promise<Actor>, scope: Scope): Feed<ChangeEvent> {
    return (sink, lastId) => {
      const leave = this.#enter(userId);
      const stream = new ChangeStream(async () => this.state(await renew(), scope), sink, lastId, this.#feed);
      const unfollow = this.#feed.follow(stream);
      // The state is first read after following has begun, so that no change is missed.
      stream.checkAgain();
      return () => {
        stream.stop();
        unfollow();
        leave();
      };
    };
  }

  #enter(userId: number): () => void {
    const count = this.#open.get(userId) ?? 0;
    if (count >= serverLimits.eventStreamsPerUser) {
      throw problem('too_many_requests', `At most ${serverLimits.eventStreamsPerUser} streams at once.`);
    }
    this.#open.set(userId, count + 1);
    return () => {
      const left = (this.#open.get(userId) ?? 1) - 1;
      if (left > 0) this.#open.set(userId, left);
      else this.#open.delete(userId);
    };
  }
}
