import type { z } from 'zod';
import { defaultRetry, type Retry } from './retry.rules.ts';

/**
 * A piece of work that runs later, in this process or another: its name and its payload. Payloads are
 * stored in the database as JSON, so they hold ids and plain values, never a secret.
 */
export interface Job<P = unknown> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly retry: Retry;
  /** How many of them one process runs at a time. */
  readonly concurrency: number;
  /** A run that takes longer has failed. */
  readonly secondsToRun: number;
  /** When it is sent by itself, with an empty payload: five fields of cron, in UTC. */
  readonly cron: string | undefined;
}

type JobSettings<P> = Pick<Job<P>, 'name' | 'payload'> & Partial<Job<P>>;

/** Defines a job; what does it is given apart, by `handle`. */
export function defineJob<P extends object>(settings: JobSettings<P>): Job<P> {
  return { retry: defaultRetry, concurrency: 1, secondsToRun: 15 * 60, cron: undefined, ...settings };
}

export interface JobRun {
  /** Which attempt this is, from 1. Being interrupted with the process does not count as one. */
  readonly attempt: number;
  /** Aborted when the time is up or the process ends: what still runs then is given back and starts again. */
  readonly signal: AbortSignal;
}

/** A job with its handler. */
export interface HandledJob {
  readonly job: Job;
  run(payload: unknown, run: JobRun): Promise<void>;
}

/**
 * Connects a job with its handler. A run may be interrupted at any moment and is then repeated, so it must be
 * idempotent. An error means a later retry; a `FinalError` prevents it.
 */
export function handle<P>(job: Job<P>, work: (payload: P, run: JobRun) => Promise<void>): HandledJob {
  return { job, run: async (payload, run) => work(job.payload.parse(payload), run) };
}

/** A failure that no further attempt would change. */
export class FinalError extends Error {}
