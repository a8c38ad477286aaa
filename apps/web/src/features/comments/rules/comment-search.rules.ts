import type { SearchTexts } from '#lib/url/search-params.ts';

/** The comment that an address links to. */
export const commentSearch = ({ comment }: SearchTexts): { comment?: string | undefined } => ({
  comment: /^[a-z0-9-]{1,100}$/.test(comment ?? '') ? comment : undefined,
});
