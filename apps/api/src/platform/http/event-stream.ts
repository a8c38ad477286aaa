import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorDocumentOf, logProblem, problemOf } from './answer-problem.ts';
import { beginEvents } from './event-stream-head.ts';

/** A call whose progress is streamed as server-sent events: `progress` events, then one `done` or one `error`. */
export class EventStream {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #open = false;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.#request = request;
    this.#reply = reply;
  }

  /**
   * Runs the work and reports its progress. A failure before the first progress gets a normal error answer; a later one
   * is sent as an `error` event with the error document.
   */
  async follow(
    work: (progress: (progress: unknown) => void) => Promise<{ status: number; body: unknown }>,
    serialise: (answer: { status: number; body: unknown }) => Promise<Buffer>,
  ): Promise<FastifyReply> {
    try {
      const answer = await work((progress) => this.#send('progress', progress));
      // Serialised by the endpoint's schema like any other body, without undeclared fields.
      const body = await serialise(answer);
      this.#write('done', Buffer.concat([Buffer.from(`{"status":${answer.status},"body":`), body, Buffer.from('}')]));
    } catch (error) {
      if (!this.#open) throw error;
      const shown = problemOf(error);
      logProblem(this.#request, error, shown);
      this.#send('error', { status: shown.status, body: errorDocumentOf(shown, this.#request.id) });
    }
    this.#reply.raw.end();
    return this.#reply;
  }

  #send(event: string, data: unknown): void {
    this.#write(event, JSON.stringify(data));
  }

  #write(event: string, json: string | Buffer): void {
    if (!this.#open) {
      this.#open = true;
      beginEvents(this.#reply);
    }
    const { raw } = this.#reply;
    raw.write(`event: ${event}\ndata: `);
    raw.write(json);
    raw.write('\n\n');
  }
}
