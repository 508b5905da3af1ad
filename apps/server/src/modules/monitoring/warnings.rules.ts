import {
  type Language,
  mailWordsIn,
  PRODUCT_NAME,
  receiversOf,
  type WarningComparison,
  type WarningMeasure,
} from '@answerscope/contract';
import { wordsOf } from '../../lib/words-in.ts';
import type { Addressee, Letter } from '../../mail/letter.ts';
import { averageOf, CALLS_MIN, errorRateOf } from '../performance/index.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';

const wordsIn = wordsOf(english, german);

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

/** An address for a warning and its language. */
export type Receiver = Addressee & { language: Language };

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
 * an address of nobody's counts as the first administrator's. None where there is no
 * administrator.
 */
export function addresseesOf(receivers: string, administrators: readonly Receiver[]): Receiver[] {
  const named = receiversOf(receivers);
  const [first] = administrators;
  if (named.length === 0 || first === undefined) return [...administrators];
  return named.map((email) => ({
    ...(administrators.find((one) => one.email === email.toLowerCase()) ?? first),
    email,
  }));
}

/** The mail to an administrator. */
export function warningLetter(
  language: Language,
  { name, measure, comparison, threshold, window_minutes }: RuleInForce,
  { value, url }: { value: number; url: string },
): Letter {
  const words = wordsIn(language);
  const { warningMeasures, warningComparisons } = mailWordsIn(language).tables;
  return {
    language,
    subject: words.warningSubject({ product: PRODUCT_NAME, rule: name }),
    blocks: [
      { kind: 'words', words: words.ruleMet({ rule: name }) },
      {
        kind: 'facts',
        facts: [
          { label: warningMeasures[measure], value: words.measured({ value }) },
          {
            label: words.warnsWhenItIs,
            value: words.comparedWith({ comparison: warningComparisons[comparison], threshold }),
          },
          { label: words.overTheLast, value: words.minutes({ count: window_minutes }) },
        ],
      },
      { kind: 'link', label: words.seeWhatNeedsYou, url },
    ],
  };
}
