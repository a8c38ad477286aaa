type Node = Readonly<Record<string, unknown>>;

/** What the structured data of a page says about the work that the page shows. */
export interface WorkFacts {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly authors: readonly string[];
  readonly publisher: string | undefined;
  readonly published: string | undefined;
  readonly image: string | undefined;
}

/** Types of schema.org that a page is about, the better ones first. */
const works: readonly RegExp[] = [
  /Article$|^BlogPosting$|^Report$|^LiveBlogPosting$|^SocialMediaPosting$/,
  /^(VideoObject|PodcastEpisode|Book|Dataset|Event|Product|SoftwareApplication|Course|Recipe|CreativeWork|Movie)$/,
  /Page$/,
];
const mostNodes = 2000;
const mostAuthors = 5;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Reads the JSON-LD of a page; what cannot be read is as if it were not there. */
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
      .slice(0, mostAuthors),
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

/** What people put around it so that old programs do not read it. */
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
  // Line breaks inside of texts are no JSON, and common.
  for (const attempt of [json, json.replace(/[\u0000-\u001f]+/g, ' ')]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // The next attempt, or nothing.
    }
  }
  return undefined;
}

/** All objects, those further out first. */
function collect(roots: readonly unknown[]): Node[] {
  const nodes: Node[] = [];
  let level: readonly unknown[] = roots;
  while (level.length > 0 && nodes.length < mostNodes) {
    const flat = level.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value])).slice(0, mostNodes);
    const here = flat.filter(isNode);
    nodes.push(...here);
    level = [
      ...flat.filter(Array.isArray),
      ...here.flatMap((node) => Object.values(node).filter((value) => typeof value === 'object' && value !== null)),
    ].slice(0, mostNodes);
  }
  return nodes;
}

const hasMore = (node: Node): boolean => Object.keys(node).some((key) => !key.startsWith('@'));

const typesOf = (node: Node): string[] =>
  listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []));

function text(value: unknown): string | undefined {
  const first = listOf(value)[0];
  // A value with its language or type says what it is in `@value`, which holds no further one.
  const said = isNode(first) ? listOf(first['@value'])[0] : first;
  return typeof said === 'string' && said.trim() ? said : undefined;
}

const nameIn = (value: unknown): string | undefined => (isNode(value) ? text(value.name) : text(value));
const addressIn = (value: unknown): string | undefined =>
  isNode(value) ? (text(value.url) ?? text(value.contentUrl) ?? text(value['@id'])) : text(value);
