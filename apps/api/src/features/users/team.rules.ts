import { belongsToTeam, inNaturalOrder, outranks, type Role, type Team, teamEmail } from '@foreglow/contract';

/** A person as shown to others, or the team that represents them. */
export interface Shown {
  /** Slug of the person; `team` for the team. */
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

export const teamSlug = 'team';

/** The person shown for another: the person themselves, or the team they belong to. */
export function shownAs(person: Shown, team: Team | null): Shown {
  if (!team || !belongsToTeam(person.email, team)) return person;
  return { slug: teamSlug, name: team.name, email: teamEmail(team) };
}

/**
 * A person as shown to others, with their picture. The team has no picture, so that none reveals which of its people it
 * is. `pictures`: by the ids of the pictures of people.
 */
export function shownWithPicture<Picture>(
  person: Shown & { readonly pictureId: number | null },
  team: Team | null,
  pictures: ReadonlyMap<number, Picture>,
): Shown & { readonly picture: Picture | null } {
  const { slug, name, email } = shownAs(person, team);
  const pictureId = slug === person.slug ? person.pictureId : null;
  return { slug, name, email, picture: pictureId === null ? null : (pictures.get(pictureId) ?? null) };
}

/** Whether a reader may know a person by name: members of the team are known by name only to the team. */
export const isKnownByName = (email: string, readerEmail: string, team: Team | null): boolean =>
  belongsToTeam(readerEmail, team) || !belongsToTeam(email, team);

interface Listed extends Shown {
  readonly role: Role | null;
  readonly card_count: number;
}

/**
 * A list of people with the team as one entry, placed by its name, with the highest role and all the cards of its
 * members.
 */
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
  return [...others, merged].sort((a, b) => inNaturalOrder(a.name, b.name));
}

const higher = (a: Role | null, b: Role | null): Role | null => (a && (!b || outranks(a, b)) ? a : b);
