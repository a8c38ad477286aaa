import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { AiConfig } from '#platform/ai/ai-config.ts';
import { type Site, startSite } from './site.ts';

const prompts = join(import.meta.dirname, '../../prompts');
export const aiKey = 'test-key-1234567890';

/** The parts of a JSON schema that are needed to make an example. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
}

/** A request to the model. */
export interface AiQuestion {
  /** The name of the prompt's file. */
  readonly prompt: string;
  /** The complete instructions. */
  readonly instructions: string;
  /** The data that the model may use: the JSON inside the frame. */
  readonly data: unknown;
  /** The frame with its content, as it was sent. */
  readonly framed: string;
  /** The number of messages that were sent: 2, or 4 when an answer is to be corrected. */
  readonly messages: number;
  readonly schema: Schema | undefined;
}

/**
 * How a question is answered: `ok` with an example that fits the schema; with an object or a text; with the result of a
 * function of the question; or incorrectly. A `held` question is answered once `release` is called, by the answer that
 * is scripted after it; the rest of a `stuck` answer is sent then as well.
 */
export type AiAnswer =
  | 'ok'
  | 'held'
  | 'stuck'
  | 'slow'
  | 'cut off'
  | 'broken off'
  | 'malformed'
  | 'not streaming'
  | 'refusing'
  | 'limited'
  | 'failing'
  | { readonly json: unknown }
  | { readonly text: string }
  | ((asked: AiQuestion) => unknown);

/** A service that speaks the protocol of OpenAI's chat completions, streamed, over a real socket. */
export class AiServer {
  readonly questions: AiQuestion[] = [];
  /**
   * The texts for which vectors were requested, and the function that makes the vectors; undefined: there is no such
   * model.
   */
  readonly embedded: string[] = [];
  vectorOf: ((text: string) => readonly number[]) | undefined;
  readonly #scripts = new Map<string, AiAnswer[]>();
  readonly #held = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  #site: Site | undefined;
  #texts: ReadonlyMap<string, string> = new Map();
  /** Selects questions that are held like `held` ones, whatever is scripted. */
  shouldHold: (asked: AiQuestion) => boolean = () => false;
  /** Called with the texts for which vectors are requested, before these are answered. */
  beforeVectors: (texts: readonly string[]) => Promise<void> = async () => undefined;
  /** The number of questions that the callers aborted before they were answered. */
  aborted = 0;

  static async start(promptNames: readonly string[]): Promise<AiServer> {
    const server = new AiServer();
    server.#texts = new Map(await Promise.all(promptNames.map(async (name) => [name, await textOf(name)] as const)));
    server.#site = await startSite((request, response) => void server.#answer(request, response));
    return server;
  }

  /** The settings of a product that uses this service. */
  get config(): AiConfig {
    return {
      provider: 'openai',
      baseUrl: this.#started.at('/v1'),
      apiKey: aiKey,
      model: 'test-model',
      embeddingModel: undefined,
      prices: undefined,
    };
  }

  /** The answers to the next questions of a prompt; the last one is used for all that follow. */
  script(prompt: string, ...answers: AiAnswer[]): void {
    this.#scripts.set(prompt, answers);
  }

  /** Answers the questions that are being held. */
  release(): void {
    for (const go of this.#held) go();
    this.#held.clear();
  }

  /** Waits until a question of the prompt has arrived. */
  async arrived(prompt: string, isMeant: (asked: AiQuestion) => boolean = () => true): Promise<AiQuestion> {
    for (;;) {
      const found = this.questions.find((one) => one.prompt === prompt && isMeant(one));
      if (found) return found;
      await new Promise<void>((resolve) => void this.#waiting.add(resolve));
    }
  }

  forget(): void {
    this.questions.length = 0;
    this.embedded.length = 0;
    this.aborted = 0;
  }

  async stop(): Promise<void> {
    this.release();
    await this.#started.stop();
  }

  get #started(): Site {
    if (!this.#site) throw new Error('The stand-in for a provider of models has not been started.');
    return this.#site;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => {
      if (!response.writableFinished) this.aborted += 1;
    });
    if (request.headers.authorization !== `Bearer ${aiKey}`) return refuse(response, 401, 'invalid_api_key');
    if (request.method === 'POST' && request.url === '/v1/embeddings')
      return this.#embed(response, await json(request));
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return refuse(response, 404, 'not_found');
    const asked = this.#read(await json(request));
    this.questions.push(asked);
    for (const go of this.#waiting) go();
    this.#waiting.clear();
    const answer = this.#next(asked);
    if (answer === 'held' || this.shouldHold(asked)) await this.#released();
    if (response.destroyed) return;
    await this.#give(response, asked, answer === 'held' ? this.#next(asked) : answer);
  }

  async #embed(response: ServerResponse, body: unknown): Promise<void> {
    const { input, model } = body as { input: string[]; model: string };
    this.embedded.push(...input);
    await this.beforeVectors(input);
    const { vectorOf } = this;
    if (!vectorOf) {
      refuse(response, 404, 'model_not_found');
      return;
    }
    const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
    const usage = { prompt_tokens: 10 * input.length, total_tokens: 10 * input.length };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ object: 'list', model, data, usage }));
  }

  #released(): Promise<void> {
    return new Promise((resolve) => void this.#held.add(resolve));
  }

  #next({ prompt }: AiQuestion): AiAnswer {
    const script = this.#scripts.get(prompt) ?? [];
    return (script.length > 1 ? script.shift() : script[0]) ?? 'ok';
  }

  #read(body: unknown): AiQuestion {
    const { messages, response_format } = body as {
      messages: { role: string; content: unknown }[];
      response_format?: { json_schema?: { schema?: Schema } };
    };
    const instructions = contentOf(messages.find(({ role }) => role === 'system')?.content);
    const framed = contentOf(messages.find(({ role }) => role === 'user')?.content);
    const [prompt = 'unknown'] = [...this.#texts].find(([, text]) => instructions.includes(text)) ?? [];
    const data = /^<data>\n([\s\S]*)\n<\/data>$/.exec(framed)?.[1];
    return {
      prompt,
      instructions,
      framed,
      data: data === undefined ? undefined : JSON.parse(data),
      messages: messages.length,
      schema: response_format?.json_schema?.schema,
    };
  }

  async #give(response: ServerResponse, asked: AiQuestion, answer: AiAnswer): Promise<void> {
    if (answer === 'limited') return refuse(response, 429, 'rate_limit_exceeded', { 'retry-after': '0' });
    if (answer === 'failing') return refuse(response, 500, 'server_error', { 'retry-after': '0' });
    if (answer === 'not streaming') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Not a model</title>');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    const text = textOfAnswer(asked, answer);
    const size = Math.max(1, Math.ceil(text.length / 4));
    const sent = answer === 'cut off' || answer === 'broken off' ? text.slice(0, text.length - size) : text;
    for (let from = 0; from < sent.length; from += size) {
      part(response, { choices: [{ index: 0, delta: { role: 'assistant', content: sent.slice(from, from + size) } }] });
      if (answer === 'slow') await wait(200);
      // Most of the answer has arrived by then.
      if (answer === 'stuck' && from >= 2 * size) await this.#released();
    }
    if (answer === 'broken off') return void response.destroy();
    const finish_reason = answer === 'cut off' ? 'length' : answer === 'refusing' ? 'content_filter' : 'stop';
    part(response, { choices: [{ index: 0, delta: {}, finish_reason }] });
    part(response, { choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } });
    response.end('data: [DONE]\n\n');
  }
}

/** The instructions of a prompt, without its version. */
async function textOf(name: string): Promise<string> {
  return (await readFile(join(prompts, `${name}.md`), 'utf8')).replace(/^version: \d+\n+/, '').trim();
}

function textOfAnswer(asked: AiQuestion, answer: AiAnswer): string {
  if (answer === 'refusing') return '';
  if (answer === 'malformed') return '{"unfinished": [1, 2,, }';
  if (typeof answer === 'function') return JSON.stringify(answer(asked));
  if (typeof answer === 'object') return 'text' in answer ? answer.text : JSON.stringify(answer.json);
  return JSON.stringify(exampleOf(asked.schema ?? {}));
}

const contentOf = (content: unknown): string =>
  typeof content === 'string' ? content : ((content as { text?: string }[] | undefined)?.[0]?.text ?? '');

function part(response: ServerResponse, content: object): void {
  const chunk = {
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 1_770_000_000,
    model: 'test-model',
    ...content,
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function refuse(response: ServerResponse, status: number, code: string, headers: Record<string, string> = {}): void {
  const body = { error: { message: 'Refused by the test.', type: code, param: null, code } };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** A value that fits a schema. */
function exampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, own]) => [key, exampleOf(own)]));
  }
  if (type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'null' ? null : 'Example'.padEnd(schema.minLength ?? 0, 'e');
}
