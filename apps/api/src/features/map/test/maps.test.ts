import { type MapAttributes, mapColorings, noMapGroup } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { holdJobs } from '#test/support/held-jobs.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { fillProject, isOfSubject, type Subject, textsOf } from '#test/support/scan.ts';
import { SeenMap } from '#test/support/seen-map.ts';

let product: Product;
let ada: Client;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

const job = 'update-similarity';
const subjects: readonly Subject[] = ['energy', 'farms', 'trains'];

const seen = (client: Client, id: string) => new SeenMap(product, client, id);
const wordsOf = ({ groups }: MapAttributes) => groups.flatMap(({ words }) => words);
const change = (slug: string, attributes: object) =>
  ada.call('PATCH /v1/cards/{id}', { params: { id: slug }, body: { data: { type: 'cards', id: slug, attributes } } });

describe('the map of a project with drafts', () => {
  /** Words that only drafts contain. */
  const secrets = /octopus|tentacle|aquarium|kryptonite|drafter|hidden/i;
  const ofEach = 12;
  let project: string;
  let writer: SeenMap;
  let viewer: SeenMap;
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

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles', '+05:30', '+0530', '-11:00'])(
    'is coloured by the months of the time zone %s',
    async (timeZone) => {
      const { map, cards } = await writer.all();
      const { legend, column } = await writer.colors(map.version, 'month', timeZone);
      const months = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' });
      const shown = cards.map((_, point) => legend[column[point] as number]?.value);
      expect(shown).toEqual(cards.map(({ created_at }) => months.format(new Date(created_at))));
    },
  );

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
    const everything = async (reader: SeenMap) => {
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
    const inGroups = published.points.group.filter((number) => number !== noMapGroup).length;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(inGroups);
    expect(inGroups).toBeGreaterThan(ofEach);
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
