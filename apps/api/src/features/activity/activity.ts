import {
  type ActivityKind,
  type ActivitySubject,
  activityKinds,
  activitySubjects,
  kindNames,
  kinds,
} from '@foreglow/contract';

/** A thing with its current name. */
interface Named {
  readonly slug: string | null;
  readonly title: string | null;
}

/** An activity in a project. */
export interface NewActivity {
  readonly projectId: number;
  readonly userId: number;
  readonly kind: ActivityKind;
  /** The affected things; if there are several, only their number is stored. Empty for the project itself. */
  readonly subjects?: readonly Named[];
  /** The number of things, when they are not named. */
  readonly count?: number;
  readonly other?: Named;
  readonly role?: string;
  readonly fields?: readonly string[];
}

/** What a kind of activity is about. */
export function aboutOf(kind: ActivityKind): ActivitySubject {
  const about = activitySubjects.find((subject) => (activityKinds[subject] as readonly string[]).includes(kind));
  if (!about) throw new Error(`There is no activity ${kind}.`);
  return about;
}

/** Kinds whose successive entries are merged into one, since people save repeatedly while writing. */
export const foldedKinds: ReadonlySet<ActivityKind> = new Set([
  ...kindNames.flatMap((kind) => kinds[kind].activities.filter((activity) => activity.endsWith('_edited'))),
  'brief_changed',
  'project_changed',
]);
