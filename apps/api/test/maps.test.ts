import {
  decodeMapPoints,
  limits,
  type MapAttributes,
  type MapPoints,
  mapColorings,
  noMapGroup,
} from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { holdJobs } from './support/held-jobs.ts';
import { jobStates } from './support/jobs.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';
import { fillProject, isOfSubject, type Subject, textsOf } from './support/scan.ts';

let product: Product;
let ada: Client;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

const job = 'update-similarity';
const subjects: readonly Subject[] = ['energy', 'farms', 'trains'];

/** The map of a project as seen by a reader. */
class Seen {
  readonly #client: Client;
  readonly #id: string;

  constructor(client: Client, id: string) {
    this.#client = client;
    this.#id = id;
  }

  get #params() {
    return { params: { id: this.#id } };
  }

  async map(): Promise<MapAttributes> {
    const answer = await this.#client.call('GET /v1/projects/{id}/map', this.#params);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data.attributes;
  }

  /** The map after the jobs that reading it has started are done. */
  async made(): Promise<MapAttributes & { readonly version: string }> {
    await this.map();
    await product.jobsDone();
    const map = await this.map();
    return { ...map, version: map.version ?? 'none' };
  }

  points = async (version: string): Promise<MapPoints> => {
    const { bytes, status } = await this.#client.call('GET /v1/projects/{id}/map/points', {
      ...this.#params,
      query: { version },
    });
    expect(status).toBe(200);
    return decodeMapPoints(Uint8Array.from(bytes).buffer);
  };

  async cards(version: string, points: readonly number[]) {
    const found = [];
    for (let from = 0; from < points.length; from += limits.mapCards) {
      const part = points.slice(from, from + limits.mapCards).join(',');
      const { body } = await this.#client.call('GET /v1/projects/{id}/map/cards', {
        ...this.#params,
        query: { version, points: part },
      });
      found.push(...body.data.map(({ attributes }) => attributes));
    }
    return found;
  }

  async colors(version: string, by: (typeof mapColorings)[number]) {
    const query = { version, by };
    const { body } = await this.#client.call('GET /v1/projects/{id}/map/colors', { ...this.#params, query });
    const { legend, column } = body.data.attributes;
    return { legend, column: [...Buffer.from(column, 'base64')] };
  }

  /** The points that match filters. */
  async matches(version: string, filters: object): Promise<number[]> {
    const query = { version, ...filters };
    const { body } = await this.#client.call('GET /v1/projects/{id}/map/matches', { ...this.#params, query });
    const { bits, count } = body.data.attributes;
    const bytes = Buffer.from(bits, 'base64');
    const points = Array.from({ length: bytes.length * 8 }, (_, at) => at).filter(
      (at) => (((bytes[at >> 3] as number) >> (at & 7)) & 1) === 1,
    );
    expect(points).toHaveLength(count);
    return points;
  }

  async outlines(version: string) {
    const query = { version };
    const { body } = await this.#client.call('GET /v1/projects/{id}/map/outlines', { ...this.#params, query });
    return body.data.map(({ attributes }) => attributes);
  }

  /** The cards of selected points, or the given cards with their points. */
  async selection(version: string, selected: { points: number[] } | { card_slugs: string[] }) {
    const body = { data: { type: 'map-selections' as const, attributes: { version, ...selected } } };
    const answer = await this.#client.call('POST /v1/projects/{id}/map/selections', { ...this.#params, body });
    return answer.body.data.attributes.cards;
  }

  /** The slugs of the cards that the card list finds. */
  async listed(filters: object): Promise<string[]> {
    const query = { 'page[size]': '100', ...filters };
    const { body } = await this.#client.call('GET /v1/projects/{id}/cards', { ...this.#params, query });
    return body.data.map(({ id }) => id);
  }

  nameGroup = (groupId: string, name: string | null) =>
    this.#client.call('PATCH /v1/projects/{id}/map/groups/{groupId}', {
      params: { id: this.#id, groupId },
      body: { data: { type: 'map-groups', id: groupId, attributes: { name } } },
    });

  layOut = () => this.#client.call('POST /v1/projects/{id}/map/layouts', this.#params);

  /** Everything that the map contains about each point. */
  async all() {
    const map = await this.made();
    const points = await this.points(map.version);
    const numbers = [...points.x.keys()];
    return { map, points, numbers, cards: await this.cards(map.version, numbers) };
  }

  /** The position of each card. */
  async places(): Promise<Map<string, { x: number; y: number }>> {
    const { points, cards } = await this.all();
    return new Map(cards.map(({ slug }, at) => [slug, { x: points.x[at] as number, y: points.y[at] as number }]));
  }
}

const seen = (client: Client, id: string) => new Seen(client, id);
async function anotherProject(workspace: string): Promise<string> {
  const attributes = { title: 'Another scan', workspace_slug: workspace };
  return (await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } })).body.data.id;
}
const wordsOf = ({ groups }: MapAttributes) => groups.flatMap(({ words }) => words);
const change = (slug: string, attributes: object) =>
  ada.call('PATCH /v1/cards/{id}', { params: { id: slug }, body: { data: { type: 'cards', id: slug, attributes } } });
const restore = (slug: string) => ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [slug] } });
const remove = (slug: string) => ada.call('DELETE /v1/cards/{id}', { params: { id: slug } });

describe('the map of a project with drafts', () => {
  /** Words that only drafts contain. */
  const secrets = /octopus|tentacle|aquarium|kryptonite|drafter|hidden/i;
  const ofEach = 12;
  let project: string;
  let writer: Seen;
  let viewer: Seen;
  let viewing: Client;
  let first: MapAttributes;
  let drafts: string[];

  beforeAll(async () => {
    ({ project } = await product.make.project(ada));
    await fillProject(ada, project, ofEach);
    const drafter = await product.make.projectMember(project, 'project_creator', { name: 'Drafter' });
    drafts = [];
    const hidden = { public: false, tags: [{ name: 'Hidden tag' }] };
    for (const place of ['harbour', 'lagoon', 'cellar', 'attic']) {
      const title = `Octopus tentacles in the aquarium of a ${place}`;
      drafts.push(await product.make.card(drafter.client, project, { title, ...hidden }));
    }
    for (const n of [1, 2]) {
      const { title, description } = textsOf('energy', n);
      const texts = { title: `${title} of kryptonite ${n}`, description: `${description}. `.repeat(40).toUpperCase() };
      drafts.push(await product.make.card(drafter.client, project, { ...texts, ...hidden }));
    }
    viewing = (await product.make.projectMember(project, 'project_viewer')).client;
    [writer, viewer] = [seen(ada, project), seen(viewing, project)];
    const [shown] = await writer.listed({ 'filter[tags]': 'energy' });
    await product.make.insight(ada, project, { title: 'Of both', card_slugs: [shown ?? '', drafts[5] ?? ''] });
    await product.make.trend(ada, project, { title: 'Of drafts', card_slugs: drafts.slice(0, 2) });
    const release = await holdJobs(product, job);
    first = await writer.map();
    await release();
    await product.jobsDone();
  });

  it('is made by a job, and then ready, with groups named by the words of their subjects', async () => {
    expect(first).toMatchObject({ state: 'making', updating: true, step: 'waiting', version: null, count: 0 });
    expect(first.unplaced).toBe(3 * ofEach + drafts.length);
    const map = await writer.map();
    expect(map).toMatchObject({ state: 'ready', updating: false, step: null, unplaced: 0, count: first.unplaced });
    expect(map.trustworthiness).toBeNull();
    const coarse = map.groups.filter(({ level }) => level === 'coarse');
    for (const subject of subjects) {
      expect(
        coarse.some(({ words }) => words.some((word) => isOfSubject(word, subject))),
        subject,
      ).toBe(true);
    }
    for (const { words } of coarse) {
      const mixed = subjects.filter((subject) => words.some((word) => isOfSubject(word, subject)));
      expect(mixed.length, words.join()).toBeLessThanOrEqual(1);
    }
  });

  it('has consistent points, groups, colours, outlines, selections and matches', async () => {
    for (const reader of [writer, viewer]) {
      const { map, points, numbers, cards } = await reader.all();
      const listed = await reader.listed({});
      expect([points.count, map.count, cards.length]).toEqual([listed.length, listed.length, listed.length]);
      expect(cards.map(({ slug }) => slug).sort()).toEqual(listed.toSorted());
      const selected = cards.map(({ slug, title, public: isPublic, tags }, point) => {
        return { slug, title, project_slug: project, public: isPublic, tags: tags.map(({ name }) => name), point };
      });
      expect(await reader.selection(map.version, { points: numbers })).toEqual(selected);
      const reversed = selected.toReversed();
      const card_slugs = reversed.map(({ slug }) => slug);
      expect(await reader.selection(map.version, { card_slugs })).toEqual(reversed);
      expect(await reader.matches(map.version, {})).toEqual(numbers);
      const [coarse, fine] = ['coarse', 'fine'].map((level) => map.groups.filter((group) => group.level === level));
      fine?.forEach(({ count, parent_id, x }, number) => {
        const own = numbers.filter((point) => points.group[point] === number);
        expect(own).toHaveLength(count);
        expect(coarse?.map(({ id }) => id)).toContain(parent_id);
        expect(x).toBe(Math.round(own.reduce((sum, point) => sum + (points.x[point] as number), 0) / own.length));
      });
      for (const { id, count } of coarse ?? []) {
        const parts = fine?.filter(({ parent_id }) => parent_id === id) ?? [];
        expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(count);
      }
      expect(
        numbers.every((point) => points.group[point] === noMapGroup || fine?.[points.group[point] as number]),
      ).toBe(true);
      const outlines = await reader.outlines(map.version);
      for (const point of numbers) {
        const uses = outlines.filter((outline) => outline.points.includes(point)).length;
        expect(points.uses[point]).toBe(uses);
      }
      for (const by of mapColorings) {
        const { legend, column } = await reader.colors(map.version, by);
        expect(column).toHaveLength(points.count);
        const counted = legend.map((_, number) => column.filter((one) => one === number).length);
        expect(legend.map(({ count }) => count)).toEqual(counted);
        const shownBy = (point: number) => legend[column[point] as number]?.value;
        for (const [point, card] of cards.entries()) {
          if (by === 'draft') expect(shownBy(point)).toBe(String(!card.public));
          if (by === 'ai') expect(shownBy(point)).toBe(String(card.ai_assistant));
          if (by === 'month') expect(shownBy(point)).toBe(card.created_at.slice(0, 7));
          if (by === 'creator') expect(shownBy(point)).toBe(card.creator?.email);
          if (by === 'tag') expect(legend[column[point] as number]?.label).toBe(card.tags[0]?.name);
        }
      }
    }
  });

  it.each([
    { 'filter[search]': 'sand' },
    { 'filter[search]': 'octopus' },
    { 'filter[search]': 'nothing has this' },
    { 'filter[tags]': 'trains' },
    { 'filter[showOnlyDrafts]': 'true' },
    {
      'filter[showAISignals]': 'false',
      'filter[dateRange][start]': '2026-02-01',
      'filter[dateRange][end]': '2026-02-28',
    },
    { 'filter[insight]': 'none' },
  ])('has the points of the cards that the list finds by %o', async (filters) => {
    for (const reader of [writer, viewer]) {
      const { version } = await reader.made();
      const points = await reader.matches(version, filters);
      const found = await reader.cards(version, points);
      expect(found.map(({ slug }) => slug).sort()).toEqual((await reader.listed(filters)).toSorted());
    }
  });

  it('shows a viewer no drafts, nor anything derived from drafts', async () => {
    const everything = async (reader: Seen) => {
      const { map, points, numbers, cards } = await reader.all();
      const colors = await Promise.all(mapColorings.map((by) => reader.colors(map.version, by)));
      const found = await Promise.all(
        ['octopus', 'kryptonite', ''].map((search) =>
          reader.matches(
            map.version,
            search === '' ? { 'filter[showOnlyDrafts]': 'true' } : { 'filter[search]': search },
          ),
        ),
      );
      // Includes numbers of points that exist only for the other reader.
      const beyond = Array.from({ length: 60 }, (_, at) => at);
      const selected = [
        ...(await reader.selection(map.version, { points: beyond })),
        ...(await reader.selection(map.version, { card_slugs: drafts })),
      ];
      const outlines = await reader.outlines(map.version);
      const listed = await reader.cards(map.version, beyond);
      const related = await Promise.all(
        cards
          .slice(0, 40)
          .map(({ slug }) =>
            (reader === writer ? ada : viewing).call('GET /v1/cards/{id}/related', { params: { id: slug } }),
          ),
      );
      return {
        ...{ map, points, numbers, cards, colors, found, selected, outlines, listed },
        text: JSON.stringify([map, cards, colors, selected, outlines, listed, related.map(({ text }) => text)]),
      };
    };
    const hidden = (await writer.made()).groups.find(({ words }) => words.some((word) => secrets.test(word)));
    await writer.nameGroup(hidden?.id ?? '', 'Hidden name');
    const [all, published] = [await everything(writer), await everything(viewer)];

    expect(published.text.match(secrets)?.[0]).toBeUndefined();
    expect(published.found).toEqual([[], [], []]);
    // Drafts write the words of this subject in capitals.
    const ofEnergy = wordsOf(published.map).filter((word) => isOfSubject(word, 'energy'));
    expect(ofEnergy).not.toEqual([]);
    expect(ofEnergy).toEqual(ofEnergy.map((word) => word.toLowerCase()));
    expect(published.cards).toHaveLength(3 * ofEach);
    expect(published.selected).toHaveLength(3 * ofEach);
    expect(published.selected.filter(({ slug }) => drafts.includes(slug))).toEqual([]);
    expect(published.map.groups.map(({ id }) => id)).not.toContain(hidden?.id);
    const counts = published.map.groups.filter(({ level }) => level === 'coarse').map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3 * ofEach);
    expect(published.outlines.map(({ title, points }) => [title, points.length])).toEqual([['Of both', 1]]);
    expect(published.map.alone.every(({ point }) => point < 3 * ofEach)).toBe(true);
    expect(published.colors.flatMap(({ legend }) => legend.map(({ value }) => value))).not.toContain('2026-11');

    // Control: people who may write see each of these.
    for (const secret of ['octopus', 'kryptonite', 'Drafter', 'Hidden tag', 'Hidden name']) {
      expect(all.text.toLowerCase().includes(secret.toLowerCase()), secret).toBe(true);
    }
    expect(all.found.map((points) => points.length)).toEqual([4, 2, 6]);
    expect(all.selected).toHaveLength(3 * ofEach + 2 * drafts.length);
    expect(all.outlines.map(({ title, points }) => [title, points.length]).sort()).toEqual([
      ['Of both', 2],
      ['Of drafts', 2],
    ]);
    expect(wordsOf(all.map).join()).toMatch(/octopus|tentacle|aquarium/i);
  });

  it('has a different version for each reader, and calls with an outdated version are refused', async () => {
    const { version } = await writer.made();
    const { version: other } = await viewer.made();
    expect(version).not.toBe(other);
    const base = `/v1/projects/${project}/map`;
    const selection = JSON.stringify({ data: { type: 'map-selections', attributes: { version, points: [0] } } });
    const calls: [method: string, path: string, body?: string][] = [
      ['GET', `${base}/points?version=${version}`],
      ['GET', `${base}/colors?version=${version}&by=tag`],
      ['GET', `${base}/matches?version=${version}`],
      ['GET', `${base}/cards?version=${version}&points=0,1`],
      ['GET', `${base}/outlines?version=${version}`],
      ['POST', `${base}/selections`, selection],
    ];
    const { client: stranger } = await product.make.person();
    for (const [method, path, body] of calls) {
      const answers = await Promise.all([ada, viewing, stranger].map((client) => client.send(method, path, { body })));
      expect(
        answers.map(({ status }) => status),
        path,
      ).toEqual([200, 409, 404]);
      expect(answers[1]?.errors[0]?.code).toBe('map_changed');
    }
    const group = (await viewer.made()).groups[0]?.id ?? '';
    const strange = seen(stranger, project);
    expect((await viewer.nameGroup(group, 'Mine')).status).toBe(403);
    expect((await viewer.layOut()).status).toBe(403);
    expect((await strange.nameGroup(group, 'Mine')).status).toBe(404);
    expect((await strange.layOut()).status).toBe(404);
  });

  it('never reveals the earlier text of a draft that was rewritten and published', async () => {
    const release = await holdJobs(product, job);
    for (const [n, slug] of drafts.slice(0, 4).entries()) {
      await change(slug, { ...textsOf('trains', n), tags: [{ name: 'trains' }], public: true });
    }
    const before = await viewer.map();
    expect(before.count).toBe(3 * ofEach + 4);
    expect(wordsOf(before).join()).not.toMatch(secrets);
    await release();
    const after = await viewer.made();
    expect(after.count).toBe(before.count);
    expect(wordsOf(after).join()).not.toMatch(secrets);
  });
});

describe('a map that changes', () => {
  const ofEach = 12;
  let workspace: string;
  let project: string;
  let map: Seen;

  beforeAll(async () => {
    ({ workspace, project } = await product.make.project(ada));
    await fillProject(ada, project, ofEach);
    map = seen(ada, project);
    await map.made();
  });

  /** The subjects of the cards nearest to a card, by their tags. */
  async function neighboursOf(slug: string): Promise<(string | undefined)[]> {
    const { points, cards } = await map.all();
    const own = cards.findIndex((card) => card.slug === slug);
    const gap = (at: number) =>
      Math.hypot(
        (points.x[at] as number) - (points.x[own] as number),
        (points.y[at] as number) - (points.y[own] as number),
      );
    const others = [...cards.keys()].filter((at) => cards[at]?.tags[0] && at !== own);
    return others
      .sort((a, b) => gap(a) - gap(b))
      .slice(0, 3)
      .map((at) => cards[at]?.tags[0]?.name);
  }

  it('places a new card among similar ones and moves a changed one, while the others stay', async () => {
    const before = await map.places();
    const { version } = await map.made();
    const [changed = ''] = await map.listed({ 'filter[tags]': 'farms' });
    const release = await holdJobs(product, job);
    const added = await product.make.card(ada, project, { title: 'Sand battery tower turbine' });
    await change(changed, { ...textsOf('trains', 5), title: 'Sleeper railway passenger carriage', tags: [] });
    expect(await map.map()).toMatchObject({ state: 'ready', updating: true, count: 3 * ofEach, unplaced: 1 });
    expect((await map.points(version)).count).toBe(3 * ofEach);
    await release();
    await product.jobsDone();
    expect(await map.map()).toMatchObject({ state: 'ready', updating: false, count: 3 * ofEach + 1, unplaced: 0 });
    const after = await map.places();
    for (const [slug, place] of before) if (slug !== changed) expect(after.get(slug)).toEqual(place);
    expect(after.get(changed)).not.toEqual(before.get(changed));
    expect(await neighboursOf(added)).toEqual(['energy', 'energy', 'energy']);
    expect(await neighboursOf(changed)).toEqual(['trains', 'trains', 'trains']);
    const old = await ada.send('GET', `/v1/projects/${project}/map/points?version=${version}`);
    expect([old.status, old.errors[0]?.code]).toEqual([409, 'map_changed']);
  });

  it('loses a card in the trash, has it in the same place when restored, and loses a card moved away', async () => {
    const before = await map.places();
    const [gone = '', moved = ''] = await map.listed({ 'filter[tags]': 'trains' });
    await remove(gone);
    const without = await map.places();
    expect(without.size).toBe(before.size - 1);
    expect(without.has(gone)).toBe(false);
    await restore(gone);
    expect(await map.places()).toEqual(before);

    const elsewhere = await anotherProject(workspace);
    await ada.call('POST /v1/cards/bulk-move', { body: { card_slugs: [moved], project_slug: elsewhere } });
    // Immediately, before any job processes the move.
    expect((await map.map()).count).toBe(before.size - 1);
    expect((await map.places()).has(moved)).toBe(false);
    expect([...(await seen(ada, elsewhere).places()).keys()]).toEqual([moved]);
  });

  it('keeps the name of a group when it is made again, until the name is withdrawn', async () => {
    const { groups, laid_out_at } = await map.made();
    const [coarse, fine] = ['coarse', 'fine'].map((level) => groups.find((group) => group.level === level));
    for (const group of [coarse, fine]) {
      expect((await map.nameGroup(group?.id ?? '', `Named ${group?.level}`)).status).toBe(204);
    }
    const names = (attributes: MapAttributes) =>
      [coarse, fine].map((group) => attributes.groups.find(({ id }) => id === group?.id)?.name);
    expect(names(await map.map())).toEqual(['Named coarse', 'Named fine']);
    const answer = await map.layOut();
    expect([answer.status, answer.body.data.attributes.updating]).toEqual([202, true]);
    const anew = await map.made();
    expect(anew.laid_out_at).not.toBe(laid_out_at);
    expect(names(anew)).toEqual(['Named coarse', 'Named fine']);
    await map.nameGroup(coarse?.id ?? '', null);
    expect(names(await map.map())).toEqual([null, 'Named fine']);
    expect((await map.nameGroup('999999999', 'Nobody')).status).toBe(404);
  });

  it('is also made again if this was requested while a job was about to end', async () => {
    const { laid_out_at } = await map.made();
    // The state that such a job leaves behind.
    await query(product, 'update similarity_models set anew = true');
    await query(product, 'update maps set anew = true');
    expect((await map.map()).updating).toBe(true);
    expect((await map.made()).laid_out_at).not.toBe(laid_out_at);
    expect((await map.map()).updating).toBe(false);
  });

  it('hides a named group without visible cards, also from renaming', async () => {
    const { map: before, points, cards } = await map.all();
    const fine = before.groups.filter(({ level }) => level === 'fine');
    const number = fine.findIndex(({ count }) => count === Math.min(...fine.map((group) => group.count)));
    const id = fine[number]?.id ?? '';
    await map.nameGroup(id, 'Soon empty');
    const own = cards.filter((_, point) => points.group[point] === number).map(({ slug }) => slug);
    expect(own).toHaveLength(fine[number]?.count ?? 0);
    await ada.call('POST /v1/cards/bulk-delete', { body: { card_slugs: own } });
    expect((await map.map()).groups.map((group) => group.id)).not.toContain(id);
    expect((await map.nameGroup(id, 'Still there')).status).toBe(404);
    await restore(own[0] ?? '');
    expect((await map.map()).groups.find((group) => group.id === id)).toMatchObject({ name: 'Soon empty', count: 1 });
  });
});

describe('a small map', () => {
  it('is empty without cards, and a map of one card, of identical ones, and of those without words', async () => {
    const { workspace, project } = await product.make.project(ada);
    const [one, two, silent] = [
      await anotherProject(workspace),
      await anotherProject(workspace),
      await anotherProject(workspace),
    ];
    await product.make.card(ada, one, { title: 'Sand battery' });
    for (let count = 0; count < 2; count += 1) await product.make.card(ada, two, { title: 'Sand battery' });
    await ada.call('POST /v1/projects/{id}/imports', {
      params: { id: silent },
      query: { duplicates: 'keep' },
      body: `title\n${'🌅\n'.repeat(50)}`,
    });
    const maps = [project, one, two, silent].map((id) => seen(ada, id));
    for (const map of maps) await map.map();
    await product.jobsDone();
    const read = await Promise.all(maps.map((map) => map.all()));
    expect(read.map(({ map: { state, count, unplaced } }) => [state, count, unplaced])).toEqual([
      ['empty', 0, 0],
      ['ready', 1, 0],
      ['ready', 2, 0],
      ['ready', 50, 0],
    ]);
    expect(read[0]?.map.groups).toEqual([]);
    expect(new Set(read[3]?.numbers.map((at) => `${read[3]?.points.x[at]} ${read[3]?.points.y[at]}`)).size).toBe(50);
    expect([...(read[3]?.points.group ?? [])]).toEqual(new Array(50).fill(noMapGroup));
    // The first card of the empty project makes it a map.
    await product.make.card(ada, project, { title: 'Sand battery' });
    expect(await maps[0]?.made()).toMatchObject({ state: 'ready', count: 1 });
    expect(read[1]?.map.groups.every(({ count }) => count === 1)).toBe(true);
  });
});

describe('a map that cannot be made', () => {
  it('has failed after the last attempt, is not tried again by reading, and is made on request', async () => {
    const { project } = await product.make.project(ada);
    await product.make.card(ada, project, { title: 'Sand battery' });
    const map = seen(ada, project);
    await query(
      product,
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    await query(product, 'create trigger refuse before insert on map_points for each row execute function refuse()');
    const release = await holdJobs(product, job);
    await map.map();
    await query(product, `update pgboss.job set data = jsonb_set(data, '{failures}', '5') where name = $1`, [job]);
    await release();
    await product.jobsDone();
    const attempts = (await jobStates(product.database, job)).length;
    expect(await map.map()).toMatchObject({ state: 'failed', updating: false, count: 0, unplaced: 1 });
    expect(await jobStates(product.database, job)).toHaveLength(attempts);
    await query(product, 'drop trigger refuse on map_points');
    expect((await map.layOut()).body.data.attributes.state).toBe('making');
    expect(await map.made()).toMatchObject({ state: 'ready', count: 1 });
  });
});
