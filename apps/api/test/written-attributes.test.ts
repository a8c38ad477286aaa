import { isDeepStrictEqual } from 'node:util';
import { type Api, api, type BodyGiven, type Endpoint, type EndpointName } from '@foreglow/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Client } from './support/client.ts';
import { validRequests } from './support/every-endpoint.ts';
import type { Person } from './support/factory.ts';
import { type Fixtures, makeFixtures } from './support/fixtures.ts';
import { type Product, startProduct } from './support/product.ts';
import { resource } from './support/requests/requests.ts';

/** The attributes that a call writes. */
type Attributes<N extends EndpointName> =
  BodyGiven<Api[N]> extends { data: { attributes: infer A } } ? (object extends A ? A : A & object) : never;

type Shown = Readonly<Record<string, unknown>>;

interface Resource {
  readonly id: string;
  readonly attributes: Shown;
  readonly links?: { readonly self?: string };
}

interface Written<A> {
  /** A value for every attribute: one without a value here does not compile. */
  readonly values: (fixtures: Fixtures) => { readonly [K in keyof A]-?: A[K] };
  /** Where an attribute is read, if not under its name. */
  readonly shown?: { readonly [K in keyof A]?: (attributes: Shown) => unknown };
  /** Attributes that nobody reads, with the reason. */
  readonly unread?: { readonly [K in keyof A]?: string };
  /** Where the object is read, if not at its own address. */
  readonly readAt?: (fixtures: Fixtures, id: string) => string;
}

const tagged = ({ tags }: Shown) => (tags as { name: string }[]).map(({ name }) => ({ name }));
const picture = ({ attachment }: Shown) => (attachment as { slug: string } | null)?.slug ?? null;
const projectSlug = ({ project }: Shown) => (project as { slug: string }).slug;
const commentsAt = ({ project, card: slug }: Fixtures) =>
  `/v1/projects/${project}/comments?filter[on]=cards&filter[slug]=${slug}`;
/** The blips with the attributes that were sent. */
const blips = (attributes: Shown) =>
  (attributes.blips as Shown[]).map((blip) => Object.fromEntries(blipNames.map((name) => [name, blip[name]])));

const key = { creation_key: 'It names the call, not the object.' };
const hidden = { key: 'A secret is never sent.', password: 'A secret is never sent.' };
const basedOn = { based_on: 'It names the version that is changed.' };
const drafter = { kind: 'ai', model: 'a-model', prompt: 'signals@1', at: '2026-03-01T10:00:00.000Z' } as const;
const later = '2126-01-01T00:00:00.000Z';

const blip = (fixtures: Fixtures) => ({
  id: 'heat',
  label: 'Heat',
  domain: 'East',
  ring: 'Inner',
  position: 0.25,
  angle: 0.75,
  impact: 5,
  impacts: ['Towns'],
  rationale: 'Because.',
  trend_slug: fixtures.trend,
  card_slugs: [fixtures.card],
  sequence: 7,
  imported_movement: 'in' as const,
});
const blipNames = Object.keys(blip({} as Fixtures));

const card = ({ attachment }: Fixtures) => ({
  title: 'Heat stored in salt',
  subtitle: 'A first plant',
  description: 'It stores **heat**.',
  relevance: 'Winters change.',
  tags: [{ name: 'kiln' }, { name: 'salt' }],
  public: false,
  ai_assistant: true,
  source_url: 'https://example.org/salt',
  publisher: 'The Salt Gazette',
  author: 'Ada Winter',
  published_on: '2025-11-03',
  language: 'de',
  attachment_id: attachment,
});
const cardShown = { tags: tagged, attachment_id: picture };

const insight = ({ attachment, card: slug }: Fixtures) => ({
  title: 'Heat is traded',
  description: 'Streets trade it.',
  tags: [{ name: 'trade' }],
  card_slugs: [slug],
  attachment_id: attachment,
});

const trend = (fixtures: Fixtures) => ({
  ...insight(fixtures),
  subtitle: 'Everywhere',
  implications: 'Prices change.',
  horizon: 'later' as const,
  impact: 5,
  certainty: 1,
  direction: 'fading' as const,
  insight_slugs: [fixtures.insight],
});

const radar = (fixtures: Fixtures) => ({
  title: 'Heat radar',
  challenge: 'Who owns heat?',
  description: 'About heat.',
  audience: 'The board.',
  domains: ['East', 'West'],
  rings: ['Inner', 'Outer'],
  impacts: ['Towns'],
  blips: [blip(fixtures)],
});

const dump = {
  note: 'For the board',
  background: 'paper' as const,
  expires_in_days: 30 as const,
  embeddable: true,
  indexable: true,
};
const dumpShown = {
  expires_in_days: ({ expires_at }: Shown) =>
    Math.round((Date.parse(String(expires_at)) - Date.now()) / (24 * 60 * 60 * 1000)),
};

const workspace = ({ attachment }: Fixtures) => ({
  title: 'Heat office',
  subtitle: 'In the basement',
  company_name: 'Heat Ltd',
  image_attachment_id: attachment,
  ai_allowed: false,
  viewer_links_allowed: true,
  collaborators_may_publish: true,
});
/** The picture has its own address, which does not name it. */
const workspaceShown = { image_attachment_id: ({ image }: Shown) => image && expect.anything() };

/** Every call that writes attributes of an object. */
const written: { readonly [N in EndpointName]?: Written<Attributes<N>> } = {
  createCard: {
    values: (fixtures) => ({
      ...card(fixtures),
      project_slug: fixtures.project,
      drafter,
      creation_key: 'a-key-of-a-card',
    }),
    shown: { ...cardShown, project_slug: projectSlug },
    unread: key,
  },
  updateCard: {
    values: (fixtures) => ({ ...card(fixtures), attachment_id: null, based_on: later }),
    shown: cardShown,
    unread: basedOn,
  },
  createInsight: {
    values: (fixtures) => ({ ...insight(fixtures), drafter, creation_key: 'a-key-of-an-insight' }),
    shown: cardShown,
    unread: key,
  },
  updateInsight: {
    values: (fixtures) => ({ ...insight(fixtures), card_slugs: [fixtures.draft], based_on: later }),
    shown: cardShown,
    unread: basedOn,
  },
  createTrend: {
    values: (fixtures) => ({ ...trend(fixtures), creation_key: 'a-key-of-a-trend' }),
    shown: cardShown,
    unread: key,
  },
  updateTrend: {
    values: (fixtures) => ({
      ...trend(fixtures),
      card_slugs: [fixtures.draft],
      insight_slugs: [],
      based_on: later,
    }),
    shown: cardShown,
    unread: basedOn,
  },
  createRadar: {
    values: (fixtures) => ({ ...radar(fixtures), creation_key: 'a-key-of-a-radar' }),
    shown: { blips },
    unread: key,
  },
  updateRadar: {
    values: (fixtures) => ({ ...radar(fixtures), changed_blips: [], removed_blips: [], based_on: later }),
    shown: { blips },
    unread: {
      ...basedOn,
      changed_blips: 'They change what `blips` sets.',
      removed_blips: 'They change what `blips` sets.',
    },
  },
  publishRadar: {
    values: () => ({ ...dump, evidence: 'details', creation_key: 'a-key-of-a-dump' }),
    shown: dumpShown,
    unread: key,
    readAt: ({ project, radar: slug }, id) => `/v1/projects/${project}/radars/${slug}/dumps/${id}`,
  },
  updateDump: { values: () => dump, shown: dumpShown },
  createWorkspace: {
    values: (fixtures) => ({ ...workspace(fixtures), creation_key: 'a-key-of-a-workspace' }),
    shown: workspaceShown,
    unread: key,
  },
  updateWorkspace: { values: workspace, shown: workspaceShown },
  createProject: {
    values: ({ workspace: slug }) => ({
      title: 'Heat project',
      subtitle: 'For towns',
      challenge: 'Who pays?',
      workspace_slug: slug,
      creation_key: 'a-key-of-a-project',
    }),
    unread: { ...key, challenge: 'It is the first version of the brief, see brief.test.ts.' },
  },
  updateProject: { values: () => ({ title: 'Heat project', subtitle: 'For towns' }) },
  updateBrief: {
    values: () => ({
      challenge: 'Who pays?',
      purpose: 'To decide.',
      scope_in: 'Towns.',
      scope_out: 'Villages.',
      time_horizon: '2040',
      audience: 'The board.',
      domains: ['Energy'],
      sources: 'Papers.',
      based_on: 1,
    }),
    unread: basedOn,
  },
  createTag: {
    values: () => ({ name: 'furnace', color: 'teal', sticky: true, taxonomy: 'trends' }),
    readAt: ({ project }) => `/v1/projects/${project}/tags-from-all-taxonomies`,
  },
  updateTag: {
    values: () => ({ name: 'furnace', color: 'teal', sticky: true }),
    readAt: ({ project }) => `/v1/projects/${project}/tags-from-all-taxonomies`,
  },
  createComment: {
    values: ({ card: slug }) => ({ subject_type: 'cards', subject_slug: slug, text: 'I agree.', parent_id: null }),
    unread: {
      subject_type: 'It is part of the address at which the comment is listed.',
      subject_slug: 'It is part of the address at which the comment is listed.',
      parent_id: 'A reply is listed below its thread, see comments.test.ts.',
    },
    readAt: commentsAt,
  },
  updateComment: {
    values: () => ({ text: 'I agree.', resolved: true }),
    shown: { resolved: ({ resolved }) => resolved !== null },
    readAt: commentsAt,
  },
  updateMe: {
    values: ({ attachment }) => ({
      name: 'Ada B.',
      locale: 'de',
      theme: 'dark',
      digest: false,
      picture_id: attachment,
    }),
    shown: { picture_id: ({ picture: shown }) => shown && expect.anything() },
  },
  updateUser: { values: () => ({ is_global_admin: true, disabled: true }), readAt: () => '/v1/users' },
  updateAttachment: {
    values: () => ({ meta: { image_alt_text: 'A kiln', image_credit: 'A. Nobody' } }),
  },
  updateSettings: {
    values: () => ({
      maintenance: { on: false, message: 'Back soon.' },
      ai: { on: false, radars_per_day: 3, tokens_per_day: 1000 },
      texts: { megabytes_per_workspace: 100 },
      german_address: 'du',
      team: { name: 'The team', domains: ['example.com'] },
    }),
    shown: { german_address: ({ german_address: read }) => (read as { value: unknown }).value },
  },
  saveAppearance: {
    values: () => ({
      name: 'Heat office',
      colors: { accent: '#0b5d66', highlight: '#b4532a', glow: '#e6c27a' },
      sign_in_line: { en: 'Watch the heat.', de: 'Die Wärme im Blick.' },
      logo_attachment_id: null,
      sign_in_attachment_id: null,
    }),
    unread: {
      logo_attachment_id: 'The picture has its own address, see appearance.test.ts.',
      sign_in_attachment_id: 'The picture has its own address, see appearance.test.ts.',
    },
  },
  updateWrittenText: {
    values: () => ({ text: '## Unsere Regeln', based_on: 0 }),
    unread: basedOn,
  },
  saveAiProvider: {
    values: () => ({
      provider: 'openai',
      base_url: 'https://models.example.org/v1',
      model: 'large',
      embedding_model: 'small',
      prices: { input: 2, output: 6.5, currency: 'EUR' },
      key: 'a-key-of-a-provider',
    }),
    unread: hidden,
  },
  saveMailServer: {
    values: () => ({
      host: 'mail.example.org',
      port: 465,
      security: 'tls',
      user: 'ada',
      password: 'a password',
      from: 'Desk <desk@example.org>',
    }),
    unread: hidden,
  },
};

/** Calls that send attributes, but write none that can be read under their names, and where they are tested. */
const others: { readonly [N in EndpointName]?: string } = {
  createSample: 'samples.test.ts',
  createCardImageLink: 'card-images.test.ts',
  createExport: 'exports.test.ts',
  grantPermission: 'roles.test.ts',
  withdrawPermission: 'roles.test.ts',
  reviewGeneration: 'generation.test.ts',
  suggestTags: 'similarity.test.ts',
  readMapSelection: 'maps.test.ts',
  readRepositoryMapSelection: 'repository-map.test.ts',
  updateMapGroup: 'maps.test.ts',
  updateRepositoryMapGroup: 'repository-map.test.ts',
  updateNotification: 'notifications.test.ts',
  updateMessage: 'reach-out.test.ts',
};

let product: Product;
let ada: Person;
let admin: Client;
let fixtures: Fixtures;

beforeAll(async () => {
  // The environment sets nothing that a call writes.
  product = await startProduct({ mail: { smtpUrl: undefined, from: undefined } });
  ada = await product.make.administrator();
  admin = ada.client;
  fixtures = await makeFixtures(product, ada, 'Word');
});
afterAll(() => product?.stop());

it('every call that writes attributes is tried', () => {
  const names = Object.entries(api).flatMap(([name, { body }]: [string, Endpoint]) => {
    const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    const data = schema?.properties?.data;
    return typeof data === 'object' && 'attributes' in (data.properties ?? {}) ? [name] : [];
  });
  expect([...Object.keys(written), ...Object.keys(others)].toSorted()).toEqual(names.toSorted());
});

it.each(Object.entries(written))('%s: what is written is read back', async (name, call) => {
  const { values, shown = {}, unread = {}, readAt } = call as Written<Shown>;
  const { method, path, body = '' } = validRequests[name as EndpointName](fixtures);
  const { type } = (JSON.parse(body) as { data: { type: string } }).data;
  const given = values(fixtures);
  const names = Object.keys(given).filter((attribute) => !(attribute in unread));
  const seen = async (address: string, id: string): Promise<Shown> => {
    const read = await admin.send('GET', address);
    const { data } = read.body as { data: Resource | Resource[] };
    const found = Array.isArray(data) ? data.find((one) => one.id === id) : data;
    const all = found?.attributes ?? {};
    return Object.fromEntries(names.map((attribute) => [attribute, (shown[attribute] ?? (() => all[attribute]))(all)]));
  };
  const changed = path.split('/').at(-1) ?? '';
  const before = method === 'PATCH' ? await seen(readAt?.(fixtures, changed) ?? path, changed) : undefined;
  const answer = await admin.send(method, path, resource(type, given));
  expect(answer.status, answer.text).toBeOneOf([200, 201]);
  const { id, links } = (answer.body as { data: Resource }).data;
  const after = await seen(readAt?.(fixtures, id) ?? links?.self ?? path, id);
  expect(after).toMatchObject(Object.fromEntries(names.map((attribute) => [attribute, given[attribute]])));
  if (!before) return;
  // A value that was there already would prove nothing.
  expect(names.filter((attribute) => isDeepStrictEqual(before[attribute], after[attribute]))).toEqual([]);
});
