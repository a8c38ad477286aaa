/** The parts of a JSON schema used for creating examples. */
export interface JsonSchema {
  /** Refers to a schema that contains itself. */
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A moment and a day in the format of the API. */
const moment = '2026-01-31T09:30:00.000Z';
const day = '2026-01-31';

/** Examples of texts by the name of their property or parameter, qualified by the containing object if necessary. */
const texts: Readonly<Record<string, string>> = {
  accent: '#0b5d66',
  attachment_id: 'bakery-ovens-q8d2k1m',
  base_url: 'https://models.example.org/v1',
  currency: 'EUR',
  from: 'Foreglow <mail@example.org>',
  glow: '#e6c27a',
  highlight: '#b4532a',
  host: 'mail.example.org',
  logo_attachment_id: 'bakery-ovens-q8d2k1m',
  sign_in_attachment_id: 'bakery-ovens-q8d2k1m',
  based_on: moment,
  blurhash: 'LKO2:N%2Tw=w]~RBVZRi};RPxuwH',
  card_slugs: 'a-bakery-heats-the-flats-above-it-h4t9w2c',
  creation_key: 'Vq3xN0tZ-8sKp_2yLw7Rbg',
  current_password: 'first light 2040',
  description: 'Waste heat from six ovens warms **twelve flats**.',
  email: 'ada@example.org',
  excerpt: 'Waste heat from six ovens warms twelve flats.',
  filename: 'bakery.jpg',
  'Content-Type': 'image/jpeg',
  'blips.id': 'heat-as-a-utility',
  'changed_blips.id': 'roofs-feed-the-street',
  removed_blips: 'care-moves-in',
  domain: 'Energy',
  ring: 'Next',
  label: 'Heat as a street utility',
  trend_slug: 'neighbours-trade-heat-k7m3p9q',
  impacts: 'Household budgets',
  first: '/v1/cards?page%5Bnumber%5D=1',
  domains: 'example.org',
  header: 'title',
  image_attachment_id: 'bakery-ovens-q8d2k1m',
  insight_slugs: 'heat-becomes-a-local-good-p3v7x5n',
  language: 'en',
  'languages.code': 'fr',
  'languages.name': 'Français',
  'languages.texts': '/languages/fr-4f1d0c2b9a.json',
  last: '/v1/cards?page%5Bnumber%5D=8',
  link: 'https://example.org/join#token=4f1d0c',
  locale: 'en',
  mapping: '{"title":"Headline"}',
  message: 'Back at 14:00.',
  name: 'Ada Lovelace',
  groupId: '12',
  original_name: 'bakery.jpg',
  password: 'first light 2040',
  published_on: '2025-11-03',
  points: '0,3',
  number: '1',
  page: '1',
  path: '/data/attributes/title',
  per_page: '20',
  downloadImage: 'openverse:4f1d0c',
  picture_id: 'bakery-ovens-q8d2k1m',
  project: 'january-scan-x7k2m9q',
  project_slug: 'january-scan-x7k2m9q',
  raw: 'https://example.org/photo.jpg',
  search: 'bakery',
  relevance: 'Heat becomes something that a street trades.',
  searchQuery: 'bakery',
  selectedCards: 'a-bakery-heats-the-flats-above-it-h4t9w2c',
  self: '/v1/cards?page%5Bnumber%5D=2',
  small: 'https://example.org/photo-small.jpg',
  slug: 'january-scan-x7k2m9q',
  source: 'example.org',
  source_url: 'https://example.org/bakery-heat',
  slugs: 'a-bakery-heats-the-flats-above-it-h4t9w2c',
  subject_slug: 'a-bakery-heats-the-flats-above-it-h4t9w2c',
  subtitle: 'Waste heat from six ovens, sold by the month',
  tags: 'Economic',
  'tags.name': 'Economic',
  text: 'Does the landlord agree?',
  timeZone: 'Europe/Berlin',
  time_zone: 'Europe/Berlin',
  title: 'A bakery heats the flats above it',
  token: 'fg_4f1d0c…',
  url: 'https://example.org/bakery-heat',
  user_id: 'ada-lovelace-m2c8v4z',
  workspace: 'cities-after-2040-b6n1r8t',
  workspace_slug: 'cities-after-2040-b6n1r8t',
};

/** Examples of lists that need several items. */
const lists: Readonly<Record<string, readonly string[]>> = {
  domains: ['Energy', 'Mobility', 'Work'],
  rings: ['Now', 'Next', 'Later'],
};

/**
 * An example that is valid for the schema. The same schema yields the same example. `name` is the name of the property
 * or parameter whose value it is; it selects meaningful texts.
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant) return exampleOf(variant, name);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') return objectOf(schema, name);
  if (type === 'array') return arrayOf(schema, name);
  if (type === 'string') return textOf(schema, name);
  if (type === 'integer' || type === 'number') {
    return Math.min(Math.max(schema.minimum ?? 0, 3), schema.maximum ?? Number.POSITIVE_INFINITY);
  }
  return type === 'boolean' ? true : null;
}

/** Several examples only if the list must have more than one item. */
function arrayOf({ items, minItems = 0 }: JsonSchema, name: string): unknown[] {
  if (minItems > 1 && lists[name]) return lists[name].slice(0, Math.max(minItems, 3));
  return items && !items.$ref ? [exampleOf(items, name)] : [];
}

const objectOf = ({ properties = {} }: JsonSchema, parent: string): object =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const inParent = `${parent}.${name}`;
      return [name, exampleOf(schema, inParent in texts ? inParent : name)];
    }),
  );

function textOf({ format, pattern = '', maxLength }: JsonSchema, name: string): string {
  if (format === 'date-time') return moment;
  if (format === 'date') return day;
  if (pattern.includes('openverse')) return 'openverse:4f1d0c';
  const plain = name.replace(/^filter\[(.*)\]$/, '$1');
  return (texts[plain] ?? 'january-scan-x7k2m9q').slice(0, maxLength);
}
