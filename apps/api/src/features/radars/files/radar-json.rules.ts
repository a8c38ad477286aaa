import type { PublicDump } from '../public-page/page.types.ts';

/** A radar as JSON: the content of its page, and all positions in both views. */
export const radarJson = ({ number, note, created_at, content, layouts }: PublicDump): string =>
  `${JSON.stringify({ number, note, created_at, ...content, layouts }, null, 2)}\n`;
