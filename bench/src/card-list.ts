import type { CardField } from '@foreglow/contract';
import { fieldsOfList } from '../../apps/web/src/features/cards/rules/listed-card.rules.ts';
import { idle } from './idle.ts';
import { inTurn, load, loadOnce, once, partOf } from './measure.ts';
import type { Seeded, SeededProject } from './seed.ts';
import type { RunningServer } from './server.ts';
import { table } from './table.ts';
import { searchTerms } from './texts.ts';

const terms = searchTerms(200);
const pagesAllOver = 150;
const pageSize = 48;
const sizesOfPages = 21;
const pagesOfASize = 60;
/** As many as take about as long as the load of the bare handler. */
const pagesOfWarmUp = 12_000;

/** Lookups of sessions and rights are joined, so more connections use the database less for each call. */
const manyConnections = 32;

const head = [
  'cards',
  'bare handler, pages/s',
  'pages of 48 as a viewer, whose cards nobody has requested, with the fields of the grid, pages/s',
  'of bare',
  'the first of them after the start, whose rows the database reads from its files',
  'of bare',
  'pages that nobody has requested, with cards of other pages, pages/s',
  'of bare',
  'with all fields, pages/s',
  'of bare',
  'the same page of the grid again, pages/s',
  'times bare',
  'p50 / p99',
  `the same over ${manyConnections} connections, bare handler`,
  'grid',
  'times bare',
  'pages all over the list, one at a time, p50 / p99',
  `search, each of ${terms.length} terms for the first time, p50 / p99`,
  'search, the same terms again, searches/s',
  'p50 / p99',
];

/** The part of an address that names the fields that the grid requests. */
const ofGrid = `&fields[cards]=${fieldsOfList(false)}`;

/** The address of a page of a project's cards, as requested by the grid. */
const listOf = (project: SeededProject, page = 1): string =>
  `/v1/projects/${project.slug}/cards?page[size]=${pageSize}&page[number]=${page}${ofGrid}`;

/** With other fields, cards are read from the database even if the grid has requested them before. */
const withFields = (address: string, fields: readonly CardField[]): string => [address, ...fields].join(',');

/** Small fields, by which the pages of the grid are varied. */
const allOthers = ['updated_at', 'source_url', 'drafter'] as const satisfies readonly CardField[];
/** All sets of some of these fields, and none. */
const variants = Array.from({ length: 2 ** allOthers.length - 1 }, (_, set) =>
  allOthers.filter((_, at) => set & (1 << at)),
);

/** The address of a search in a project's cards, for which the list shows the hits with their sentences. */
const searchOf = (project: SeededProject, term: string): string =>
  `/v1/projects/${project.slug}/cards?page[size]=${pageSize}&filter[search]=${encodeURIComponent(term)}&fields[cards]=${fieldsOfList(true)}`;

/**
 * Measures the card list and search of every project, and compares them with the bare handler if there is one.
 * Markdown.
 */
export async function measureCardList(
  seeded: Seeded,
  server: RunningServer,
  bare: RunningServer | undefined,
): Promise<string> {
  const rows: string[][] = [];
  for (const project of seeded.projects) rows.push(await measureProject(project, seeded.token, server, bare));
  return table(head, rows);
}

async function measureProject(
  project: SeededProject,
  token: string,
  server: RunningServer,
  bare: RunningServer | undefined,
): Promise<string[]> {
  const searches = terms.map((term) => searchOf(project, term));
  await once(server.address, [listOf(project)], token);
  await idle(server.pid);
  const bareAddress = `/cards/${project.id}`;
  const [[perSecond = 0, p50 = 0, p99 = 0] = [], reference] = await inTurn([
    () => figures(server.address, [listOf(project)], token),
    ...(bare ? [() => figures(bare.address, [bareAddress])] : []),
  ]);
  const options = { connections: manyConnections };
  const [[perSecondOfMany = 0] = [], referenceOfMany] = await inTurn([
    () => figures(server.address, [listOf(project)], token, options),
    ...(bare ? [() => figures(bare.address, [bareAddress], undefined, options)] : []),
  ]);
  const addresses = newPagesOf(project);
  const onBare = (requested: readonly string[]) =>
    requesting(
      bare,
      requested.map(() => bareAddress),
    );
  const cold = allPagesOf(project).map((address) => withFields(address, allOthers));
  const [[firstPages = 0] = [], [bareForFirst = 0] = []] = await inTurn([
    requesting(server, cold, token),
    onBare(cold),
  ]);
  // The load has warmed up the bare handler and its rows are in the memory of the database. This does the same here.
  await loadOnce(server.address, warmUpOf(project), token);
  const unread = variants.flatMap((fields) => allPagesOf(project).map((address) => withFields(address, fields)));
  const [[unreadPages = 0] = [], [bareForUnread = 0] = []] = await inTurn([
    requesting(server, unread, token),
    onBare(unread),
  ]);
  const gridAddresses = addresses.map((address) => `${address}${ofGrid}`);
  const [[pages = 0] = [], [wholePages = 0] = [], [bareOnce = 0] = []] = await inTurn([
    requesting(server, gridAddresses, token),
    requesting(server, addresses, token),
    onBare(addresses),
  ]);
  const deep = await once(
    server.address,
    pagesOf(project).map((address) => withFields(address, [...allOthers, 'relevance'])),
    token,
  );
  const firstTime = await once(server.address, searches, token);
  const searchedAgain = await load(server.address, searches, token);
  return [
    project.cards.toLocaleString('en'),
    reference?.[0]?.toFixed(0) ?? '–',
    unreadPages.toFixed(0),
    shareOf(unreadPages, bareForUnread),
    firstPages.toFixed(0),
    shareOf(firstPages, bareForFirst),
    pages.toFixed(0),
    shareOf(pages, bareOnce),
    wholePages.toFixed(0),
    shareOf(wholePages, bareOnce),
    perSecond.toFixed(0),
    timesBare(perSecond, reference),
    `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
    referenceOfMany?.[0]?.toFixed(0) ?? '–',
    perSecondOfMany.toFixed(0),
    timesBare(perSecondOfMany, referenceOfMany),
    `${deep.p50.toFixed(1)} / ${deep.p99.toFixed(1)}`,
    `${firstTime.p50.toFixed(1)} / ${firstTime.p99.toFixed(1)}`,
    searchedAgain.perSecond.toFixed(0),
    `${searchedAgain.p50} / ${searchedAgain.p99}`,
  ];
}

const shareOf = (perSecond: number, bare: number): string =>
  bare ? `${((100 * perSecond) / bare).toFixed(0)} %` : '–';

/** Requests each address once, a part of them in each round. Returns pages a second; 0 without a server. */
const requesting =
  (server: RunningServer | undefined, addresses: readonly string[], token?: string) =>
  async (round: number): Promise<number[]> => [
    server ? await loadOnce(server.address, partOf(addresses, round), token) : 0,
  ];

const timesBare = (perSecond: number, [bare]: readonly number[] = []): string =>
  bare ? `${(perSecond / bare).toFixed(1)} ×` : '–';

async function figures(...given: Parameters<typeof load>): Promise<number[]> {
  const { perSecond, p50, p99 } = await load(...given);
  return [perSecond, p50, p99];
}

/**
 * Different pages near the beginning of the list, of 48 cards on average, whose answers have not been requested before.
 * None has exactly 48, as other measurements do.
 */
function newPagesOf(project: SeededProject): string[] {
  const sizes = Array.from({ length: sizesOfPages }, (_, at) => pageSize - (sizesOfPages - 1) / 2 + at);
  return sizes
    .filter((size) => size !== pageSize)
    .flatMap((size) =>
      Array.from(
        { length: Math.min(pagesOfASize, Math.floor((project.cards * 0.85) / size)) },
        (_, at) => `/v1/projects/${project.slug}/cards?page[size]=${size}&page[number]=${at + 1}`,
      ),
    );
}

/** All pages of the part of the list that a viewer certainly sees, at most so many that the measurement stays short. */
const allPagesOf = (project: SeededProject): string[] =>
  Array.from({ length: Math.min(1200, lastPageOf(project)) }, (_, at) => listOf(project, at + 2));

/** Pages of the list with further fields, so that their cards are read, but not those that are measured. */
const warmUpOf = (project: SeededProject): string[] =>
  [['relevance'] as const, ['description'] as const, ['relevance', 'description'] as const]
    .flatMap((texts) => variants.map((fields) => [...fields, ...texts]))
    .flatMap((fields) => allPagesOf(project).map((address) => withFields(address, fields)))
    .slice(0, pagesOfWarmUp);

const lastPageOf = ({ cards }: SeededProject): number => Math.floor((cards * 0.85) / pageSize) - 1;

/** Pages evenly spread over the part of the list that a viewer sees. */
function pagesOf(project: SeededProject): string[] {
  const last = lastPageOf(project);
  return Array.from({ length: pagesAllOver }, (_, at) => listOf(project, 1 + Math.floor((last * at) / pagesAllOver)));
}
