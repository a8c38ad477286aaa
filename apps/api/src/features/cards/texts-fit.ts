import { serverLimits } from '@foreglow/contract';
import { problem } from '#platform/http/problem.ts';
import type { ListedCard } from './card.ts';
import type { CardsReadModel } from './cards.read-model.ts';

/**
 * Throws the 422 problem for cards whose long texts are too much for one call. While they are copied or moved, the
 * embedded database does nothing else, and afterwards all of them are indexed anew. A single card always fits.
 */
export async function assertTextsFit(readModel: CardsReadModel, cards: readonly ListedCard[]): Promise<void> {
  if (cards.length <= 1) return;
  const bytes = await readModel.textBytes(cards.map(({ id }) => id));
  const sum = [...bytes.values()].reduce((all, one) => all + one, 0);
  if (sum <= serverLimits.bulkTextBytes) return;
  const detail = `The texts of these cards have ${megabytes(sum)} MB, and ${megabytes(serverLimits.bulkTextBytes)} MB fit into one call. Choose fewer cards at a time.`;
  throw problem('invalid_attribute', detail, { pointer: '/card_slugs' });
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
