import { type BookletCards, inNaturalOrder, type Team } from '@foreglow/contract';
import type { ListState } from '#features/cards/list-state.ts';
import type { Project } from '#features/projects/project.ts';
import type { Tag } from '#features/tags/stored-tags.read-model.ts';
import { shownAs } from '#features/users/team.rules.ts';
import type { Export } from '../export.ts';
import type { ExportedProjectTag, ExportedTag } from './content.ts';

/** The data to read for an export, and its reader. */
export interface SnapshotRequest {
  readonly wanted: Pick<Export, 'format' | 'content' | 'request'>;
  readonly project: Project;
  /** Finds the cards of the list, whose project the reader may see. */
  readonly list: ListState;
  /** The tags of the project that the reader may see. */
  readonly tags: readonly ExportedProjectTag[];
  /** Whether drafts are exported. */
  readonly seesDrafts: boolean;
  /** The person who exports. People who may rate see the ratings of a trend only after they have rated it. */
  readonly reader: { readonly userId: number; readonly mayRate: boolean };
  readonly team: Team | null;
  /** A separate folder for the contents. */
  readonly folder: string;
  readonly stop: AbortSignal;
}

/** The tags of an item in display order: sticky ones first, then by name. */
export function tagsOf(ids: readonly number[], tags: readonly Tag[]): ExportedTag[] {
  const wanted = new Set(ids);
  return tags
    .filter((tag) => wanted.has(tag.id))
    .sort((a, b) => Number(b.sticky) - Number(a.sticky) || inNaturalOrder(a.name, b.name))
    .map(({ name, color }) => ({ name, color }));
}

/** A person as shown to others: the person, or their team. */
export function personOf(person: { slug: string; name: string; email: string }, team: Team | null) {
  const { name, email } = shownAs(person, team);
  return { name, email };
}

/** The cards that an export has: only the PDF of a whole project may have fewer than all. */
export const printedCards = ({ format, content, request }: SnapshotRequest['wanted']): BookletCards =>
  format === 'pdf' && content === 'project' ? (request.options.cards ?? 'all') : 'all';
