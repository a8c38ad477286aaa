import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type RowTerms, rowTerms, termList } from '../../../apps/api/src/features/map/groups/terms.ts';
import { type LayoutResult, makeLayout } from '../../../apps/api/src/features/map/layout/make-layout.ts';
import { MapsReadModel } from '../../../apps/api/src/features/map/maps.read-model.ts';
import { MapsRepo } from '../../../apps/api/src/features/map/maps.repo.ts';
import { localSource } from '../../../apps/api/src/features/similarity/local/local-source.ts';
import { readKnowledge } from '../../../apps/api/src/features/similarity/local/stored-knowledge.ts';
import { ModelsReadModel } from '../../../apps/api/src/features/similarity/models.read-model.ts';
import { ModelsRepo } from '../../../apps/api/src/features/similarity/models.repo.ts';
import { CardWordsReadModel } from '../../../apps/api/src/features/similarity/update/card-words.read-model.ts';
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts';
import { Upkeep } from '../../../apps/api/src/platform/db/upkeep.ts';
import { startPostgres } from '../../../apps/api/test/support/postgres-server.ts';
import { type Place, type Seeded, seed } from '../seed.ts';
import { type RunningServer, withServer } from '../server.ts';
import { table } from '../table.ts';
import type { LearnedTexts } from './learning.ts';

interface Answer {
  readonly ms: number;
  /** The transferred bytes. */
  readonly bytes: number;
  readonly body: string;
}

/** How long a map takes to be read from both databases, and how many bytes its points are. */
export async function measureReading(folder: string, texts: LearnedTexts): Promise<string[]> {
  const layout = makeLayout(
    { vectors: texts.stored, terms: termsOf(texts), before: null, full: true },
    () => undefined,
  );
  const postgres = await startPostgres();
  const rows: string[][] = [];
  try {
    const places: readonly [string, Place][] = [
      ['PostgreSQL', { dataDir: join(folder, 'map-postgres'), databaseUrl: postgres.url }],
      ['PGlite', { dataDir: join(folder, 'map-pglite'), databaseUrl: undefined }],
    ];
    for (const [name, place] of places) rows.push([name, ...(await onDatabase(place, texts, layout))]);
  } finally {
    await postgres.stop();
  }
  return [
    '### Reading a map',
    `Of ${texts.what}, over HTTP, in milliseconds. The first request reads the points from the database and finds the words of the groups; what follows comes from memory.`,
    table(
      ['database', 'map, first', 'map, again', 'points', 'bytes of a point', 'after brotli', 'colours by tag'],
      rows,
    ),
  ];
}

/** The terms of the cards, so that the map has groups as in the product. */
function termsOf({ learnt, made }: LearnedTexts): RowTerms {
  const ofCards = made.terms.map((bytes) => new Uint16Array(Uint8Array.from(bytes).buffer));
  const ids = Float64Array.from(ofCards.keys());
  return rowTerms(termList(readKnowledge(learnt.knowledge)), ids, new Map(ofCards.entries()));
}

async function onDatabase(place: Place, texts: LearnedTexts, layout: LayoutResult): Promise<string[]> {
  const count = layout.x.length;
  const seeded = await seed(place, [count]);
  await storeMap(place, seeded, texts, layout);
  const environment = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) };
  return withServer('../../apps/api/src/programs/main.ts', environment, async (server) => {
    const path = `/v1/projects/${seeded.projects[0]?.slug}/map`;
    const ask = (address: string, encoding = 'br') => answer(server, seeded.authorToken, address, encoding);
    // The first call to a server also reads the caller and other data.
    await ask(path.replace('/map', ''));
    const first = await ask(path, 'identity');
    const again = await ask(path);
    const version = encodeURIComponent(JSON.parse(first.body).data.attributes.version);
    const plain = await ask(`${path}/points?version=${version}`, 'identity');
    const points = await ask(`${path}/points?version=${version}`);
    const colors = await ask(`${path}/colors?by=tag&version=${version}`);
    const perPoint = (bytes: number) => (bytes / count).toFixed(2);
    const ms = (...answers: Answer[]) => answers.map((each) => String(Math.round(each.ms)));
    return [...ms(first, again, points), perPoint(plain.bytes), perPoint(points.bytes), ...ms(colors)];
  });
}

/** Stores vectors and places for the cards of a project, like the jobs do. */
async function storeMap(place: Place, { projects }: Seeded, texts: LearnedTexts, layout: LayoutResult): Promise<void> {
  const scope = { projectId: projects[0]?.id ?? 0 };
  const database = await openDatabase({ ...place, poolSize: 2 });
  const { db } = database;
  const cards = await new CardWordsReadModel(db).all(scope);
  const id = await db.transaction().execute((write) => new ModelsRepo(write).findOrCreate(scope, localSource.name));
  const model = await new ModelsReadModel(db).find(id);
  if (!model) throw new Error('There is no model.');
  await db.transaction().execute(async (write) => {
    await new ModelsRepo(write).store(model, localSource.name, texts.learnt, cards, texts.made);
    await new MapsRepo(write).begin(id);
  });
  const read = new MapsReadModel(db);
  const [map, rows] = [await read.find(id), await read.rows(id)];
  if (!map) throw new Error('There is no map.');
  await db.transaction().execute((write) => new MapsRepo(write).storeFull(map, model.version + 1, rows, layout));
  await new Upkeep(db).tendCards();
  await database.close();
}

/** Makes one call, without decompressing the answer. */
async function answer(server: RunningServer, token: string, path: string, encoding: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
  const startedAt = performance.now();
  const [response] = (await once(get(new URL(path, server.address), { headers }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = await response.toArray();
  const ms = performance.now() - startedAt;
  const body = Buffer.concat(chunks);
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${body}`);
  return { ms, bytes: body.length, body: encoding === 'identity' ? body.toString() : '' };
}
