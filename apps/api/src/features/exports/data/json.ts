import { cardTextOf } from '@foreglow/contract';
import { ownOf } from '#features/conclusions/conclusion-type.ts';
import { trendType } from '#features/trends/trends.read-model.ts';
import type { ExportedCard, ExportedInsight, ExportedPicture, ExportedTrend } from '../content/content.ts';
import type { Batches, DataKind, DataSource, OnItem } from './data-source.ts';
import { inTurnsOf } from './table.ts';

/** Increased when the meaning of a field changes or a field is removed, but not when a field is added. */
const shapeVersion = 1;

/** The number of characters passed on together. */
const atOnce = 64 * 1024;

/**
 * The contents of a project as one JSON document: `{format: "foreglow", version: 1, exported_at, project, tags?,
 * cards?, insights?, trends?}`, one item per line.
 */
export async function* jsonOf(kind: DataKind, source: DataSource, onItem: OnItem): AsyncGenerator<string> {
  const { project } = source;
  const whole = kind === 'project';
  const head = {
    format: 'foreglow',
    version: shapeVersion,
    exported_at: project.takenAt.toISOString(),
    project: {
      slug: project.slug,
      title: project.title,
      workspace: project.workspaceTitle,
      version: project.version,
      ...(whole && { brief: project.brief }),
    },
  };
  yield JSON.stringify(head, null, 1).slice(0, -2);
  const shown = async (picture: ExportedPicture | null) =>
    picture && {
      url: await source.pictureUrl(picture),
      width: picture.width,
      height: picture.height,
      alt_text: picture.altText,
      credit: picture.credit,
    };
  if (whole) {
    yield* list('tags', source.tags(), ({ name, taxonomy, color, isSticky }) => ({
      name,
      taxonomy,
      color,
      sticky: isSticky,
    }));
  }
  const has = (name: DataKind) => whole || kind === name;
  const noted = async <T>(made: T | Promise<T>): Promise<T> => {
    onItem();
    return made;
  };
  if (has('cards')) {
    yield* list('cards', source.cards(), async (card) => noted({ ...cardOf(card), image: await shown(card.picture) }));
  }
  if (has('insights')) {
    yield* list('insights', source.insights(), async (insight) =>
      noted({ ...insightOf(insight), image: await shown(insight.picture) }),
    );
  }
  if (has('trends')) {
    yield* list('trends', source.trends(), async (trend) =>
      noted({ ...trendOf(trend), image: await shown(trend.picture) }),
    );
  }
  yield '\n}\n';
}

async function* list<Item>(name: string, items: Batches<Item>, make: (item: Item) => unknown): AsyncGenerator<string> {
  let text = `,\n "${name}": [`;
  let separator = '\n';
  for await (const item of inTurnsOf(items)) {
    text += `${separator}  ${JSON.stringify(await make(item))}`;
    separator = ',\n';
    if (text.length < atOnce) continue;
    yield text;
    text = '';
  }
  yield `${text}${separator === '\n' ? '' : '\n '}]`;
}

const cardOf = (card: ExportedCard) => ({
  slug: card.slug,
  ...cardTextOf((name) => card[name]),
  tags: card.tags.map(({ name, color }) => ({ name, color })),
  creator: card.creator,
  public: !card.isDraft,
  ai_assistant: card.aiAssisted,
  created_at: card.createdAt.toISOString(),
  updated_at: card.updatedAt.toISOString(),
  comments: card.comments.map(({ author, text, createdAt }) => ({
    author,
    text,
    created_at: createdAt.toISOString(),
  })),
});

const evidenceOf = (evidence: ExportedInsight['cards']) => evidence.map(({ slug, title }) => ({ slug, title }));

const insightOf = (insight: ExportedInsight) => ({
  slug: insight.slug,
  title: insight.title,
  description: insight.description,
  tags: insight.tags.map(({ name, color }) => ({ name, color })),
  cards: evidenceOf(insight.cards),
  creator: insight.creator,
  created_at: insight.createdAt.toISOString(),
  updated_at: insight.updatedAt.toISOString(),
});

const trendOf = (trend: ExportedTrend) => ({
  ...insightOf(trend),
  ...ownOf(trendType, trend),
  insights: evidenceOf(trend.insights),
});
