/** Fields of a card that a column of a file can fill. */
export const importFields = [
  'title',
  'subtitle',
  'description',
  'relevance',
  'tags',
  'source_url',
  'created_at',
  'public',
  'ai_assistant',
  'image_url',
  'image_alt_text',
  'image_credit',
] as const;
export type ImportField = (typeof importFields)[number];
