import { setImmediate } from 'node:timers/promises';
import { type ImportAttributes, type ImportField, type ImportProgress, importFields } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { RateLimit, RateLimits } from '../../platform/http/rate-limit.ts';
import { dateOrderOf } from '../../platform/text/dates.rules.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import { CardsRepo, KnownCardsReadModel } from '../cards/index.ts';
import type { Actor } from '../permissions/index.ts';
import { type Project, ProjectsRepo, type ProjectsService } from '../projects/index.ts';
import { TagsRepo } from '../tags/index.ts';
import { type ColumnMapping, matchColumns } from './columns.rules.ts';
import { type CsvFile, readCsv } from './csv-file.rules.ts';
import { DuplicateFinder } from './duplicates.rules.ts';
import { type ReadRow, type RowCard, readRow } from './rows.rules.ts';

export interface ImportRequest {
  readonly bytes: Uint8Array;
  readonly dryRun: boolean;
  readonly keepDuplicates: boolean;
  readonly mapping: Readonly<Partial<Record<ImportField, string | null>>> | undefined;
  readonly progress: (progress: ImportProgress) => void;
}

interface Plan {
  readonly rows: ImportAttributes['rows'];
  /** The cards that committing makes. */
  readonly cards: RowCard[];
}

/** Rows read before other calls get their turn, and between two reports of progress. */
const rowsAtOnce = 500;

/** Imports cards from files. */
export class ImportsService {
  readonly #db: Db;
  readonly #projects: ProjectsService;
  readonly #noteRows: (rows: number) => void;
  readonly #perUser: RateLimit;

  /** `noteRows` hears how many cards each import made. */
  constructor(db: Db, projects: ProjectsService, rateLimits: RateLimits, noteRows: (rows: number) => void) {
    this.#db = db;
    this.#projects = projects;
    this.#noteRows = noteRows;
    this.#perUser = rateLimits({ name: 'import', points: 120, seconds: 600 });
  }

  /** Tells each row's fate and, unless it is a dry run, makes cards of the new rows: all of them or none. */
  async run(actor: Actor, projectSlug: string, request: ImportRequest): Promise<ImportAttributes> {
    const project = await this.#projects.find(actor, projectSlug, 'project.write');
    await this.#perUser.take(actor.user.slug);
    const file = readCsv(request.bytes);
    const mapping = columnsOf(file, request.mapping);
    const rows = await readRows(file, mapping, request.progress);
    const description = {
      separator: file.separator,
      columns: file.header.map((header, at) => ({ header, field: fieldOf(mapping, at) })),
    };
    if (request.dryRun) {
      const plan = await this.#plan(this.#db, project, rows, request);
      return { counts: countsOf(plan), ...description, rows: plan.rows };
    }
    const imported = await this.#db.transaction().execute(async (transaction) => {
      // From here on nobody else changes the project's cards, so what is compared is what is there at the end.
      await new ProjectsRepo(transaction).noteCardChange([project.id]);
      const plan = await this.#plan(transaction, project, rows, request);
      await this.#commit(transaction, actor, project, plan.cards, request.progress);
      if (plan.cards.length > 0) {
        const count = plan.cards.length;
        const entry = { projectId: project.id, userId: actor.user.userId, kind: 'cards_imported', count } as const;
        await new ActivitiesRepo(transaction).note(entry);
      }
      return { counts: { ...countsOf(plan), created: plan.cards.length }, ...description, rows: plan.rows };
    });
    this.#noteRows(imported.counts.created);
    return imported;
  }

  async #plan(db: Db, project: Project, rows: readonly ReadRow[], request: ImportRequest): Promise<Plan> {
    request.progress({ phase: 'comparing', done: 0, total: rows.length });
    const cards = rows.flatMap((row) => row.card ?? []);
    const finder = new DuplicateFinder(await new KnownCardsReadModel(db).find(project.id, cards));
    const plan: Plan = { rows: [], cards: [] };
    for (const read of rows) {
      const repeated = finder.look(read);
      const fate = read.card ? (repeated.length > 0 ? 'duplicate' : 'new') : 'invalid';
      const wanted = fate === 'new' || (fate === 'duplicate' && request.keepDuplicates);
      plan.rows.push({ row: read.row, title: read.title, fate, reasons: [...read.faults, ...repeated] });
      if (read.card && wanted) plan.cards.push(read.card);
    }
    request.progress({ phase: 'comparing', done: rows.length, total: rows.length });
    return plan;
  }

  async #commit(
    db: Db,
    actor: Actor,
    project: Project,
    cards: readonly RowCard[],
    progress: ImportRequest['progress'],
  ): Promise<void> {
    progress({ phase: 'writing', done: 0, total: cards.length });
    const tags = await new TagsRepo(db).resolve(
      project.id,
      cards.flatMap((card) => card.tags),
    );
    const now = new Date();
    const drafts = cards.map(({ createdAt, tags: names, ...card }) => ({
      ...card,
      tags: tags.of(names),
      creatorId: actor.user.userId,
      aiAssistant: false,
      attachmentId: null,
      createdAt: createdAt ?? now,
    }));
    await new CardsRepo(db).createAll(project.id, drafts, (done) =>
      progress({ phase: 'writing', done, total: drafts.length }),
    );
  }
}

function columnsOf(file: CsvFile, overrides: ImportRequest['mapping']): ColumnMapping {
  const unknown = Object.values(overrides ?? {}).find((name) => name !== null && !file.header.includes(name));
  if (unknown) {
    throw problem('invalid_parameter', `The file has no column «${unknown}».`, { parameter: 'mapping' });
  }
  const mapping = matchColumns(file.header, overrides);
  if (mapping.title === undefined) {
    throw problem('no_title_column', `None of the columns holds the titles: ${file.header.join(', ').slice(0, 300)}.`);
  }
  return mapping;
}

const fieldOf = (mapping: ColumnMapping, column: number): ImportField | null =>
  importFields.find((field) => mapping[field] === column) ?? null;

async function readRows(
  file: CsvFile,
  mapping: ColumnMapping,
  progress: ImportRequest['progress'],
): Promise<ReadRow[]> {
  const dates = mapping.created_at === undefined ? [] : file.rows.map((cells) => cells[mapping.created_at ?? -1] ?? '');
  const order = dateOrderOf(dates);
  const rows: ReadRow[] = [];
  for (const [at, cells] of file.rows.entries()) {
    rows.push(readRow(cells, at + 1, file.header, mapping, order));
    if (rows.length % rowsAtOnce === 0) {
      progress({ phase: 'reading', done: rows.length, total: file.rows.length });
      await setImmediate();
    }
  }
  return rows;
}

function countsOf(plan: Plan): ImportAttributes['counts'] {
  const count = (fate: ImportAttributes['rows'][number]['fate']) => plan.rows.filter((row) => row.fate === fate).length;
  return { new: count('new'), duplicate: count('duplicate'), invalid: count('invalid') };
}
