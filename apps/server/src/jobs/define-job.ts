import type { ZodType } from 'zod';

/** How often a job that failed is tried again: the pause doubles from the first to the longest. */
export interface Retry {
  times: number;
  first_pause_seconds: number;
  longest_pause_seconds: number;
}

/**
 * Work that happens later, in a worker, at least once: a job that was done and whose worker died before it could say so
 * is done again. Its input is small and in the database for days, so it names rows instead of holding their contents.
 */
export interface Job<Context, Input> {
  /** Kebab-case, unique; renaming it loses the jobs that wait under the old name. */
  name: string;
  input: ZodType<Input>;
  retry: Retry;
  /** How many a worker works on at once, and how many of them of one group; one where it is left out. */
  at_once?: { jobs: number; of_a_group: number };
  /**
   * After this the worker counts as dead and the job is tried again. The worker of a job that may take more than two
   * minutes gives signs of life, and counts as dead 20 seconds after the last one.
   */
  expire_seconds: number;
  /** Five fields of cron, UTC: the job is enqueued by itself, with `{}` as its input. */
  schedule?: string;
  run(context: Context, input: Input): Promise<void>;
  /**
   * After the last try has failed, or its worker died: what a person should see of it is stored here. It changes nothing
   * that was done meanwhile, and may be called again where it failed itself.
   */
  giveUp?(context: Context, input: Input, reason: string): Promise<void>;
}

/** Names the types of a job from what it is made of. */
export function defineJob<Context, Input>(job: Job<Context, Input>): Job<Context, Input> {
  return job;
}
