import type { SearchTexts } from '../../lib/url/index.ts';

interface MembersSearch {
  /** Whose name or e-mail holds this. */
  readonly search?: string | undefined;
  /** The dialog to invite is open. */
  readonly invite?: true | undefined;
}

/** The state of a members' screen in its address. */
export const membersSearch = ({ search, invite }: SearchTexts): MembersSearch => ({
  search: search || undefined,
  invite: invite ? true : undefined,
});
