import { textsWith } from '../cards/texts.ts';

/** Fields of a card that a column of a file can fill. */
export const importFields = [
  ...textsWith('part', 'words'),
  'tags',
  ...textsWith('part', 'facts'),
  'created_at',
  'public',
  'ai_assistant',
  'image_url',
  'image_alt_text',
  'image_credit',
] as const;
export type ImportField = (typeof importFields)[number];

/** Whether the day or the month comes first in dates such as 03/04/2026. */
export const dateOrders = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof dateOrders)[number];
