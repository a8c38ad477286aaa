import { type ImportAttributes, type ImportProgress, serverLimits, sourceHost, tagKey } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { renewStatistics } from '#platform/db/upkeep.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import { CardsRepo } from '../cards/cards.repo.ts';
import { type Derived, deriveAllTexts } from '../cards/derive-texts.ts';
import { cardKeys } from '../cards/duplicate.rules.ts';
import { KnownCardsReadModel } from '../cards/known-cards.read-model.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectTransaction, ProjectWriter } from '../projects/project-writer.ts';
import type { SimilarityService } from '../similarity/similarity.service.ts';
import { missingTags } from '../tags/missing-tags.rules.ts';
import { StoredTagsReadModel } from '../tags/stored-tags.read-model.ts';
import { TagsRepo } from '../tags/tags.repo.ts';
import { fieldOf, holdsHighlights } from './columns.rules.ts';
import { DuplicateFinder } from './duplicates.rules.ts';
import type { FileReader } from './file-reader.ts';
import type { FileHead, ReadingOptions } from './read-file.rules.ts';
import type { ReadRow, RowCard, RowImage } from './rows.rules.ts';

export interface ImportRequest {
  readonly bytes: Uint8Array;
  readonly dryRun: boolean;
  readonly keepDuplicates: boolean;
  readonly reading: ReadingOptions;
  /** Aborts when the caller no longer waits for the answer. */
  readonly disconnected: AbortSignal;
  /**
   * Authorises the caller again, since they may have lost rights while the file waited and was read. Throws the 401, 403
   * or 404 problem.
   */
  readonly authoriseAgain: () => Promise<void>;
  readonly progress: (progress: ImportProgress) => void;
}

/** Requests pictures for cards, once the transaction has committed. */
export type FetchPictures = (
  pictures: readonly (RowImage & { readonly cardSlug: string; readonly userId: number })[],
  transaction: Db,
) => Promise<void>;

interface Parts {
  readonly db: Db;
  readonly writer: ProjectWriter;
  readonly rateLimits: RateLimits;
  readonly reader: FileReader;
  /** Called with the number of cards that each import made. */
  readonly noteRows: (rows: number) => void;
  readonly fetchPictures: FetchPictures;
  readonly similarity: SimilarityService;
}

interface Plan {
  readonly rows: ImportAttributes['rows'];
  /** The cards to be created. */
  readonly cards: RowCard[];
}

/** Imports cards from files. */
export class ImportsService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;
  readonly #noteRows: (rows: number) => void;
  readonly #perUser: RateLimit;
  readonly #reader: FileReader;
  readonly #fetchPictures: FetchPictures;
  readonly #similarity: SimilarityService;

  constructor({ db, writer, rateLimits, reader, noteRows, fetchPictures, similarity }: Parts) {
    this.#similarity = similarity;
    this.#fetchPictures = fetchPictures;
    this.#db = db;
    this.#writer = writer;
    this.#reader = reader;
    this.#noteRows = noteRows;
    this.#perUser = rateLimits({ name: 'import', points: 120, seconds: 600 });
  }

  /** Reports each row's outcome and, unless it is a dry run, makes cards of the new rows, all or none. */
  async run(
    actor: Actor,
    project: Authorized<Project, 'project.write'>,
    request: ImportRequest,
  ): Promise<ImportAttributes> {
    await this.#perUser.take(actor.user.slug);
    const { head, rows } = await this.#reader.read({
      bytes: request.bytes,
      options: request.reading,
      person: actor.user.slug,
      disconnected: request.disconnected,
      onProgress: (done, total) => request.progress({ phase: 'reading', done, total }),
    });
    await request.authoriseAgain();
    const description = describe(head);
    if (request.dryRun) {
      const plan = await this.#plan(this.#db, project, head, rows, request);
      await this.#assertRoomForTags(project, plan.cards);
      return { counts: countsOf(plan), ...description, rows: await this.#withAlike(project, rows, plan.rows) };
    }
    // Before the transaction, since the embedded database does nothing else during it.
    const derived = await deriveAllTexts(rows.flatMap(({ card }) => card ?? []));
    const write = { by: actor.user, projects: [project], addsText: true };
    const imported = await this.#writer.write(write, async ({ transaction, record }) => {
      // From here on nobody else can change the project's cards, so the comparison is still valid at the end.
      const plan = await this.#plan(transaction, project, head, rows, request);
      const wanted = new Set(plan.cards);
      const cards = derived.filter(({ card }) => wanted.has(card));
      const slugs = await this.#commit(transaction, actor, project, cards, request.progress);
      const subjects = slugs.map((slug, at) => ({ slug, title: cards[at]?.card.title ?? null }));
      record(project.id, { kind: 'cards_imported', subjects });
      await renewStatistics(transaction, plan.cards.length);
      const counts = { ...countsOf(plan), created: plan.cards.length };
      return { counts, card_slugs: slugs, ...description, rows: plan.rows };
    });
    this.#noteRows(imported.counts.created);
    return imported;
  }

  async #plan(
    db: Db,
    project: Project,
    head: FileHead,
    rows: readonly ReadRow[],
    request: ImportRequest,
  ): Promise<Plan> {
    request.progress({ phase: 'comparing', done: 0, total: rows.length });
    const keys = await inTurns(rows, ({ card }) => card && cardKeys(card));
    const known = await new KnownCardsReadModel(db).find(
      project.id,
      keys.filter((found) => found !== undefined),
    );
    const finder = new DuplicateFinder(known, holdsHighlights(head.header, head.mapping));
    const plan: Plan = { rows: [], cards: [] };
    await inTurns(rows, (read, at) => {
      const repeated = finder.find(read, keys[at]);
      const outcome = read.card ? (repeated.length > 0 ? 'duplicate' : 'new') : 'invalid';
      const wanted = outcome === 'new' || (outcome === 'duplicate' && request.keepDuplicates);
      plan.rows.push({
        row: read.row,
        title: read.title,
        outcome,
        reasons: [...read.faults, ...repeated],
        notes: [...read.notes],
      });
      if (read.card && wanted) plan.cards.push(read.card);
    });
    request.progress({ phase: 'comparing', done: rows.length, total: rows.length });
    return plan;
  }

  /** The rows with existing cards that are near-identical to new ones. */
  async #withAlike(project: Project, read: readonly ReadRow[], rows: Plan['rows']): Promise<Plan['rows']> {
    const find = await this.#similarity.finder(project.id);
    if (!find) return rows;
    const found = await inTurns(rows, ({ outcome }, at) => {
      const card = read[at]?.card;
      return outcome === 'new' && card ? find({ ...card, host: sourceHost(card.source_url) })[0]?.id : undefined;
    });
    const ids = found.filter((id) => id !== undefined);
    const visible = await this.#similarity.visible({ projectId: project.id, seesDrafts: true }, ids);
    return rows.map((row, at) => {
      const slug = visible.get(found[at] ?? 0)?.slug;
      return slug === undefined ? row : { ...row, alike_card_slug: slug };
    });
  }

  /** Throws the problem that `#commit` would throw if the project would have too many tags. */
  async #assertRoomForTags(project: Project, cards: readonly RowCard[]): Promise<void> {
    missingTags(await new StoredTagsReadModel(this.#db).inProjects([project.id]), await differentNames(cards));
  }

  async #commit(
    transaction: ProjectTransaction,
    actor: Actor,
    project: Project,
    cards: readonly Derived<RowCard>[],
    progress: ImportRequest['progress'],
  ): Promise<string[]> {
    progress({ phase: 'writing', done: 0, total: cards.length });
    const names = await differentNames(cards.map(({ card }) => card));
    const tags = await new TagsRepo(transaction).resolve(project.id, names);
    const now = new Date();
    const drafts = await inTurns(cards, ({ card: { createdAt, tags: own, image: _, ...card }, derived }) => ({
      card: {
        ...card,
        tags: tags.of(own),
        creatorId: actor.user.userId,
        attachmentId: null,
        createdAt: createdAt ?? now,
      },
      derived,
    }));
    const slugs = await new CardsRepo(transaction).createAll(project.id, drafts, (done) =>
      progress({ phase: 'writing', done, total: drafts.length }),
    );
    const pictures = cards.flatMap(({ card: { image } }, at) => {
      const cardSlug = slugs[at];
      return image && cardSlug ? [{ ...image, cardSlug, userId: actor.user.userId }] : [];
    });
    await this.#fetchPictures(pictures, transaction);
    return slugs;
  }
}

/** The names of different tags, but no more than needed to show that they exceed the limit of a project. */
async function differentNames(cards: readonly RowCard[]): Promise<string[]> {
  const byKey = new Map<string, string>();
  await inTurns(cards, ({ tags }) => {
    if (byKey.size > serverLimits.tagsPerProject) return;
    for (const name of tags) if (!byKey.has(tagKey(name))) byKey.set(tagKey(name), name);
  });
  return [...byKey.values()];
}

/** The most cells of a row that are shown to choose the header from, and the most characters of each. */
const shownCells = 8;
const shownCharacters = 60;

/** How a file was read. */
const describe = (head: FileHead) => ({
  separator: head.separator,
  charset: head.charset,
  assumed_encoding: head.assumedEncoding,
  sheet: head.sheet,
  sheets: [...head.sheets],
  header_row: head.headerRow,
  first_rows: head.firstRows.map(({ number, cells }) => ({
    row: number,
    cells: cells.slice(0, shownCells).map((cell) => cell.trim().slice(0, shownCharacters).toWellFormed()),
  })),
  ambiguous_dates: head.isOrderUnclear
    ? head.order === 'day first'
      ? ('day_first' as const)
      : ('month_first' as const)
    : null,
  columns: head.header.map((header, at) => ({
    header,
    field: fieldOf(head.mapping, at),
    appended: head.appended?.includes(at) ?? false,
  })),
});

function countsOf(plan: Plan): ImportAttributes['counts'] {
  const count = (outcome: ImportAttributes['rows'][number]['outcome']) =>
    plan.rows.filter((row) => row.outcome === outcome).length;
  return { new: count('new'), duplicate: count('duplicate'), invalid: count('invalid') };
}
