import {
  CHANNEL_LABELS,
  listInWords,
  type Run,
  type RunChannel,
  type StopReason,
} from '@answerscope/contract';
import * as messages from './messages.ts';

interface Message {
  title: string;
  description: string;
  tone: 'neutral' | 'destructive';
}

/** What kept a run from going on, and what can be done about it. */
const STOPPED_BY: Record<StopReason, string> = {
  plan_budget: messages.pausedByPlansBudget,
  own_cap: messages.pausedByOwnLimit,
  daily_limit: messages.pausedByDailyLimit,
  channel_not_in_plan: messages.pausedByPlan,
};

/** How a run that has ended is told, in the specification's words. Null while it goes on. */
export function describeRunEnd(
  run: Pick<Run, 'state' | 'successful' | 'failed' | 'stopped_by'>,
): Message | null {
  const { state, successful, failed, stopped_by } = run;
  // A keyword with some of its answers is not completed, and what it has is kept.
  const kept = messages.completedAndKept({ successful });
  switch (state) {
    case 'running':
      return null;
    case 'cancelled':
      return {
        title: messages.visibilityCheckCancelled,
        description: stopped_by === null ? kept : `${kept} ${STOPPED_BY[stopped_by]}`,
        tone: 'neutral',
      };
    case 'budget':
      return {
        title: messages.stoppedByBudgetTitle,
        description: `${kept} ${stopped_by === null ? messages.pausedByALimit : STOPPED_BY[stopped_by]}`,
        tone: 'destructive',
      };
    case 'done':
    case 'failed':
      if (successful === 0) {
        return {
          title: messages.visibilityCheckFailed,
          description: failed === 1 ? messages.theCheckFailed : messages.allChecksFailed({ failed }),
          tone: 'destructive',
        };
      }
      if (failed > 0) {
        return {
          title: messages.partialSuccess,
          description: messages.completedAndFailedByErrors({ successful, failed }),
          tone: 'destructive',
        };
      }
      return {
        title: messages.visibilityCheckComplete,
        description: messages.completedAndFailed({ successful, failed }),
        tone: 'neutral',
      };
  }
}

const STOPPED: Record<StopReason, string> = {
  plan_budget: messages.stoppedByPlansBudget,
  own_cap: messages.stoppedByOwnLimit,
  daily_limit: messages.stoppedByDailyLimit,
  channel_not_in_plan: messages.stoppedByPlan,
};

/** When a channel goes on that must wait; null for one that need not. */
const resumeAt = ({ state, resume_at }: Pick<RunChannel, 'state' | 'resume_at'>) =>
  state === 'waiting' || state === 'ready' ? resume_at : null;

/** Where a channel of a run stands, in words. `resume` is the moment of resume_at as people read it. */
export function describeChannel(
  { state, resume_at, stopped_by }: Pick<RunChannel, 'state' | 'resume_at' | 'stopped_by'>,
  resume: (iso: string) => string,
): string {
  const waitsUntil = resumeAt({ state, resume_at });
  if (waitsUntil !== null) return messages.continuesAt({ time: resume(waitsUntil) });
  return {
    waiting: messages.waitingForItsTurn,
    ready: messages.continuesShortly,
    running: messages.checking,
    done: messages.done,
    cancelled: stopped_by === null ? messages.cancelled : STOPPED[stopped_by],
    budget: stopped_by === null ? messages.stoppedByBudget : STOPPED[stopped_by],
    failed: messages.failed,
  }[state];
}

/** 'ChatGPT and Claude'. */
export function nameChannels(channels: readonly Pick<RunChannel, 'channel'>[]): string {
  return listInWords(channels.map(({ channel }) => CHANNEL_LABELS[channel]));
}

/** The longest pause between two assistants, which the forecast counts. */
const FORESEEN_WAIT_MS = 60_000;

/** By a quarter of its keywords a run shows its own pace; before that the forecast counts, too. */
const PACE_KNOWN_AT = 0.25;

/**
 * Seconds until a run probably ends: by its forecast at first, then more and more by how far it has come in the time it
 * took. Counted down from the newest keyword that came in (`progressed_ms`), so that it never grows while nothing happens.
 * Null when nothing can be said: while a channel waits for longer than between two assistants, or when it is late.
 */
export function secondsLeft(
  run: Pick<Run, 'forecast' | 'created_at' | 'processed' | 'total'> & {
    channels: readonly Pick<RunChannel, 'state' | 'resume_at'>[];
  },
  { now_ms, progressed_ms }: { now_ms: number; progressed_ms: number },
): number | null {
  const expected = run.forecast?.expected_seconds ?? null;
  const waitsLong = (resume: string | null) =>
    resume !== null && Date.parse(resume) - now_ms > FORESEEN_WAIT_MS;
  if (expected === null || run.channels.some((channel) => waitsLong(resumeAt(channel)))) return null;
  const secondsUntil = (ms: number) => (ms - Date.parse(run.created_at)) / 1000;
  const taken = secondsUntil(run.processed === 0 ? now_ms : progressed_ms);
  const done = run.total === 0 ? 0 : run.processed / run.total;
  const weight = Math.min(1, done / PACE_KNOWN_AT);
  const byPace = done === 0 ? 0 : (taken / done) * (1 - done);
  const left = (1 - weight) * Math.max(0, expected - taken) + weight * byPace;
  const counted = left - (secondsUntil(now_ms) - taken);
  return counted > 0 ? counted : null;
}
