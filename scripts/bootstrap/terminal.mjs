import { Failure } from './failure.mjs';

const codes = { red: 31, green: 32, dim: 2 };

/**
 * Text in a colour if the output is a terminal, otherwise the plain text.
 * @param {keyof typeof codes} colour
 * @param {string} text
 */
export function paint(colour, text) {
  const coloured = process.stdout.isTTY && !process.env.NO_COLOR;
  return coloured ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text;
}

/**
 * The environment for a program that we start, with colours turned off if the output is not a terminal.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const plainOutsideTerminal = (env) =>
  process.stdout.isTTY || env.FORCE_COLOR ? env : { ...env, NO_COLOR: '1' };

/** @param {number} startedAt Milliseconds, as of `Date.now()`. */
export const seconds = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * Does one piece of work and reports it in one line, with its duration. If the work returns `null`, it could not be
 * done here, which is not a failure.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const startedAt = Date.now();
  process.stdout.write(`${what} … `);
  try {
    const result = await work();
    process.stdout.write(`${result === null ? 'not possible here, ' : ''}${paint('dim', seconds(startedAt))}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${error instanceof Failure ? 'failed' : 'broke'} after ${seconds(startedAt)}\n`);
    throw error;
  }
}
