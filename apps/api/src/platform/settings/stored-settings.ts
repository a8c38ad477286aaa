import type { Db, DbTransaction } from '../db/database.ts';
import { SettingsReadModel } from './settings.read-model.ts';
import { SettingsRepo } from './settings.repo.ts';
import type { SettingsGroup } from './settings-group.ts';

/** How long settings are cached, in milliseconds: changes by another process take effect after this time. */
const cachedForMs = 2000;
/** How soon they may be read again because something is not known. */
const askedAgainAfterMs = 100;

/**
 * What administrators have set in the browser. Every process reads it before each call and each job, at most every two
 * seconds, so that a change reaches all processes without a restart.
 */
export class StoredSettings {
  readonly #db: Db;
  readonly #parsed = new Map<string, { readonly from: unknown; readonly value: unknown }>();
  #known: ReadonlyMap<string, unknown> = new Map();
  readonly #followers: (() => Promise<void>)[] = [];
  /** The numbers of the last read that began, and of the one whose result is known. */
  #reads = 0;
  #newest = 0;
  #reading: { readonly done: Promise<void>; readonly until: number } | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Makes sure that what is known is at most two seconds old. Throws if the database cannot be reached. */
  read(): Promise<void> {
    if (this.#reading && this.#reading.until > Date.now()) return this.#reading.done;
    const done = this.#read();
    const reading = { done, until: Date.now() + cachedForMs };
    this.#reading = reading;
    // A failure is not cached: the next call tries again.
    done.catch(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    return done;
  }

  /** As `read`, except that what is known stays in effect while the database cannot be reached. */
  async refresh(): Promise<void> {
    await this.read().catch(() => undefined);
  }

  /**
   * A group as it is known: undefined if it was never set, or if another version has stored something that this one
   * cannot read. It is the same object until it changes.
   */
  get<T>({ name, form }: SettingsGroup<T>): T | undefined {
    if (!this.#known.has(name)) return undefined;
    const from = this.#known.get(name);
    const kept = this.#parsed.get(name);
    if (kept && kept.from === from) return kept.value as T | undefined;
    const value = form.safeParse(from).data;
    this.#parsed.set(name, { from, value });
    return value;
  }

  /** Has something done whenever a group has changed, and once now, before anybody knows of the change. */
  async follow<T>(group: SettingsGroup<T>, use: (value: T | undefined) => Promise<void>): Promise<void> {
    let latest: T | undefined;
    const changed = async () => {
      const value = this.get(group);
      if (value === latest) return;
      await use(value);
      latest = value;
    };
    this.#followers.push(changed);
    await changed();
  }

  /** As `refresh`, even if what is known is new: somebody asks for what is not known yet. */
  async refreshNow(): Promise<void> {
    if (this.#reading && this.#reading.until - cachedForMs < Date.now() - askedAgainAfterMs) this.#reading = undefined;
    await this.refresh();
  }

  /** Writes settings in one transaction, and reads them again. */
  async write(work: (repo: SettingsRepo, transaction: DbTransaction) => Promise<void>): Promise<void> {
    await this.#db.transaction().execute((transaction) => work(new SettingsRepo(transaction), transaction));
    this.#reading = undefined;
    await this.refresh();
  }

  async #read(): Promise<void> {
    this.#reads += 1;
    const turn = this.#reads;
    const stored = await new SettingsReadModel(this.#db).read();
    // One that began before a change must not undo it.
    if (turn < this.#newest) return;
    this.#newest = turn;
    const before = this.#known;
    this.#known = new Map(
      [...stored].map(([name, value]) => [name, isSame(before.get(name), value) ? before.get(name) : value]),
    );
    // One that fails tries again with the next read, and what was known to it stays.
    for (const changed of this.#followers) await changed().catch(() => undefined);
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
