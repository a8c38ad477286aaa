import { join } from 'node:path';
import { BriefReadModel } from '#features/brief/brief.read-model.ts';
import { emptyBrief } from '#features/brief/brief.rules.ts';
import { StoredProjectsReadModel } from '#features/projects/stored-projects.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { CardContents } from './card-contents.ts';
import { ConclusionContents } from './conclusion-contents.ts';
import type {
  ExportedCard,
  ExportedInsight,
  ExportedMap,
  ExportedProject,
  ExportedProjectTag,
  ExportedRadar,
  ExportedTrend,
} from './content.ts';
import { ContentsReadModel } from './contents.read-model.ts';
import { mapContents } from './map-contents.ts';
import { RadarContents } from './radar-contents.ts';
import { printedCards, type SnapshotRequest } from './snapshot-request.ts';
import { Spool } from './spool.ts';

/** The contents of an export, all of them read at one version of the project. */
export interface Snapshot {
  readonly project: ExportedProject;
  readonly cards: Spool<ExportedCard>;
  readonly insights: Spool<ExportedInsight>;
  readonly trends: Spool<ExportedTrend>;
  readonly radars: Spool<ExportedRadar>;
  /** Undefined if the project has no map. */
  readonly map: ExportedMap | undefined;
  /** The tags that the reader may see, most used first. */
  readonly tags: readonly ExportedProjectTag[];
  /** How many of the selected items no longer exist. */
  readonly leftOut: number;
}

/** The project changed after the state of its list was read. */
export class ProjectChanged extends Error {}

/**
 * How one version is read: in a transaction that sees a single state of the database, or with many statements, after
 * which the version must still be the same. The latter is for a database with a single connection, which a transaction
 * would block for everybody else until all is read.
 */
export type Reading = 'in one transaction' | 'checked afterwards';

/**
 * Reads the contents of an export. Throws `ProjectChanged` if the project is not (or no longer) at the version of the
 * list.
 */
export function takeSnapshot(db: Db, request: SnapshotRequest, reading: Reading): Promise<Snapshot> {
  if (reading === 'checked afterwards') return read(db, request);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) => read(transaction, request));
}

async function read(db: Db, request: SnapshotRequest): Promise<Snapshot> {
  const { wanted, project, folder } = request;
  const version = await new ContentsReadModel(db).versionOf(project.id);
  await assertUnchanged(db, request, version);
  const cards = new Spool<ExportedCard>(join(folder, 'cards.jsonl'));
  const insights = new Spool<ExportedInsight>(join(folder, 'insights.jsonl'));
  const trends = new Spool<ExportedTrend>(join(folder, 'trends.jsonl'));
  const radars = new Spool<ExportedRadar>(join(folder, 'radars.jsonl'));
  const conclusions = new ConclusionContents(db, request);
  const has = (content: 'cards' | 'insights' | 'trends' | 'radars') =>
    wanted.content === 'project' || wanted.content === content;
  let leftOut = 0;
  if (has('cards') && printedCards(wanted) !== 'none') leftOut += await new CardContents(db, request).spool(cards);
  if (has('insights')) leftOut += await conclusions.spoolInsights(insights);
  if (has('trends')) leftOut += await conclusions.spoolTrends(trends);
  if (has('radars')) leftOut += await new RadarContents(db, request).spool(radars);
  const map = await mapContents(db, request);
  await Promise.all([cards.close(), insights.close(), trends.close(), radars.close()]);
  const brief = (await new BriefReadModel(db).last(project.id))?.content ?? emptyBrief;
  await assertUnchanged(db, request, version);
  return {
    project: {
      slug: project.slug,
      title: project.title,
      workspaceTitle: project.workspaceTitle,
      brief,
      version,
      takenAt: new Date(),
    },
    cards,
    insights,
    trends,
    radars,
    map,
    tags: request.tags,
    leftOut,
  };
}

async function assertUnchanged(db: Db, { project }: SnapshotRequest, version: number): Promise<void> {
  const [now] = await new StoredProjectsReadModel(db).findAll([project.id]);
  const isSame =
    now?.cardsVersion === project.cardsVersion &&
    now.conclusionsVersion === project.conclusionsVersion &&
    now.workspaceVersion === project.workspaceVersion &&
    (await new ContentsReadModel(db).versionOf(project.id)) === version;
  if (!isSame) throw new ProjectChanged();
}
