import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeMapPoints, limits, noMapGroup } from '../../../packages/contract/src/index.ts';
import type { MapAttributes } from '../../../packages/contract/src/map/entity.ts';
import { nameOfGroup } from '../../../packages/pictures/src/map/grouping.ts';
import { seed } from '../seed.ts';
import { type RunningServer, withServer } from '../server.ts';

/** A group as people see it: its name, and the titles of its cards. */
export interface ShownGroup {
  readonly name: string;
  readonly level: MapAttributes['groups'][number]['level'];
  readonly titles: readonly string[];
}

/** What people see of how cards belong together. */
export interface Shown {
  readonly cards: number;
  /** Groups of the map, the largest first, coarse ones before fine ones. */
  readonly groups: readonly ShownGroup[];
  /** Cards that are in no group. */
  readonly ungrouped: number;
  /** Titles of cards, each with that of a related card. */
  readonly related: readonly (readonly [card: string, related: string])[];
}

interface Resource<A> {
  readonly data: A;
}
type Card = { readonly id: string; readonly attributes: { readonly slug: string; readonly title: string } };

/** Imports a CSV file into a new project of a new server, and reads its map and related cards as a browser does. */
export async function shownOf(file: string, folder: string): Promise<Shown> {
  const place = { dataDir: folder, databaseUrl: undefined };
  const { authorToken } = await seed(place, [], { searched: false });
  return withServer('../../apps/api/src/programs/main.ts', { DATA_DIR: folder }, async (server) => {
    const api = new Api(server, authorToken);
    const workspace = await api.create('workspaces', { title: 'Grouping' });
    const project = await api.create('projects', { title: 'Grouping', workspace_slug: workspace });
    await api.send('POST', `/v1/projects/${project}/imports`, await readFile(file), 'text/csv');
    const map = await api.ready(`/v1/projects/${project}/map`);
    return read(api, project, map);
  });
}

async function read(api: Api, project: string, map: MapAttributes): Promise<Shown> {
  const path = `/v1/projects/${project}/map`;
  const version = encodeURIComponent(map.version ?? '');
  const points = decodeMapPoints(await api.bytes(`${path}/points?version=${version}`));
  const cards: Card['attributes'][] = [];
  for (let from = 0; from < points.count; from += limits.mapCards) {
    const part = Array.from({ length: Math.min(limits.mapCards, points.count - from) }, (_, at) => from + at);
    const found = await api.json<Resource<Card[]>>(`${path}/cards?version=${version}&points=${part.join(',')}`);
    cards.push(...found.data.map(({ attributes }) => attributes));
  }
  const fine = map.groups.filter(({ level }) => level === 'fine');
  const groups = map.groups.map((group): ShownGroup => {
    const isOwn = (point: number) => {
      const own = fine[points.group[point] as number];
      return own !== undefined && (own.id === group.id || own.parent_id === group.id);
    };
    const titles = cards.flatMap(({ title }, point) => (isOwn(point) ? [title] : []));
    return { name: nameOfGroup(group) ?? '', level: group.level, titles };
  });
  const related: [string, string][] = [];
  for (const { slug, title } of cards) {
    const found = await api.json<Resource<Card[]>>(`/v1/cards/${slug}/related`);
    for (const other of found.data) related.push([title, other.attributes.title]);
  }
  const bySize = groups.toSorted((a, b) => b.titles.length - a.titles.length || a.name.localeCompare(b.name, 'en'));
  return {
    cards: points.count,
    groups: [...bySize.filter(({ level }) => level === 'coarse'), ...bySize.filter(({ level }) => level === 'fine')],
    ungrouped: points.group.reduce((sum, group) => sum + (group === noMapGroup ? 1 : 0), 0),
    related,
  };
}

const asksAgainAfterMs = 500;

/** Calls of the API as a person. */
class Api {
  readonly #server: RunningServer;
  readonly #token: string;

  constructor(server: RunningServer, token: string) {
    this.#server = server;
    this.#token = token;
  }

  async send(method: string, path: string, body?: string | Uint8Array, type = 'application/vnd.api+json') {
    const answer = await fetch(new URL(path, this.#server.address), {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: body as BodyInit }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }

  /** Creates a resource, and returns its id. */
  async create(type: 'workspaces' | 'projects', attributes: object): Promise<string> {
    const answer = await this.send('POST', `/v1/${type}`, JSON.stringify({ data: { type, attributes } }));
    return ((await answer.json()) as Resource<Card>).data.id;
  }

  async json<T>(path: string): Promise<T> {
    return (await (await this.send('GET', path)).json()) as T;
  }

  async bytes(path: string): Promise<ArrayBuffer> {
    return (await this.send('GET', path)).arrayBuffer();
  }

  /** The map, once jobs have made it. */
  async ready(path: string): Promise<MapAttributes> {
    for (;;) {
      const { data } = await this.json<Resource<{ readonly attributes: MapAttributes }>>(path);
      const { state, updating, version } = data.attributes;
      if (state === 'ready' && !updating && version !== null) return data.attributes;
      if (state === 'failed') throw new Error('The map could not be made.');
      await wait(asksAgainAfterMs);
    }
  }
}
