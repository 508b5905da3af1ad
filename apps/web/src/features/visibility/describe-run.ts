import { CHANNEL_LABELS, type Run, type RunChannel } from '@answerscope/contract';

interface Message {
  title: string;
  description: string;
  tone: 'neutral' | 'destructive';
}

const checks = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'check' : 'checks'}`;

/** How a run that has ended is told, in the specification's words. Null while it goes on. */
export function describeRunEnd(run: Pick<Run, 'state' | 'successful' | 'failed'>): Message | null {
  const { state, successful, failed } = run;
  const kept = `${checks(successful)} completed and kept`;
  switch (state) {
    case 'running':
      return null;
    case 'cancelled':
      return { title: 'Visibility Check Cancelled', description: `${kept}.`, tone: 'neutral' };
    case 'budget':
      return {
        title: 'Stopped by Budget',
        description: `${kept}. Going on would pass the spending limit.`,
        tone: 'destructive',
      };
    case 'done':
    case 'failed':
      if (successful === 0) {
        return {
          title: 'Visibility Check Failed',
          description: failed === 1 ? 'The check failed.' : `All ${checks(failed)} failed.`,
          tone: 'destructive',
        };
      }
      if (failed > 0) {
        return {
          title: 'Partial Success',
          description: `${checks(successful)} completed successfully, ${failed} failed due to API errors`,
          tone: 'destructive',
        };
      }
      return {
        title: 'Visibility Check Complete',
        description: `${checks(successful)} completed successfully, ${failed} failed`,
        tone: 'neutral',
      };
  }
}

/** Where a channel of a run stands, in words. `resume` is the moment of resume_at as people read it. */
export function describeChannel(
  { state, resume_at }: Pick<RunChannel, 'state' | 'resume_at'>,
  resume: (iso: string) => string,
): string {
  if (resume_at !== null && (state === 'waiting' || state === 'ready')) {
    return `Goes on at ${resume(resume_at)}`;
  }
  return {
    waiting: 'Waiting for its turn',
    ready: 'About to go on',
    running: 'Checking',
    done: 'Done',
    cancelled: 'Cancelled',
    budget: 'Stopped by budget',
    failed: 'Failed',
  }[state];
}

/** 'ChatGPT and Claude'. */
export function nameChannels(channels: readonly Pick<RunChannel, 'channel'>[]): string {
  return new Intl.ListFormat('en').format(channels.map(({ channel }) => CHANNEL_LABELS[channel]));
}

/** Seconds until a run probably ends, going by its forecast; null when that says nothing any more. */
export function secondsLeft(run: Pick<Run, 'forecast' | 'created_at'>, now_ms: number): number | null {
  const expected = run.forecast?.expected_seconds ?? null;
  if (expected === null) return null;
  const left = expected - (now_ms - Date.parse(run.created_at)) / 1000;
  return left > 0 ? left : null;
}
