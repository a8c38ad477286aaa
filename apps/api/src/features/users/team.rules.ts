import { belongsToTeam, outranks, type Role, type Team, teamEmail } from '@foreglow/contract';

/** A person, or the team that stands for them, as others are shown them. */
export interface Shown {
  /** Slug of the person; `team` for the team. */
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

export const teamSlug = 'team';

/** Who is shown for a person: the person, or the team they belong to. */
export function shownAs(person: Shown, team: Team | null): Shown {
  if (!team || !belongsToTeam(person.email, team)) return person;
  return { slug: teamSlug, name: team.name, email: teamEmail(team) };
}

/** Whether a reader knows somebody by name: people of the team are known by name to the team alone. */
export const isKnownByName = (email: string, readerEmail: string, team: Team | null): boolean =>
  belongsToTeam(readerEmail, team) || !belongsToTeam(email, team);

interface Listed extends Shown {
  readonly role: Role | null;
  readonly card_count: number;
}

/** A list of people with the team as one entry, at its place in the order of names: the highest role, all the cards. */
export function mergeTeam(people: readonly Listed[], team: Team | null): Listed[] {
  if (!team) return [...people];
  const ours = people.filter((person) => belongsToTeam(person.email, team));
  const others = people.filter((person) => !belongsToTeam(person.email, team));
  const [first] = ours;
  if (!first) return others;
  const merged: Listed = {
    ...shownAs(first, team),
    role: ours.map((person) => person.role).reduce(higher, null),
    card_count: ours.reduce((sum, person) => sum + person.card_count, 0),
  };
  return [...others, merged].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

const higher = (a: Role | null, b: Role | null): Role | null => (a && (!b || outranks(a, b)) ? a : b);
