import type { Composition } from '#composition/composition.ts';
import type { Config } from './config.ts';

/**
 * Warns if the first administrator's password is easy to guess. The check runs only once the server answers, since it
 * takes a second, and neither its result nor its failure ends the server: the administrator can change the password
 * immediately.
 */
export async function warnOfWeakPassword(
  auth: Pick<Composition['auth'], 'weaknessOf'>,
  { email, password }: NonNullable<Config['firstAdmin']>,
  write: (line: string) => void,
): Promise<void> {
  try {
    const weakness = await auth.weaknessOf(password, email);
    if (weakness) write(`ADMIN_PASSWORD: ${weakness} Sign in as ${email} and choose another one.\n`);
  } catch {
    write('ADMIN_PASSWORD: Whether it is easy to guess could not be checked.\n');
  }
}
