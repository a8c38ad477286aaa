/** A secret that was sent with a change: undefined if it was left out, null to remove it. */
export type GivenSecret = string | null | undefined;

/** A secret that is stored, encrypted, and where it is sent to. */
export interface KeptSecret {
  readonly sealed: string | null;
  readonly target: string;
}

/**
 * The encrypted secret after a change. One that was left out stays, but only where it is sent to what it was entered
 * for: otherwise somebody could have it sent to an address of their own, though it is never shown. `enter again` if it
 * would be sent elsewhere.
 */
export function secretAfter(
  given: GivenSecret,
  before: KeptSecret | undefined,
  target: string,
  seal: (secret: string) => string,
): string | null | 'enter again' {
  if (given !== undefined) return given === null ? null : seal(given);
  if (!before?.sealed) return null;
  return before.target === target ? before.sealed : 'enter again';
}
