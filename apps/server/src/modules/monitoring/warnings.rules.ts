import {
  PRODUCT_NAME,
  receiversOf,
  WARNING_COMPARISON_LABELS,
  WARNING_MEASURE_LABELS,
  type WarningComparison,
  type WarningMeasure,
} from '@answerscope/contract';
import type { Addressee, Letter } from '../../mail/letter.ts';
import { averageOf, CALLS_MIN, errorRateOf } from '../performance/index.ts';
import * as messages from './messages.ts';

const MINUTE_MS = 60_000;

/** A rule in force, with when it last warned. */
export interface RuleInForce {
  id: string;
  name: string;
  measure: WarningMeasure;
  comparison: WarningComparison;
  threshold: number;
  window_minutes: number;
  cooldown_minutes: number;
  receivers: string;
  last_triggered_at: Date | null;
}

/** What the tables tell of a window. */
export interface Observed {
  /** To assistants. */
  calls: number;
  failed_calls: number;
  /** To the product. */
  requests: { calls: number; errors: number; total_ms: number };
  /** Since when the oldest work waits that no worker took; null where none does. */
  waiting_since: Date | null;
  day_microdollars: number;
  given_up: number;
  reported_errors: number;
}

/** What a measure is worth, in its unit; null where there is too little to tell. */
export function measured(
  measure: WarningMeasure,
  observed: Observed,
  { now, dailyLimitMicrodollars, memory }: { now: Date; dailyLimitMicrodollars: number; memory: number },
): number | null {
  switch (measure) {
    case 'failed_answers':
      return observed.calls < CALLS_MIN ? null : percent(observed.failed_calls, observed.calls);
    case 'waiting_minutes': {
      const { waiting_since: since } = observed;
      return since === null ? 0 : toTwoDecimals((now.getTime() - since.getTime()) / MINUTE_MS);
    }
    case 'daily_spend':
      return dailyLimitMicrodollars === 0 ? null : percent(observed.day_microdollars, dailyLimitMicrodollars);
    case 'failed_jobs':
      return observed.given_up;
    case 'reported_errors':
      return observed.reported_errors;
    case 'memory':
      return toTwoDecimals(memory);
    case 'error_rate':
      return orNull(errorRateOf(observed.requests));
    case 'response_time':
      return observed.requests.calls < CALLS_MIN ? null : orNull(averageOf(observed.requests));
  }
}

const orNull = (value: number | null) => (value === null ? null : toTwoDecimals(value));

const percent = (part: number, of: number) => toTwoDecimals((100 * part) / of);

const toTwoDecimals = (value: number) => Math.round(value * 100) / 100;

/** Whether a value is what a rule warns of. */
export function isReached(
  value: number | null,
  { comparison, threshold }: Pick<RuleInForce, 'comparison' | 'threshold'>,
): boolean {
  if (value === null) return false;
  if (comparison === 'eq') return value === threshold;
  return comparison === 'gt' ? value > threshold : value < threshold;
}

/** Whether a rule has warned so lately that it does not now. */
export function isCoolingDown(
  { last_triggered_at: last, cooldown_minutes }: Pick<RuleInForce, 'last_triggered_at' | 'cooldown_minutes'>,
  now: Date,
): boolean {
  return last !== null && now.getTime() - last.getTime() < cooldown_minutes * MINUTE_MS;
}

/**
 * Whom a warning goes to: the rule's addresses, else all administrators. A mail is about an account and is erased with it:
 * an address of nobody's counts as the first administrator's. None where there is no administrator.
 */
export function addresseesOf(receivers: string, administrators: readonly Addressee[]): Addressee[] {
  const named = receiversOf(receivers);
  const [first] = administrators;
  if (named.length === 0 || first === undefined) return [...administrators];
  return named.map((email) => ({
    email,
    id: administrators.find((one) => one.email === email.toLowerCase())?.id ?? first.id,
  }));
}

/** What administrators are told. */
export function warningLetter(
  { name, measure, comparison, threshold, window_minutes }: RuleInForce,
  { value, url }: { value: number; url: string },
): Letter {
  return {
    language: 'en',
    subject: messages.warningSubject({ product: PRODUCT_NAME, rule: name }),
    blocks: [
      { kind: 'words', words: messages.ruleMet({ rule: name }) },
      {
        kind: 'facts',
        facts: [
          { label: WARNING_MEASURE_LABELS[measure], value: messages.measured({ value }) },
          {
            label: messages.warnsWhenItIs,
            value: messages.comparedWith({ comparison: WARNING_COMPARISON_LABELS[comparison], threshold }),
          },
          { label: messages.overTheLast, value: messages.minutes({ count: window_minutes }) },
        ],
      },
      { kind: 'link', label: messages.seeWhatNeedsYou, url },
    ],
  };
}
