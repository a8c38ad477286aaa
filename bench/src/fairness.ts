import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@foreglow/contract';
import { MemoryPeak } from './memory-peak.ts';
import type { Seeded } from './seed.ts';
import type { RunningServer } from './server.ts';
import { table } from './table.ts';
import { seeded, sentence } from './texts.ts';

const seconds = 20;
/** How long the others pause between two requests. */
const pauseMs = 20;
const atOnce = 4;
const longCards = 40;
const pageOfWholeCards = 100;

/** Work that one person repeats as fast as the server answers. */
interface Heavy {
  readonly name: string;
  /** Resolves to how long the server asks to wait before the next call, in milliseconds; 0 after a success. */
  run(person: Person): Promise<number>;
  /** Whether refused calls are repeated at once, whatever the server asks for. */
  readonly hurries?: boolean;
}

/**
 * Measures what others wait while one person does as much as possible, kind by kind and then everything at once, compared
 * with a quiet server; and the peak memory of the server's process. Markdown.
 */
export async function measureFairness(
  { projects, token, authorToken }: Seeded,
  server: RunningServer,
): Promise<string> {
  const [own, others] = projects;
  if (!own || !others) throw new Error('Two projects are needed.');
  const heavy = new Person(server.address, authorToken);
  const reader = new Person(server.address, token);
  const writer = new Person(server.address, authorToken);
  const slugs = await makeLongCards(heavy, own.slug);
  const file = longFile();
  const imports: Heavy = {
    name: `importing files of ${(file.length / 1e6).toFixed(0)} MB`,
    run: (person) => person.upload(`/v1/projects/${own.slug}/imports?duplicates=keep`, file),
  };
  const kinds: Heavy[] = [
    {
      name: `duplicating ${slugs.length} cards with texts of ${limits.textLength.toLocaleString('en')} letters`,
      run: (person) => person.send('POST', '/v1/cards/bulk-duplicate', { card_slugs: slugs }),
    },
    {
      name: `reading pages of ${pageOfWholeCards} whole cards`,
      run: (person) => person.send('GET', `/v1/projects/${own.slug}/cards?page[size]=${pageOfWholeCards}`),
    },
    {
      name: `PDFs of ${slugs.length} long cards`,
      run: (person) =>
        person.send('POST', `/carddownload/?type=project&slug=${own.slug}&output=pdf-select`, { selectedCards: slugs }),
    },
    imports,
  ];
  const flood = { ...imports, name: `${imports.name}, and sending refused ones again at once`, hurries: true };
  const quiet = await waited(reader, writer, others.slug);
  const rows = [row('nothing', quiet, quiet, 0)];
  for (const { name, some } of [
    ...[...kinds, flood].map((kind) => ({ name: kind.name, some: [kind] })),
    { name: 'all of this at once', some: kinds },
  ]) {
    const memory = new MemoryPeak(server.pid);
    let ended = false;
    const until = () => ended;
    const working = some.flatMap((kind) => Array.from({ length: atOnce }, () => repeat(kind, heavy, until)));
    await delay(1000);
    const found = await waited(reader, writer, others.slug);
    ended = true;
    const counts = await Promise.all(working);
    memory.stop();
    const done = counts.reduce((sum, count) => sum + count, 0);
    rows.push(row(`${name} (${done} answered)`, found, quiet, memory.megabytes));
  }
  return table(
    ['one person does', 'others read, p50', 'p99', 'compared', 'others save, p50', 'p99', 'compared', 'peak memory'],
    rows,
  );
}

interface Times {
  readonly reads: readonly number[];
  readonly saves: readonly number[];
}

/** What a reader and a writer of another project wait, in milliseconds, in order of size. */
async function waited(reader: Person, writer: Person, slug: string): Promise<Times> {
  const reads: number[] = [];
  const saves: number[] = [];
  const endsAt = performance.now() + seconds * 1000;
  const each = async (into: number[], work: () => Promise<unknown>) => {
    while (performance.now() < endsAt) {
      const startedAt = performance.now();
      await work();
      into.push(performance.now() - startedAt);
      await delay(pauseMs);
    }
  };
  const number = seeded(seconds);
  await Promise.all([
    each(reads, () => reader.get(`/v1/projects/${slug}/cards?page[number]=${1 + number(20)}`)),
    each(saves, () => writer.createCard(slug, sentence(8, number), sentence(30, number))),
  ]);
  const inOrder = (times: number[]) => times.toSorted((a, b) => a - b);
  return { reads: inOrder(reads), saves: inOrder(saves) };
}

function row(name: string, found: Times, quiet: Times, megabytes: number): string[] {
  const cells = (times: readonly number[], before: readonly number[]) => [
    `${quantile(times, 0.5).toFixed(0)} ms`,
    `${quantile(times, 0.99).toFixed(0)} ms`,
    `${(quantile(times, 0.99) / quantile(before, 0.99)).toFixed(1)} ×`,
  ];
  return [
    name,
    ...cells(found.reads, quiet.reads),
    ...cells(found.saves, quiet.saves),
    megabytes ? `${megabytes.toFixed(0)} MB` : '–',
  ];
}

const quantile = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Repeats the work until it is to end, and returns how often it was answered with success. */
async function repeat(kind: Heavy, person: Person, ended: () => boolean): Promise<number> {
  let done = 0;
  while (!ended()) {
    const waitMs = await kind.run(person);
    if (waitMs === 0) done += 1;
    else await delay(kind.hurries ? 100 : waitMs);
  }
  return done;
}

async function makeLongCards(person: Person, slug: string): Promise<string[]> {
  const number = seeded(longCards);
  const slugs: string[] = [];
  for (let at = 0; at < longCards; at += 1) {
    slugs.push(
      await person.createCard(
        slug,
        `Long card ${at}`,
        sentence(limits.textLength / 5, number).slice(0, limits.textLength),
      ),
    );
  }
  return slugs;
}

/** A CSV file with as many bytes as an import may have. */
function longFile(): Buffer {
  const number = seeded(1);
  const lines = ['title,description'];
  const length = 2400;
  for (let bytes = 0; bytes < limits.importBytes - 10 * length && lines.length < limits.importRows; ) {
    const line = `${sentence(8, number)},${sentence(length / 5, number).slice(0, length)}`.replaceAll('\n', ' ');
    lines.push(line);
    bytes += line.length + 1;
  }
  return Buffer.from(lines.join('\n'));
}

/** Calls of one signed-in person. */
class Person {
  readonly #base: string;
  readonly #token: string;

  constructor(base: string, token: string) {
    this.#base = base;
    this.#token = token;
  }

  async get(path: string): Promise<void> {
    if ((await this.send('GET', path)) > 0) throw new Error(`GET ${path} failed.`);
  }

  /** The slug of the new card. */
  async createCard(project: string, title: string, description: string): Promise<string> {
    const attributes = { project_slug: project, title, description };
    const answer = await this.#call('POST', '/v1/cards', JSON.stringify({ data: { type: 'cards', attributes } }));
    if (!answer.ok) throw new Error(`A card was answered with ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { readonly data: { readonly id: string } }).data.id;
  }

  /** How long the server asks to wait before the next call, in milliseconds; 0 if the call succeeded. */
  async send(method: string, path: string, body?: object): Promise<number> {
    return this.#read(await this.#call(method, path, body && JSON.stringify(body)));
  }

  async upload(path: string, file: Buffer): Promise<number> {
    return this.#read(await this.#call('POST', path, new Uint8Array(file), 'text/csv'));
  }

  async #read(answer: Response): Promise<number> {
    for await (const _ of answer.body ?? []);
    if (!answer.ok && answer.status !== 503 && answer.status !== 429)
      throw new Error(`${answer.url} answered ${answer.status}.`);
    return answer.ok ? 0 : Number(answer.headers.get('retry-after') ?? 1) * 1000;
  }

  #call(method: string, path: string, body?: BodyInit, type = 'application/json'): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': type }) };
    return fetch(new URL(path, this.#base), { method, headers, body: body ?? null });
  }
}
