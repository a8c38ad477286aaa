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

/** Reads the activities of projects, newest first. */
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
      .leftJoin('users as m', (join) => join.onRef('m.slug', '=', 'a.subject_slug').on('a.about', '=', 'members'))
      .selectAll('a')
      .select(['u.slug', 'u.name', 'u.email', 'u.picture_id'])
      .select(['m.slug as member_slug', 'm.name as member_name', 'm.email as member_email'])
      .orderBy('a.created_at', 'desc')
      .orderBy('a.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    const there = await this.#there(question.projectId, rows);
    return { activities: rows.flatMap((row) => toActivity(row, there) ?? []), total };
  }

  #asked({ projectId, about, whose }: ActivityQuestion) {
    let query = this.#db
      .selectFrom('activities as a')
      .innerJoin('users as u', 'u.id', 'a.user_id')
      .where('a.project_id', '=', projectId);
    if (about) query = query.where('a.about', '=', about);
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

const belongsTo = (team: Team) => sql<boolean>`lower(split_part(u.email, '@', 2)) = any(${[...team.domains]}::text[])`;

interface Row {
  id: number;
  kind: string;
  about: string;
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

/** Undefined for a kind that this version of the program does not know. */
function toActivity(row: Row, there: ReadonlySet<string>): Activity | undefined {
  const about = activitySubjects.find((subject) => subject === row.about);
  const kinds: readonly ActivityKind[] = about ? activityKinds[about] : [];
  const kind = kinds.find((known) => known === row.kind);
  if (!about || !kind) return undefined;
  const named = (slug: string | null, title: string | null) =>
    title === null ? null : { slug: slug !== null && there.has(slug) ? slug : null, title };
  const { member_slug: slug, member_name: name, member_email: email } = row;
  return {
    id: row.id,
    kind,
    about,
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
