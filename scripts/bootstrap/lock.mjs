import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';

const givenUpAfterMs = 15 * 60_000;

/**
 * Runs work while no other process holds the lock. The lock is a file with the holder's process id. If the holder no
 * longer exists, the lock is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: (pid: number) => void }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait = () => {} } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const startedAt = Date.now();
  let told = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (Date.now() - startedAt > givenUpAfterMs)
      throw new Failure(`Process ${holder} has held ${file} for too long. Stop it, or delete that file.`);
    if (holder !== undefined && !isAlive(holder)) {
      removeStale(file, holder);
      continue;
    }
    if (holder !== undefined && !told) onWait(holder);
    told ||= holder !== undefined;
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * A lock appears with its content in one step, by a hard link: no process ever reads an empty one.
 * @param {string} file
 */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n`);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} undefined when the lock has just been released; NaN when it contains no process id, for
 * example because the disk was full or the machine crashed.
 */
function holderOf(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * NaN is the id of no process.
 * @param {number} pid
 */
function isAlive(pid) {
  if (Number.isNaN(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * @param {string} file
 * @param {number} deadHolder
 */
function removeStale(file, deadHolder) {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    // Another process may have taken over the stale lock in between. Then the moved file is a valid lock, and is moved
    // back.
    // `Object.is`, since NaN does not equal itself.
    if (!Object.is(holderOf(aside), deadHolder)) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);
