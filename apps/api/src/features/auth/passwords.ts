import { hash, verify } from '@node-rs/argon2';
import { Guesses } from '#platform/guessing/guesses.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { emailAsPassword, knownWords, tooFewGuesses } from './password.rules.ts';

/** argon2id (the library's default) with 19 MiB and two passes: what OWASP recommends for it. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords, a bounded number at the same time, and rates chosen ones. */
export class Passwords {
  /** Each operation occupies memory and a core for 20–40 ms. */
  readonly #queue = new BoundedQueue({
    atOnce: 2,
    mayWait: 64,
    busy: 'Many people are signing in right now. Please try again.',
  });
  readonly #guesses = new Guesses();
  #dummy: Promise<string> | undefined;

  /**
   * The reason why a chosen password is too easy to guess; undefined when it is not. `names` are those of the person
   * and of their workspaces and projects, which an attacker knows.
   */
  async weakness(password: string, email: string, names: readonly string[]): Promise<string | undefined> {
    return (
      emailAsPassword(password, email) ??
      tooFewGuesses(await this.#guesses.estimate(password.normalize('NFKC'), knownWords(email, names)))
    );
  }

  hash(password: string): Promise<string> {
    return this.#queue.run(() => hash(password.normalize('NFKC'), options));
  }

  /** Checks a password. Without a stored hash, or with an invalid one, it takes just as long and returns false. */
  async verify(password: string, stored: string | undefined): Promise<boolean> {
    const dummy = await this.#dummyHash();
    const isHash = stored?.startsWith('$argon2') ?? false;
    const against = isHash && stored ? stored : dummy;
    const fits = await this.#queue.run(() => verify(against, password.normalize('NFKC')));
    return fits && isHash;
  }

  /** A hash that no password fits, made for the first check. If the queue is full then, a later check makes it. */
  #dummyHash(): Promise<string> {
    this.#dummy ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.#dummy = undefined;
      throw error;
    });
    return this.#dummy;
  }
}
