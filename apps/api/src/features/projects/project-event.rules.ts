import type { ActivityKind, CommentSubject, Taxonomy } from '@foreglow/contract';
import type { ProjectChange } from '#platform/db/changes.repo.ts';

/** A thing with its current name. A member and a comment have none. */
interface Named {
  readonly slug: string | null;
  readonly title: string | null;
}

/** A change in a project, as the work that makes it tells it. */
export interface NewEvent {
  readonly kind: EventKind;
  /** What it happened to; not given, the project itself. An empty list says that nothing happened. */
  readonly subjects?: readonly Named[];
  readonly other?: Named;
  readonly role?: string;
  /** The parts of the brief that were changed. */
  readonly fields?: readonly string[];
  /** Of a tag: what has it, which changes with it. */
  readonly taxonomy?: Taxonomy;
  /** Who did it, if that is not the writer. */
  readonly userId?: number;
}

/** A change in a project. */
export interface ProjectEvent extends NewEvent {
  readonly projectId: number;
  readonly userId: number;
}

interface EventRule {
  /** The counters of the project that rise. Its followers are told of each. */
  readonly raises: readonly ProjectChange[];
  /**
   * Set if some people can no longer see the subjects, which are of this kind, or the project, or can see them again.
   * The same is then true for their notifications of comments.
   */
  readonly hidesOrShows?: CommentSubject | 'project';
  /** Set if successive changes of one thing are one entry of the activity, since people save again and again. */
  readonly isFolded?: true;
}

const rulesOf = (type: CommentSubject) =>
  ({
    change: { raises: [type] },
    edit: { raises: [type], isFolded: true },
    hideOrShow: { raises: [type], hidesOrShows: type },
  }) as const satisfies Record<string, EventRule>;

const cards = rulesOf('cards');
const insights = rulesOf('insights');
const trends = rulesOf('trends');
const radars = rulesOf('radars');
const tags: EventRule = { raises: ['tags'] };
const members: EventRule = { raises: ['members'] };
const comments: EventRule = { raises: ['comments'] };
const project: EventRule = { raises: ['project'] };
/** Not everybody who could see a moved project can see it in its new workspace. */
const projectHiddenOrShown: EventRule = { raises: ['project'], hidesOrShows: 'project' };
/** Cards leave the evidence in their project, and take their comments along. */
const movedCards = ['cards', 'insights', 'trends', 'radars', 'comments'] as const;

/** The changes that the activity of the project lists. */
const listed: Readonly<Record<ActivityKind, EventRule>> = {
  card_created: cards.change,
  cards_imported: cards.change,
  card_edited: cards.edit,
  card_published: cards.hideOrShow,
  card_unpublished: cards.hideOrShow,
  card_deleted: cards.hideOrShow,
  card_restored: cards.hideOrShow,
  card_duplicated: cards.change,
  card_merged: cards.hideOrShow,
  card_moved_away: { raises: movedCards },
  card_moved_here: { raises: movedCards, hidesOrShows: 'cards' },
  card_image_link_made: project,
  card_image_link_revoked: project,
  insight_created: insights.change,
  insight_edited: insights.edit,
  insight_deleted: insights.hideOrShow,
  insight_restored: insights.hideOrShow,
  trend_created: trends.change,
  trend_edited: trends.edit,
  trend_deleted: trends.hideOrShow,
  trend_restored: trends.hideOrShow,
  radar_created: radars.change,
  radar_edited: radars.edit,
  radar_deleted: radars.hideOrShow,
  radar_restored: radars.hideOrShow,
  radar_published: radars.change,
  radar_unpublished: radars.change,
  tag_renamed: tags,
  tag_merged: tags,
  tag_deleted: tags,
  tag_restored: tags,
  brief_changed: { raises: ['project'], isFolded: true },
  brief_restored: project,
  member_added: members,
  member_joined: members,
  member_role_changed: members,
  member_removed: members,
  member_left: members,
  project_created: project,
  project_changed: { raises: ['project'], isFolded: true },
  project_moved: projectHiddenOrShown,
  project_deleted: projectHiddenOrShown,
  project_restored: projectHiddenOrShown,
};

/** The changes that it does not list. */
const unlisted = {
  card_picture_added: cards.change,
  card_tags_reordered: cards.change,
  // Who has rated must not be shown.
  trend_rated: trends.change,
  // A tag that is made with a card is part of that change.
  tag_created: tags,
  tag_changed: tags,
  comment_written: comments,
  comment_changed: comments,
  comment_deleted: comments,
  map_group_named: project,
} as const satisfies Record<string, EventRule>;

export type EventKind = ActivityKind | keyof typeof unlisted;

/** What follows from each kind of change. */
export const eventRules: Readonly<Record<EventKind, EventRule>> = { ...listed, ...unlisted };

/** Whether the activity lists a kind of change. */
export const isListed = (kind: EventKind): kind is ActivityKind => kind in listed;

/**
 * What follows from the events of one transaction: the counters that rise, in the order of the projects, and the things
 * and projects that are hidden or shown.
 */
export function consequencesOf(events: readonly ProjectEvent[]) {
  const byProject = new Map<number, Set<ProjectChange>>();
  const subjects: { readonly projectId: number; readonly type: CommentSubject; readonly slug: string }[] = [];
  const projectIds: number[] = [];
  for (const { projectId, kind, subjects: changed = [], taxonomy } of events) {
    const { raises, hidesOrShows } = eventRules[kind];
    const types = byProject.get(projectId) ?? new Set();
    for (const type of raises) types.add(type);
    if (taxonomy && taxonomy !== 'cards') types.add(taxonomy);
    byProject.set(projectId, types);
    if (hidesOrShows === 'project') projectIds.push(projectId);
    else if (hidesOrShows) {
      for (const { slug } of changed) if (slug !== null) subjects.push({ projectId, type: hidesOrShows, slug });
    }
  }
  const raised = [...byProject]
    .sort(([a], [b]) => a - b)
    .flatMap(([id, types]) => [...types].map((type) => [id, type] as const));
  return { raised, hiddenOrShown: { subjects, projectIds } };
}
