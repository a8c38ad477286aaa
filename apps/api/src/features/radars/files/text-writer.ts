import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { inTurns } from '#platform/queue/in-turns.ts';

/**
 * Writes the texts of radars, which can have many megabytes, in the main thread: one at a time, since the blocks of
 * several would add up, and each in short turns, so that no other call has to wait for it.
 */
export class TextWriter {
  readonly #queue = new BoundedQueue({
    atOnce: 1,
    mayWait: 60,
    perPerson: { atOnce: 1, mayWait: 20 },
    busy: 'Many radars are being drawn right now. Please try again in a moment.',
  });

  /**
   * The bytes of a text, whose pieces are made when it is their turn. `person`: a member, or the address of a visitor.
   * Throws the 503 problem if too many are waiting.
   */
  write(pieces: Iterable<string>, person: string): Promise<Buffer> {
    return this.#queue.run(async () => Buffer.concat(await inTurns(pieces, (piece) => Buffer.from(piece))), person);
  }
}
