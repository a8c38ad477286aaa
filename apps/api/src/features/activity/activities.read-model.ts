import {
  type ActivityKind,
  type ActivitySubject,
  activityKinds,
  activitySubjects,
  briefFields,
  kindNames,
  projectRoles,
  type Team,
} from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { contents } from '#platform/db/sources/sources.ts';

interface Person {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

/** An entry as it is read. Anything it names with a slug still exists and can be opened. */
export interface Activity {
  readonly id: number;
  readonly kind: ActivityKind;
  readonly about: ActivitySubject;
  readonly subject: { readonly slug: string | null; readonly title: string } | null;
  /** The member that the entry is about, if any. */
  readonly member: Person | null;
  readonly count: number;
  readonly other: { readonly slug: string | null; readonly title: string } | null;
  readonly role: (typeof projectRoles)[number] | null;
  readonly fields: (typeof briefFields)[number][];
  readonly person: Person & { readonly pictureId: number | null };
  readonly createdAt: Date;
}

/** Filters by person: either one person outside the team, or the whole team. */
export type Whose = { readonly slug: string; readonly outside: Team | null } | { readonly team: Team };

interface ActivityQuestion {
  readonly projectId: number;
  readonly about: ActivitySubject | undefined;
  readonly whose: Whose | undefined;
}

/** Reads the activities of projects from their events, newest first. */
export class ActivitiesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async page(
    question: ActivityQuestion,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ activities: Activity[]; total: number }> {
    const asked = this.#asked(question);
    const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await asked
      .leftJoin('users as m', (join) => join.on('e.kind', 'in', activityKinds.members).on('m.slug', '=', subjectSlug))
      .select(['e.id', 'e.kind', 'e.count', 'e.other_slug', 'e.other_title', 'e.role', 'e.fields', 'e.created_at'])
      .select([subjectSlug.as('subject_slug'), subjectTitle.as('subject_title')])
      .select(['u.slug', 'u.name', 'u.email', 'u.picture_id'])
      .select(['m.slug as member_slug', 'm.name as member_name', 'm.email as member_email'])
      .orderBy('e.created_at', 'desc')
      .orderBy('e.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    const there = await this.#there(question.projectId, rows);
    return { activities: rows.flatMap((row) => toActivity(row, there) ?? []), total };
  }

  #asked({ projectId, about, whose }: ActivityQuestion) {
    let query = this.#db
      .selectFrom('project_events as e')
      .innerJoin('users as u', 'u.id', 'e.user_id')
      .where('e.project_id', '=', projectId)
      .where('e.listed', '=', true);
    if (about) query = query.where('e.kind', 'in', activityKinds[about]);
    if (!whose) return query;
    if ('team' in whose) return query.where(belongsTo(whose.team));
    const ofPerson = query.where('u.slug', '=', whose.slug);
    const { outside } = whose;
    return outside ? ofPerson.where(({ not }) => not(belongsTo(outside))) : ofPerson;
  }

  /**
   * The things named by entries that are still in the project. The readers of activity may write in it, so drafts are
   * included.
   */
  async #there(projectId: number, rows: readonly { subject_slug: string | null; other_slug: string | null }[]) {
    const slugs = rows.flatMap((row) => [row.subject_slug, row.other_slug]).filter((slug) => slug !== null);
    const found = await sql<{ slug: string }>`${contents({
      kinds: kindNames,
      select: sql`s.slug`,
      where: () => sql`s.project_id = ${projectId} and s.deleted_at is null and s.slug = any(${slugs})`,
    })}`.execute(this.#db);
    return new Set(found.rows.map(({ slug }) => slug));
  }
}

/** The only subject. Where there are several, their names are not read: an import has thousands. */
const subjectSlug = sql<string | null>`case when e.count = 1 then e.subject_slugs[1] end`;
const subjectTitle = sql<string | null>`case when e.count = 1 then e.subject_titles[1] end`;

const belongsTo = (team: Team) => sql<boolean>`lower(split_part(u.email, '@', 2)) = any(${[...team.domains]}::text[])`;

interface Row {
  id: number;
  kind: string;
  subject_slug: string | null;
  subject_title: string | null;
  count: number;
  other_slug: string | null;
  other_title: string | null;
  role: string | null;
  fields: string[];
  created_at: Date;
  slug: string;
  name: string;
  email: string;
  picture_id: number | null;
  member_slug: string | null;
  member_name: string | null;
  member_email: string | null;
}

const knownKinds: ReadonlyMap<string, Pick<Activity, 'kind' | 'about'>> = new Map(
  activitySubjects.flatMap((about) => activityKinds[about].map((kind) => [kind, { kind, about }])),
);

/** Undefined for a kind that this version of the program does not know. */
function toActivity(row: Row, there: ReadonlySet<string>): Activity | undefined {
  const known = knownKinds.get(row.kind);
  if (!known) return undefined;
  const named = (slug: string | null, title: string | null) =>
    title === null ? null : { slug: slug !== null && there.has(slug) ? slug : null, title };
  const { member_slug: slug, member_name: name, member_email: email } = row;
  return {
    id: row.id,
    ...known,
    subject: named(row.subject_slug, row.subject_title),
    member: slug !== null && name !== null && email !== null ? { slug, name, email } : null,
    count: row.count,
    other: named(row.other_slug, row.other_title),
    role: projectRoles.find((role) => role === row.role) ?? null,
    fields: briefFields.filter((field) => row.fields.includes(field)),
    person: { slug: row.slug, name: row.name, email: row.email, pictureId: row.picture_id },
    createdAt: row.created_at,
  };
}
