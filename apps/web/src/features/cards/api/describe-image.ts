import type { QueryClient } from '@tanstack/react-query';
import { describeAttachment } from '../../attachments/index.ts';
import type { CardValues } from '../rules/card-values.rules.ts';

/** Says of the picture of a card what was typed about it. Done before the card is stored, whose answer then tells it. */
export async function describeImage(client: QueryClient, { image }: CardValues): Promise<void> {
  if (image) await describeAttachment(client, image.slug, image);
}
