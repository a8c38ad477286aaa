/**
 * The e-mail of an account whose password a form takes: hidden, since the screen shows it, and for password managers,
 * which store a password with the name in its form.
 */
export function AccountName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
