import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/api/test/support/postgres-server.ts';
import { type FirstLoad, firstLoad } from './first-load.ts';
import { load, once } from './measure.ts';
import { type Place, type Seeded, type SeededProject, seed } from './seed.ts';
import { type RunningServer, startServer } from './server.ts';
import { table } from './table.ts';
import { searchTerms } from './texts.ts';

const sizes = [1_000, 10_000, 100_000];
const terms = searchTerms(200);
const product = '../../apps/api/src/main.ts';

const kind = process.argv[2];
const out: string[] = [];
const say = (text: string) => {
  out.push(text);
  console.log(text);
};

say(`# Measured on ${new Date().toISOString().slice(0, 10)}`);
say('');
say(
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}.`,
);
say('Load: 8 connections for 6 s after 2 s of warm-up, from the same machine; latencies in milliseconds.');
say('');

const folder = await mkdtemp(join(tmpdir(), 'foreglow-bench-'));
try {
  if (kind !== 'pglite') await onPostgres();
  if (kind !== 'postgres') await onPglite();
} finally {
  await rm(folder, { recursive: true, force: true });
}
const results = join(import.meta.dirname, '../results');
await mkdir(results, { recursive: true });
await writeFile(
  join(results, `${new Date().toISOString().slice(0, 10)}${kind ? `-${kind}` : ''}.md`),
  `${out.join('\n')}\n`,
);

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const place = { dataDir: join(folder, 'postgres'), databaseUrl: postgres.url };
    const seeded = await seed(place, sizes);
    const bare = await startServer('./bare-server.ts', { DATABASE_URL: postgres.url });
    const server = await startServer(product, { DATA_DIR: place.dataDir, DATABASE_URL: postgres.url });
    await report('PostgreSQL', seeded, server, bare);
    await bare.stop();
    await server.stop();
  } finally {
    await postgres.stop();
  }
}

async function onPglite(): Promise<void> {
  const firstRun = await startServer(product, { DATA_DIR: join(folder, 'first') });
  await firstRun.stop();
  const place: Place = { dataDir: join(folder, 'pglite'), databaseUrl: undefined };
  const seeded = await seed(place, sizes);
  const server = await startServer(product, { DATA_DIR: place.dataDir });
  await report('PGlite (embedded)', seeded, server, undefined);
  const [small] = seeded.projects;
  const loads: FirstLoad[] = [
    await firstLoad(server.address, 'sign-in', '/login'),
    await firstLoad(server.address, 'card list', `/projects/${small?.slug}/cards`, seeded.token),
  ];
  await server.stop();
  say('## Start and first load');
  say('');
  say(
    table(
      ['what', 'measured'],
      [
        ['ready on a new data folder', `${Math.round(firstRun.readyAfterMs)} ms`],
        [
          `ready on a data folder with ${sizes.reduce((a, b) => a + b).toLocaleString('en')} cards`,
          `${Math.round(server.readyAfterMs)} ms`,
        ],
        ...loads.map((l) => [
          `first load, ${l.screen}`,
          `JavaScript ${kilobytes(l.script)}, styles ${kilobytes(l.style)}, fonts ${kilobytes(l.font)}`,
        ]),
      ],
    ),
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

async function report(
  name: string,
  seeded: Seeded,
  server: RunningServer,
  bare: RunningServer | undefined,
): Promise<void> {
  say(`## ${name}`);
  say('');
  const rows: string[][] = [];
  for (const project of seeded.projects) {
    const reference = bare && (await load(bare.address, [`/cards/${project.id}`]));
    const page = await load(server.address, [listOf(project)], seeded.token);
    const firstTime = await once(
      server.address,
      terms.map((term) => searchOf(project, term)),
      seeded.token,
    );
    const again = await load(
      server.address,
      terms.map((term) => searchOf(project, term)),
      seeded.token,
    );
    const deep = await once(server.address, deepPages(project), seeded.token);
    rows.push([
      project.cards.toLocaleString('en'),
      reference ? reference.perSecond.toFixed(0) : '–',
      page.perSecond.toFixed(0),
      reference ? `${((100 * page.perSecond) / reference.perSecond).toFixed(0)} %` : '–',
      `${page.p50} / ${page.p99}`,
      `${deep.p50.toFixed(1)} / ${deep.p99.toFixed(1)}`,
      `${firstTime.p50.toFixed(1)} / ${firstTime.p99.toFixed(1)}`,
      again.perSecond.toFixed(0),
      `${again.p50} / ${again.p99}`,
    ]);
  }
  say(
    table(
      [
        'cards',
        'bare handler, pages/s',
        'page of 48 as a viewer, pages/s',
        'of bare',
        'p50 / p99',
        'pages all over the list, one at a time, p50 / p99',
        `search, each of ${terms.length} terms for the first time, p50 / p99`,
        'search, the same terms again, searches/s',
        'p50 / p99',
      ],
      rows,
    ),
  );
  say('');
}

const listOf = (project: SeededProject, page = 1): string =>
  `/v1/projects/${project.slug}/cards?page[size]=48&page[number]=${page}`;

const searchOf = (project: SeededProject, term: string): string =>
  `${listOf(project)}&filter[search]=${encodeURIComponent(term)}`;

function deepPages(project: SeededProject): string[] {
  const last = Math.floor((project.cards * 0.9) / 48);
  return Array.from({ length: 50 }, (_, at) => listOf(project, 1 + Math.floor((last * at) / 50)));
}
