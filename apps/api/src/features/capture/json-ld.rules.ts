type Node = Readonly<Record<string, unknown>>;

/** The structured data about the main work of a page. */
export interface WorkFacts {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly authors: readonly string[];
  readonly publisher: string | undefined;
  readonly published: string | undefined;
  readonly image: string | undefined;
}

/** The schema.org types of a page's main work, preferred ones first. */
const works: readonly RegExp[] = [
  /Article$|^BlogPosting$|^Report$|^LiveBlogPosting$|^SocialMediaPosting$/,
  /^(VideoObject|PodcastEpisode|Book|Dataset|Event|Product|SoftwareApplication|Course|Recipe|CreativeWork|Movie)$/,
  /Page$/,
];
const maxNodes = 2000;
const maxAuthors = 5;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Reads the JSON-LD of a page. Unreadable parts are ignored. */
export function workFacts(scripts: readonly string[]): WorkFacts {
  const nodes = collect(scripts.map(parsed));
  const byId = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' && hasMore(node) ? [[node['@id'], node]] : [])),
  );
  const follow = (value: unknown): unknown =>
    isNode(value) && typeof value['@id'] === 'string' && !hasMore(value) ? (byId.get(value['@id']) ?? value) : value;

  const candidates = works.map((type) => nodes.find((node) => typesOf(node).some((name) => type.test(name))));
  const work = candidates.find((node) => node !== undefined) ?? {};
  return {
    title: text(work.headline) ?? text(work.name),
    description: text(work.description) ?? text(work.abstract),
    authors: [...listOf(work.author), ...listOf(work.creator)]
      .flatMap((author) => nameIn(follow(author)) ?? [])
      .slice(0, maxAuthors),
    publisher: listOf(work.publisher)
      .map((publisher) => nameIn(follow(publisher)))
      .find(Boolean),
    published: text(work.datePublished) ?? text(work.uploadDate) ?? text(work.dateCreated),
    image: listOf(work.image)
      .concat(listOf(work.thumbnailUrl))
      .map((image) => addressIn(follow(image)))
      .find(Boolean),
  };
}

/** Comment marks around the JSON, which hid it from old programs. */
const wrappings = [
  ['<!--', '-->'],
  ['//<![CDATA[', '//]]>'],
  ['/*<![CDATA[*/', '/*]]>*/'],
  ['<![CDATA[', ']]>'],
] as const;

function parsed(script: string): unknown {
  let json = script.trim();
  for (const [before, after] of wrappings) {
    if (json.startsWith(before) && json.endsWith(after)) json = json.slice(before.length, -after.length).trim();
  }
  if (json.endsWith(';')) json = json.slice(0, -1);
  // Line breaks inside strings are invalid in JSON but common.
  for (const attempt of [json, json.replace(/[\u0000-\u001f]+/g, ' ')]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // Tries the next repair.
    }
  }
  return undefined;
}

/** All objects, outer ones first. */
function collect(roots: readonly unknown[]): Node[] {
  const nodes: Node[] = [];
  let level: readonly unknown[] = roots;
  while (level.length > 0 && nodes.length < maxNodes) {
    const flat = level.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value])).slice(0, maxNodes);
    const here = flat.filter(isNode);
    nodes.push(...here);
    level = [
      ...flat.filter(Array.isArray),
      ...here.flatMap((node) => Object.values(node).filter((value) => typeof value === 'object' && value !== null)),
    ].slice(0, maxNodes);
  }
  return nodes;
}

const hasMore = (node: Node): boolean => Object.keys(node).some((key) => !key.startsWith('@'));

const typesOf = (node: Node): string[] =>
  listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []));

function text(value: unknown): string | undefined {
  const first = listOf(value)[0];
  // A value with a language or type is in `@value`, which contains no further nesting.
  const plain = isNode(first) ? listOf(first['@value'])[0] : first;
  return typeof plain === 'string' && plain.trim() ? plain : undefined;
}

const nameIn = (value: unknown): string | undefined => (isNode(value) ? text(value.name) : text(value));
const addressIn = (value: unknown): string | undefined =>
  isNode(value) ? (text(value.url) ?? text(value.contentUrl) ?? text(value['@id'])) : text(value);
