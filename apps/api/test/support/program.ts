import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

/** The compile cache is shared by all programs of a test run; `npm test` sets it for its threads as well. */
const compileCache = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'compile-cache');

/** How a program ended, and its output. */
export interface ProgramResult {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** One of the API's programs, running as a separate process. */
export class Program {
  readonly process: ChildProcess;
  readonly #output = { stdout: '', stderr: '' };
  readonly ended: Promise<ProgramResult>;

  /** Missing settings have the values of a machine without any settings. */
  constructor(
    name: 'main' | 'worker' | 'backup' | 'restore' | 'db-migrate' | 'db-check' | '../../test/support/slow-job',
    settings: Readonly<Record<string, string>>,
    args: readonly string[] = [],
  ) {
    const { PATH, HOME, TMPDIR } = process.env;
    this.process = spawn(process.execPath, [join(import.meta.dirname, `../../src/programs/${name}.ts`), ...args], {
      env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), NODE_COMPILE_CACHE: compileCache, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of ['stdout', 'stderr'] as const) {
      this.process[stream]?.on('data', (chunk: Buffer) => {
        this.#output[stream] += chunk.toString();
      });
    }
    // The process does not emit `close` after its channel was closed from this side.
    const { stdout, stderr } = this.process;
    const outputs = [stdout, stderr].flatMap((stream) => (stream ? [finished(stream)] : []));
    this.ended = Promise.all([once(this.process, 'exit'), ...outputs]).then(([[code, signal]]) => ({
      code,
      signal,
      ...this.#output,
    }));
  }

  /** The address that the server reports when it is ready. Throws if the program ends before. */
  async ready(): Promise<string> {
    const [, address = ''] = await this.untilOutput(/ready at (\S+)\n/);
    return address;
  }

  /** Waits until its output contains the wanted text. Throws if the program ends before. */
  untilOutput(wanted: RegExp): Promise<RegExpExecArray> {
    return this.#untilMatch('stdout', wanted);
  }

  /** The same for its error output. */
  untilErrorOutput(wanted: RegExp): Promise<RegExpExecArray> {
    return this.#untilMatch('stderr', wanted);
  }

  async #untilMatch(stream: 'stdout' | 'stderr', wanted: RegExp): Promise<RegExpExecArray> {
    const said = new Promise<RegExpExecArray>((resolve) => {
      const check = () => {
        const found = wanted.exec(this.#output[stream]);
        if (found) resolve(found);
      };
      this.process[stream]?.on('data', check);
      check();
    });
    const ended = this.ended.then(({ stderr }) => Promise.reject(new Error(`The program ended: ${stderr}`)));
    return Promise.race([said, ended]);
  }

  /** Asks the program to end, and waits. */
  stop(): Promise<ProgramResult> {
    this.process.kill('SIGTERM');
    return this.ended;
  }

  /** Kills the program immediately, and waits. */
  kill(): Promise<ProgramResult> {
    this.process.kill('SIGKILL');
    return this.ended;
  }
}

/** Kills all of them and forgets them. */
export const killAll = (programs: Program[]): Promise<ProgramResult[]> =>
  Promise.all(programs.splice(0).map((program) => program.kill()));
