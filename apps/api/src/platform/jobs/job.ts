import type { z } from 'zod';
import { defaultRetry, type Retry } from './retry.rules.ts';

/**
 * A piece of work that runs later, in this process or another: its name and its payload. Payloads are stored in the
 * database as JSON, so they contain ids and plain values, never a secret.
 */
export interface Job<P = unknown> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly retry: Retry;
  /** How many of them one process runs at a time. */
  readonly concurrency: number;
  /** A run that takes longer has failed. */
  readonly secondsToRun: number;
  /** When it is sent automatically, with an empty payload: five fields of cron, in UTC. */
  readonly cron: string | undefined;
}

type JobSettings<P> = Pick<Job<P>, 'name' | 'payload'> & Partial<Job<P>>;

/** Defines a job. Its handler is defined separately, by `handle`. */
export function defineJob<P extends object>(settings: JobSettings<P>): Job<P> {
  return { retry: defaultRetry, concurrency: 1, secondsToRun: 15 * 60, cron: undefined, ...settings };
}

/** The log of jobs. */
export interface JobLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobRun {
  /** The number of this attempt, from 1. An interruption together with the process does not count as an attempt. */
  readonly attempt: number;
  /**
   * Aborted when the time is up, with a `TimeIsUpError` as the reason, or when the process ends. A job still running then is
   * returned to the queue and starts again.
   */
  readonly signal: AbortSignal;
  readonly log: Pick<JobLog, 'info'>;
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

/** A failure that another attempt would not fix. */
export class FinalError extends Error {}

/** A run has taken longer than its job may. */
export class TimeIsUpError extends Error {}

/**
 * Whether no attempt follows after a run that fails now. A run that is interrupted together with the process is
 * repeated, even if it was the last attempt.
 */
export function isLastAttempt(
  { attempt, signal }: Pick<JobRun, 'attempt' | 'signal'>,
  { retry }: Pick<Job, 'retry'>,
): boolean {
  const isInterrupted = signal.aborted && !(signal.reason instanceof TimeIsUpError);
  return attempt > retry.times && !isInterrupted;
}
