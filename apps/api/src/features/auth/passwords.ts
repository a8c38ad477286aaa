import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../platform/http/problem.ts';

/** argon2id (the library's default) with 19 MiB and two passes: what OWASP recommends for it. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many passwords are hashed at once, and how many may wait: each takes memory and a core for 20–40 ms. */
const atOnce = 2;
const mayWait = 64;

/** Hashes and checks passwords, a bounded number at a time. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #dummy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#bounded(() => hash(password.normalize('NFKC'), options));
  }

  /** Checks a password. Without a stored hash it takes just as long and answers false; so it does for what is no hash. */
  async verify(password: string, stored: string | undefined): Promise<boolean> {
    this.#dummy ??= this.hash('nobody has this password');
    const isHash = stored?.startsWith('$argon2') ?? false;
    const against = isHash && stored ? stored : await this.#dummy;
    const fits = await this.#bounded(() => verify(against, password.normalize('NFKC')));
    return fits && isHash;
  }

  async #bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= mayWait) throw busy();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

const busy = () =>
  new Problem([{ code: 'unavailable', detail: 'Many people are signing in right now. Please try again.' }], 2);
