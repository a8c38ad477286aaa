import type { SearchTexts } from '#lib/url/search-params.ts';

interface MembersSearch {
  /** Only members whose name or e-mail contains this. */
  readonly search?: string | undefined;
  /** Whether the invitation dialog is open. */
  readonly invite?: true | undefined;
}

/** The state of a members' screen in its address. */
export const membersSearch = ({ search, invite }: SearchTexts): MembersSearch => ({
  search: search || undefined,
  invite: invite ? true : undefined,
});
