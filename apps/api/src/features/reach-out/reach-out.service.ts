import { serverLimits } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { atTheCostOf, type Counted, type RateLimit, type RateLimits, tryToTake } from '#platform/http/rate-limit.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { CallContext } from '../permissions/call-context.ts';
import type { Message } from './message.ts';
import { MessagesReadModel } from './messages.read-model.ts';
import { MessagesRepo, type NewMessage } from './messages.repo.ts';
import { messageMail } from './reach-out.job.ts';

/** The input of a person. */
type Given = Omit<NewMessage, 'userId'> & { readonly website?: string | undefined };

/** The origin of a message: an IP address, and the name of a theme. */
type Caller = Pick<CallContext, 'address' | 'theme'>;

/** A message handled by an administrator of the installation. */
type ManagedMessage = Authorized<Message, 'installation.administer'>;

interface Parts {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly rateLimits: RateLimits;
  /** Whether messages are forwarded by mail. */
  readonly sendsOn: () => boolean;
}

/** Messages to the people who run the installation. Anybody can send one; they are stored for the administrators. */
export class ReachOutService {
  readonly #parts: Parts;
  readonly #perAddress: RateLimit;
  readonly #perEmail: RateLimit;
  readonly #perAccount: RateLimit;
  readonly #withoutAccount: RateLimit;
  readonly #mails: RateLimit;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { rateLimits } = parts;
    const hour = 3600;
    const day = 24 * hour;
    this.#perAddress = rateLimits({
      name: 'reach-out-address',
      points: serverLimits.messagesPerAddress,
      seconds: hour,
    });
    this.#perEmail = rateLimits({ name: 'reach-out-email', points: serverLimits.messagesPerEmail, seconds: hour });
    this.#perAccount = rateLimits({ name: 'reach-out-account', points: serverLimits.messagesPerAccount, seconds: day });
    this.#withoutAccount = rateLimits({
      name: 'reach-out-all',
      points: serverLimits.messagesWithoutAccount,
      seconds: day,
    });
    this.#mails = rateLimits({ name: 'reach-out-mail', points: serverLimits.messageMails, seconds: hour });
  }

  /**
   * Stores a message, and forwards it. If the sender is signed in, the name and the e-mail are those of the account. If
   * the invisible field is filled in, the message is counted but dropped.
   */
  async send(actor: Actor, { website, ...given }: Given, { address, theme }: Caller): Promise<void> {
    const user = actor.isSignedIn ? actor.user : undefined;
    const counted: Counted = user
      ? [[this.#perAccount, String(user.userId)]]
      : [
          [this.#perAddress, address],
          [this.#perEmail, given.email],
          [this.#withoutAccount, 'all'],
        ];
    const message = { ...given, ...(user && { name: user.name, email: user.email }), userId: user?.userId };
    await atTheCostOf(counted, 1, async () => {
      if (!website) await this.#keep(message, theme);
    });
  }

  async #keep(message: NewMessage, theme: string): Promise<void> {
    const { db, queue, sendsOn } = this.#parts;
    // Above the limit a message is only in the inbox, so that nobody can flood a mailbox.
    const isMailed = sendsOn() && (await tryToTake(this.#mails, 'all'));
    await db.transaction().execute(async (transaction) => {
      const slug = await new MessagesRepo(transaction).create(message);
      if (isMailed) await queue.send(messageMail, { slug, theme }, { db: transaction });
    });
  }

  /** A page of the messages, newest first, and the numbers of all and of unread messages. */
  async list(window: { offset: number; limit: number }) {
    const messages = new MessagesReadModel(this.#parts.db);
    return { messages: await messages.page(window), ...(await messages.count()) };
  }

  /** The number of unread messages. */
  async unread(): Promise<number> {
    return (await new MessagesReadModel(this.#parts.db).count()).unread;
  }

  /** The message with the slug, for an administrator of the installation. */
  async find(actor: Actor, slug: string): Promise<ManagedMessage> {
    const message = await new MessagesReadModel(this.#parts.db).find(slug);
    if (!message) throw problem('not_found');
    return actor.authorizeAdministration(message);
  }

  async mark(message: ManagedMessage, read: boolean): Promise<Message> {
    await this.#parts.db.transaction().execute((transaction) => new MessagesRepo(transaction).mark(message.id, read));
    return { ...message, read };
  }

  async remove({ id }: ManagedMessage): Promise<void> {
    await this.#parts.db.transaction().execute((transaction) => new MessagesRepo(transaction).remove(id));
  }
}
