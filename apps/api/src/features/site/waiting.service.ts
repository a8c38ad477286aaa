import type { WaitingAttributes } from '@foreglow/contract';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { isNearlyFull, spaceOf } from '#platform/files/free-space.ts';
import { failedMails } from '#platform/jobs/failed-mails.read-model.ts';
import type { SettingsGroup } from '#platform/settings/settings-group.ts';
import type { StoredSettings } from '#platform/settings/stored-settings.ts';
import type { Authorized, SignedIn } from '../permissions/actor.ts';

/** Mails that were given up until then are known to the administrators. */
const knownFailures: SettingsGroup<{ readonly until: string }> = {
  name: 'known_mail_failures',
  form: z.object({ until: z.iso.datetime() }),
};

interface Parts {
  readonly db: Db;
  readonly settings: StoredSettings;
  /** The number of unread messages of people who reach out. */
  readonly unreadMessages: () => Promise<number>;
  readonly dataDir: string;
}

/** What waits for the administrators of the installation. */
export class WaitingService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async read(): Promise<WaitingAttributes> {
    const { db, settings, unreadMessages, dataDir } = this.#parts;
    const since = new Date(settings.get(knownFailures)?.until ?? 0);
    const [messages, mails, space] = await Promise.all([unreadMessages(), failedMails(db, since), spaceOf(dataDir)]);
    const isFull = space !== undefined && isNearlyFull(space);
    return {
      count: messages + mails.given_up + mails.waiting + (isFull ? 1 : 0),
      unread_messages: messages,
      failed_mails: { ...mails },
      disk: space ? { free_bytes: space.free, total_bytes: space.total, nearly_full: isFull } : null,
    };
  }

  /** From now on, the mails that have been given up no longer wait for anybody. */
  async dismissMails({ userId }: Authorized<SignedIn, 'installation.administer'>): Promise<void> {
    const until = new Date().toISOString();
    await this.#parts.settings.write((repo) => repo.write(knownFailures, { until }, userId));
  }
}
