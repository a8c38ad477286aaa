import type { Kind } from '@foreglow/contract';
import { cardKind } from '../features/cards/api/card-kind.ts';
import { insightKind } from '../features/insights/api/insight-kind.ts';
import { radarKind } from '../features/radars/api/radar-kind.ts';
import { tagKind } from '../features/tags/api/tag-kind.ts';
import { trendKind } from '../features/trends/api/trend-kind.ts';
import type { WebKind } from '../lib/kinds/web-kind.ts';

/** Every kind of content with the description from its feature. */
export const webKinds = {
  cards: cardKind,
  insights: insightKind,
  trends: trendKind,
  radars: radarKind,
  tags: tagKind,
} satisfies Record<Kind, WebKind>;
