import { createHash } from 'node:crypto';
import { type CardFilters, type CardSort, noFilters } from '@foreglow/contract';
import type { Project } from '../projects/project.ts';
import type { CardScope } from './card-conditions.read-model.ts';

/**
 * Everything that a list of cards depends on: the question, the rights of its reader, and its projects at the versions
 * that were read for the call. Made once for a call; what is computed for a list is cached under it.
 */
export interface ListState {
  readonly scope: CardScope;
  readonly projects: readonly Project[];
  readonly filters: CardFilters;
  readonly sort: CardSort;
}

/** The state of the list of cards of some projects. */
export const listState = (
  projects: readonly Project[],
  filters: CardFilters,
  sort: CardSort,
  scope: Omit<CardScope, 'projectIds'>,
): ListState => ({ scope: { ...scope, projectIds: projects.map(({ id }) => id) }, projects, filters, sort });

/** The list of all cards that its reader may see and wants to see at all, regardless of its filters. */
export const everythingOf = ({ filters: { showDrafts, showAISignals }, ...rest }: ListState): ListState => ({
  ...rest,
  filters: { ...noFilters, showDrafts, showAISignals },
});

/** The cache key for something that depends on which cards a list has. `what` names that thing. */
export const keyOf = (what: string, list: ListState): string =>
  createHash('sha256')
    .update(JSON.stringify([what, foundBy(list), list.filters]))
    .digest('base64');

/** Identifies what the pages of a list show, apart from what is in their address. */
export const shownState = (list: ListState): string =>
  JSON.stringify([
    foundBy(list),
    list.projects.map(({ workspaceVersion, title, workspaceSlug, workspaceTitle }) => [
      // The names of creators. A change of a name sends an event to everybody who works with that person.
      workspaceVersion,
      title,
      // Two workspaces may have the same title and version, and a project moves from one to the other.
      workspaceSlug,
      workspaceTitle,
    ]),
  ]);

/** Identifies the state of the cards and of the names of their creators. */
export const cardsState = ({ projects, filters }: ListState): string =>
  projects
    .map((project) => `${versionOf(project, filters)} ${project.workspaceId}@${project.workspaceVersion}`)
    .join(' ');

/** What decides which cards a list has, apart from its filters. */
const foundBy = ({ projects, filters, scope: { seesDrafts, team, viewerEmail } }: ListState) => [
  projects.map((project) => versionOf(project, filters)),
  filters.showOnlyMyCards && viewerEmail,
  seesDrafts,
  team,
];

/** Only the filter by insight depends on more than cards and tags. */
const versionOf = ({ id, cardsVersion, conclusionsVersion }: Project, { insight }: CardFilters): string =>
  insight ? `${id}@${cardsVersion}.${conclusionsVersion}` : `${id}@${cardsVersion}`;
