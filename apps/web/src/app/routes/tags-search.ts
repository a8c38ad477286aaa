import type { SearchTexts } from '#lib/url/search-params.ts';

/** The state of the tags' screen in its address: only tags whose name contains this are listed. */
export const tagsSearch = ({ search }: SearchTexts): { readonly search?: string | undefined } => ({
  search: search || undefined,
});
