/**
 * How many guesses a password must withstand, as a power of ten. Ten random characters reach 10. Common words with a
 * year and marks, such as `Summer2026!!`, reach 8.
 */
const minGuesses = 9.5;

const product = 'foreglow';

/** What an attacker knows: the e-mail, names, and the words in them. */
export function knownWords(email: string, names: readonly string[]): string[] {
  return [product, email, ...names].flatMap((text) => [
    text,
    ...text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3),
  ]);
}

/** The reason if a password is the e-mail or the name in it, with digits and marks around it; otherwise undefined. */
export function emailAsPassword(password: string, email: string): string | undefined {
  const lower = password.toLowerCase();
  const [local = ''] = email.toLowerCase().split('@');
  const name = stripped(local);
  const isEmail = lower === email.toLowerCase() || (name.length >= 3 && stripped(lower) === name);
  return isEmail ? 'The password must not be the e-mail address.' : undefined;
}

/** The reason if a password that withstands this many guesses, as a power of ten, is too easy; otherwise undefined. */
export const tooFewGuesses = (guesses: number): string | undefined =>
  guesses < minGuesses ? 'This password is too easy to guess.' : undefined;

/** The text without digits and marks at both ends. */
const stripped = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
