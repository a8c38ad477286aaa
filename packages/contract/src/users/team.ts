/** The people of the company that runs an installation, shown as one. */
export interface Team {
  readonly name: string;
  /** E-mail domains, lower-cased, the first of which names the team's own address. */
  readonly domains: readonly string[];
}

/** Tests whether a person with this e-mail belongs to the team. Whole domains are compared, not their endings. */
export function belongsToTeam(email: string, team: Team | null): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return team?.domains.includes(domain) ?? false;
}

/** The e-mail under which a person is shown and found: their own, or that of their team. */
export const shownEmail = (email: string, team: Team | null): string =>
  team && belongsToTeam(email, team) ? teamEmail(team) : email;

/** The e-mail under which the team is shown and filtered. It belongs to no person. */
export const teamEmail = (team: Team): string => `team@${team.domains[0] ?? ''}`;
