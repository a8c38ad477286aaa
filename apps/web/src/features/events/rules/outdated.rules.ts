import { type ChangeEvent, conclusionKinds, forKinds, kindNames } from '@foreglow/contract';
import { type QueryRoot, queryRoots as roots } from '#lib/query/query-roots.ts';

/** Insights and trends, and data computed from cards: they show the titles and tags of cards. */
const conclusions: readonly QueryRoot[] = [
  ...conclusionKinds.map((kind) => roots[kind]),
  roots.conclusions,
  roots.coverage,
];

/** Everything that shows or counts the contents of a project. */
const contents: readonly QueryRoot[] = [
  ...kindNames.map((kind) => roots[kind]),
  ...conclusions,
  roots.activity,
  roots.attachments,
  roots.map,
  roots.news,
  roots.projects,
  roots.workspaces,
  roots.trash,
];

/** Everything that depends on what the user may see. */
export const readable: readonly QueryRoot[] = [
  ...contents,
  roots.me,
  roots.brief,
  roots.comments,
  roots.mentionable,
  roots.members,
  roots.invitations,
  roots.notifications,
  roots.exports,
];

const outdatedBy: Readonly<Record<ChangeEvent['type'], readonly QueryRoot[]>> = {
  // These contents show, filter and count each other: cards show the names of their tags and are filtered by insights.
  ...forKinds(() => contents),
  // Whether a card is published decides who may see its comments.
  cards: [...contents, roots.mentionable],
  // Projects show when anything in them last changed.
  comments: [roots.comments, roots.news, roots.projects],
  // Members and invitations show the names of projects.
  project: [...contents, roots.brief, roots.members, roots.invitations],
  // If the user's own role changed, everything they can see may have changed.
  members: readable,
  workspaces: readable,
  changed: readable,
  // The user who started an export gets this event too when it begins, ends or is deleted.
  notifications: [roots.notifications, roots.exports, roots.news],
  ready: [],
};

/**
 * The roots that may have changed between the first fetch and the first event. Permissions and members have separate
 * events.
 */
const readBeforeFirstEvent: readonly QueryRoot[] = [
  ...contents,
  roots.brief,
  roots.comments,
  roots.mentionable,
  roots.notifications,
];

/** Roots that no event makes outdated, with the reason. */
export const withoutEvents = {
  [roots.accounts]: 'Events tell of a project or workspace; the list of all accounts is read when it is opened.',
  [roots.apiDescription]: 'It depends on the version of the server only.',
  [roots.invitation]: 'It is read by a link, before its reader is signed in.',
  [roots.legal]: 'The operator changes it with the files of the server.',
  [roots.messages]: 'They belong to no project or workspace; the list is read when it is opened.',
  [roots.passwordReset]: 'It is read by a link, before its reader is signed in.',
  [roots.registration]: 'It is read by a link, before its reader is signed in.',
  [roots.sessions]: 'Signing in sends no event; the list is read when the profile is opened.',
  [roots.settings]: 'Only administrators change them, on the screen that shows them.',
  [roots.setup]: 'It is read by a link, before its reader is signed in.',
  [roots.siteConfig]: 'It comes with the page. Maintenance is told by the answer to any call.',
  [roots.stockPhotos]: 'They belong to another service.',
  [roots.wiki]: 'Its pages come with the program, or from another service that tells nothing of changes.',
} as const satisfies Partial<Record<QueryRoot, string>>;

/**
 * The roots of the queries that an event makes outdated. `isFirst`: no earlier state of the project or workspace is
 * known.
 */
export const outdated = (type: ChangeEvent['type'], isFirst: boolean): readonly QueryRoot[] =>
  type === 'ready' && isFirst ? readBeforeFirstEvent : outdatedBy[type];
