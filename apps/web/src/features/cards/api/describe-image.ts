import type { QueryClient } from '@tanstack/react-query';
import { describeAttachment } from '../../attachments/index.ts';
import type { CardValues } from '../rules/card-values.rules.ts';

/**
 * Stores the alternative text and the credit of a card's picture. Call it before storing the card, whose answer contains
 * them.
 */
export async function describeImage(client: QueryClient, { image }: CardValues): Promise<void> {
  if (image) await describeAttachment(client, image.slug, image);
}
