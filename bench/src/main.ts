// `npm run bench [postgres|pglite|scrolling|images|exports|fairness|radars|map|map-chart] [cards…]`, `npm run bench --
// grouping <file.csv> [judgements] [unjudged]`: measures, prints a table and
// stores it in bench/results/.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/api/test/support/postgres-server.ts';
import { measureCardImages } from './card-image.ts';
import { measureCardList } from './card-list.ts';
import { measureExports } from './exports.ts';
import { measureFairness } from './fairness.ts';
import { type FirstLoad, firstLoad } from './first-load.ts';
import { framesTable, measureFrames } from './frames.ts';
import { measureGrouping } from './grouping/measure.ts';
import { measureCharts } from './map/chart/measure.ts';
import { measureMap } from './map/measure.ts';
import { measurePhotos } from './photos.ts';
import { measureRadars } from './radars.ts';
import { type Seeded, seed } from './seed.ts';
import { startServer, withServer } from './server.ts';
import { table } from './table.ts';

const product = '../../apps/api/src/programs/main.ts';
const [only, ...given] = process.argv.slice(2);
const sizes = given.length > 0 && only !== 'grouping' ? given.map(Number) : [1_000, 10_000, 100_000];
/** How many cards the lists have that are scrolled. */
const scrolledSizes = given.length > 0 ? sizes : [3_000, 100_000];
const folder = await mkdtemp(join(tmpdir(), 'foreglow-bench-'));
const day = new Date().toISOString().slice(0, 10);

const parts = [
  `# Measured on ${day}`,
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}. Load: 8 connections from the same machine unless another number is given, three times for 2 s after 1 s of warm-up, in turn with the bare handler; latencies in milliseconds.`,
];
try {
  if (only === 'images') parts.push(...(await imagesOnPostgres()));
  if (only === 'exports') parts.push(...(await measureExports(folder, given.length > 0 ? sizes : [50, 300, 5_000])));
  if (only === 'fairness') parts.push(...(await fairness()));
  if (only === 'map') parts.push(...(await measureMap(folder)));
  if (only === 'map-chart') parts.push(...(await measureCharts(folder)));
  if (only === 'grouping') parts.push(...(await measureGrouping(folder, given[0], given[1], given[2])));
  if (only === 'radars') parts.push(...measureRadars());
  if (!only || only === 'postgres') parts.push('## PostgreSQL', ...(await onPostgres()));
  if (!only || only === 'scrolling') parts.push(...(await scrolling()));
  if (!only || only === 'pglite') parts.push('## PGlite (embedded)', ...(await onPglite()));
} finally {
  await rm(folder, { recursive: true, force: true });
}
const report = `${parts.join('\n\n')}\n`;
console.log(report);
const results = join(import.meta.dirname, '../results');
await mkdir(results, { recursive: true });
await writeFile(join(results, `${[day, only].filter(Boolean).join('-')}.md`), report);

async function onPostgres(): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    const dataDir = join(folder, 'postgres');
    const seeded = await seed({ dataDir, databaseUrl: postgres.url }, sizes);
    const list = await withServer('./bare-server.ts', { DATABASE_URL: postgres.url }, (bare) =>
      withServer(product, { DATA_DIR: dataDir, DATABASE_URL: postgres.url }, (server) =>
        measureCardList(seeded, server, bare),
      ),
    );
    return [list, ...(await onPhotos(seeded, { DATA_DIR: dataDir, DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
}

async function onPglite(): Promise<string[]> {
  const firstRun = await startServer(product, { DATA_DIR: join(folder, 'first') });
  await firstRun.stop();
  const dataDir = join(folder, 'pglite');
  const seeded = await seed({ dataDir, databaseUrl: undefined }, sizes);
  const found = await withServer(product, { DATA_DIR: dataDir }, async (server) => {
    const list = await measureCardList(seeded, server, undefined);
    const [project] = seeded.projects;
    const loads = [
      await firstLoad(server.address, 'sign-in', '/login'),
      await firstLoad(server.address, 'card list', `/projects/${project?.slug}/cards`, seeded.token),
    ];
    const cards = sizes.reduce((sum, size) => sum + size, 0).toLocaleString('en');
    const rows = [
      ['ready on a new data folder', `${Math.round(firstRun.readyAfterMs)} ms`],
      [`ready on a data folder with ${cards} cards`, `${Math.round(server.readyAfterMs)} ms`],
      ...loads.map((found) => [`first load, ${found.screen}`, sizesOf(found)]),
    ];
    return [list, '## Start and first load', table(['what', 'measured'], rows)];
  });
  return [...found, ...(await onPhotos(seeded, { DATA_DIR: dataDir }))];
}

/** Measures only images of cards. */
async function imagesOnPostgres(): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    const environment = { DATA_DIR: join(folder, 'images'), DATABASE_URL: postgres.url };
    const seeded = await seed({ dataDir: environment.DATA_DIR, databaseUrl: postgres.url }, [1000]);
    return await withServer(product, environment, (server) => measureCardImages(seeded, server, folder));
  } finally {
    await postgres.stop();
  }
}

/** Measures both databases, each in a process of its own. */
async function fairness(): Promise<string[]> {
  const postgres = await startPostgres();
  const measured = async (environment: { readonly DATA_DIR: string; readonly DATABASE_URL?: string }) => {
    const found = await seed({ dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL }, [1000, 1001]);
    return withServer(product, environment, (server) => measureFairness(found, server));
  };
  try {
    return [
      '## PGlite (embedded)',
      await measured({ DATA_DIR: join(folder, 'fair-pglite') }),
      '## PostgreSQL',
      await measured({ DATA_DIR: join(folder, 'fair-postgres'), DATABASE_URL: postgres.url }),
    ];
  } finally {
    await postgres.stop();
  }
}

/** Scrolls a list of each size. */
async function scrolling(): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    const environment = { DATA_DIR: join(folder, 'scrolling'), DATABASE_URL: postgres.url };
    const place = { dataDir: environment.DATA_DIR, databaseUrl: postgres.url };
    const { projects, token } = await seed(place, scrolledSizes, { searched: false });
    return await withServer(product, environment, async (server) => {
      const found = ['## Scrolling'];
      for (const { cards, slug } of projects)
        found.push(
          `### ${cards.toLocaleString('en')} cards`,
          framesTable(await measureFrames(server.address, slug, token)),
        );
      return found;
    });
  } finally {
    await postgres.stop();
  }
}

/** In a separate process, so that memory left by a load of thousands of requests is not attributed to the photos. */
async function onPhotos(seeded: Seeded, environment: Readonly<Record<string, string>>): Promise<string[]> {
  return withServer(product, environment, async (server) => ['### Photos', await measurePhotos(seeded, server)]);
}

function sizesOf({ script, style, font }: FirstLoad): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `JavaScript ${kilobytes(script)}, styles ${kilobytes(style)}, fonts ${kilobytes(font)}`;
}
