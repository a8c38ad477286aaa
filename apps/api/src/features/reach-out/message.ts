/** A message to the people who run the installation. */
export interface Message {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Whether name and e-mail are those of an account. */
  readonly signedIn: boolean;
  readonly read: boolean;
  readonly createdAt: Date;
}
