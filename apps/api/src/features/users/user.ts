/** An account. */
export interface User {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  /** Raised by every change of who has access to the account. */
  readonly accessVersion: number;
  readonly locale: string;
  readonly isGlobalAdmin: boolean;
  readonly isDisabled: boolean;
}
