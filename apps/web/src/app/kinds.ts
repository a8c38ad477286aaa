import type { Kind } from '@foreglow/contract';
import { cardKind } from '../features/cards/index.ts';
import { insightKind } from '../features/insights/index.ts';
import { radarKind } from '../features/radars/index.ts';
import { tagKind } from '../features/tags/index.ts';
import { trendKind } from '../features/trends/index.ts';
import type { WebKind } from '../lib/kinds/index.ts';

/** Every kind of content with the description from its feature. */
export const webKinds = {
  cards: cardKind,
  insights: insightKind,
  trends: trendKind,
  radars: radarKind,
  tags: tagKind,
} satisfies Record<Kind, WebKind>;
