import { type ActivityKind, type ActivitySubject, activityKinds, activitySubjects } from '@foreglow/contract';

/** Something as it is called at the moment. */
interface Named {
  readonly slug: string | null;
  readonly title: string | null;
}

/** Something somebody does in a project. */
export interface NewActivity {
  readonly projectId: number;
  readonly userId: number;
  readonly kind: ActivityKind;
  /** What it is done to, each of them; of several only their number is kept. Empty where it is the project's own. */
  readonly subjects?: readonly Named[];
  /** To how many, where they are not named. */
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

/** Kinds of which several in a row are one entry: who writes saves more than once. */
export const foldedKinds: ReadonlySet<ActivityKind> = new Set([
  'card_edited',
  'insight_edited',
  'trend_edited',
  'brief_changed',
  'project_changed',
]);
