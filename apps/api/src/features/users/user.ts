/** An account. */
export interface User {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly locale: string;
  readonly isGlobalAdmin: boolean;
  readonly isDisabled: boolean;
}
