import type { EmptyKind, ForcedStatus, KeywordTrend, ReportFlip, ResultStatus } from '@answerscope/contract';
import { emptyKindOf, type NamedCompany, placeOf, resultStateOf } from '../answers/index.ts';
import { type BrandNamesSnapshot, isBranded } from '../brand/index.ts';

/** A counted answer with its verdict under one judgement. */
export interface JudgedAnswer {
  id: string;
  keyword_id: string;
  sample_no: number;
  asked_at: Date;
  surface_hash: string;
  /** Of the verdict: another than the report's where that one has none. */
  judgement_id: string;
  mentioned: boolean;
  /** Why its verdict says that it measures nothing. */
  empty_kind: EmptyKind | null;
  /** Its user counts it in though it measures nothing. */
  is_counted_in: boolean;
  brand_mentions: number;
  /** Where it first names the brand. */
  first_at: number | null;
  /** Declared ones, as the verdict has them: an answer that names one measures something. */
  competitors: { name: string; mentions: number }[];
  /** Everybody else it names, tracked or found, as far as they are counted. */
  companies: NamedCompany[];
  domains: { domain: string; kind: 'own' | 'competitor' | 'third_party' }[];
}

/** A keyword as a run has asked it. */
export interface CheckedKeyword {
  keyword_id: string;
  keyword: string;
  /** The user's own wording that was sent; null: made from the template. */
  question: string | null;
  status: ResultStatus;
  error_message: string | null;
  failed: number;
  checked_at: Date | null;
  /** What an administrator had forced its status to when the report was made. */
  forced_status: ForcedStatus | null;
  answers: JudgedAnswer[];
}

/** The answer that stands for a check in windows over time. */
export interface TrendPoint {
  asked_at: Date;
  mentioned: boolean;
  surface_hash: string;
  judgement_id: string;
}

/** What one keyword of a report comes to. */
export interface ReportLine {
  keyword_id: string;
  keyword: string;
  status: ResultStatus;
  error_message: string | null;
  /** By the answers, whatever is forced. */
  is_mentioned: boolean;
  forced_status: ForcedStatus | null;
  n: number;
  k: number;
  empty: number;
  refused: number;
  failed: number;
  is_branded: boolean;
  is_empty: boolean;
  brand_mentions: number;
  competitor_mentions: number;
  rank: number | null;
  other_companies: number | null;
  surface_hash: string | null;
  answer_id: string | null;
  checked_at: Date | null;
  trend_point: TrendPoint | null;
  change: 'improved' | 'declined' | null;
  previous_answer_id: string | null;
}

/** A keyword's line in the report before. */
export interface PreviousLine
  extends Pick<ReportLine, 'keyword_id' | 'n' | 'is_mentioned' | 'is_empty' | 'answer_id' | 'forced_status'> {
  /** What its answers were judged by: a line judged by other names or rules cannot be compared. */
  judgement_id: string;
}

/**
 * The line of one checked keyword. Mentioned from one half up of the answers that measured something. For windows over time a check is one
 * answer, whatever its samples: asked at the same moment they are no independent evidence. It is the first sample that
 * measured something, so its choice does not hang on whom it names; a check whose answers measured nothing is none.
 */
export function lineOf(check: CheckedKeyword, names: BrandNamesSnapshot): ReportLine {
  const { answers, keyword_id, keyword, failed, error_message } = check;
  const n = answers.length;
  const k = answers.filter(({ mentioned }) => mentioned).length;
  const measuring = answers.filter((one) => !isLeftOut(one));
  const empty = n - measuring.length;
  const refused = answers.filter((one) => isLeftOut(one) && one.empty_kind === 'refused').length;
  const is_mentioned = resultStateOf({ n, k, empty, refused }) === 'mentioned';
  const telling = measuring.length > 0 ? measuring : answers;
  const deciding = newestOf(telling.filter(({ mentioned }) => mentioned === is_mentioned));
  const first = measuring.reduce<JudgedAnswer | null>(
    (least, one) => (least === null || one.sample_no < least.sample_no ? one : least),
    null,
  );
  const sum = (pick: (answer: JudgedAnswer) => number) => answers.reduce((all, one) => all + pick(one), 0);
  return {
    keyword_id,
    keyword,
    failed,
    error_message,
    is_mentioned,
    forced_status: check.forced_status,
    n,
    k,
    status: check.status,
    empty,
    refused,
    is_branded: isBranded(check.question ?? keyword, names),
    is_empty: n > 0 && empty === n,
    brand_mentions: sum((one) => one.brand_mentions),
    competitor_mentions: sum((one) => one.companies.reduce((all, { mentions }) => all + mentions, 0)),
    rank: deciding && placeOf(deciding.mentioned ? deciding.first_at : null, deciding.companies),
    other_companies: deciding?.companies.length ?? null,
    surface_hash: deciding?.surface_hash ?? null,
    answer_id: deciding?.id ?? null,
    checked_at: deciding?.asked_at ?? check.checked_at,
    trend_point: first && {
      asked_at: first.asked_at,
      mentioned: first.mentioned,
      surface_hash: first.surface_hash,
      judgement_id: first.judgement_id,
    },
    change: null,
    previous_answer_id: null,
  };
}

/** It measures nothing, and its user does not count it in. */
export function isLeftOut(
  answer: Pick<JudgedAnswer, 'is_counted_in' | 'empty_kind' | 'mentioned' | 'competitors'>,
): boolean {
  return !answer.is_counted_in && emptyKindOf(answer) !== null;
}

function newestOf(answers: readonly JudgedAnswer[]): JudgedAnswer | null {
  return answers.reduce<JudgedAnswer | null>(
    (newest, one) => (newest === null || one.id > newest.id ? one : newest),
    null,
  );
}

/**
 * The lines of a report under a judgement with their flips against the report before. Another verdict by other names or
 * rules is no change of what assistants say, so lines that were judged by something else have none.
 */
export function withFlips(
  lines: readonly ReportLine[],
  previous: readonly PreviousLine[],
  judgementId: string,
): ReportLine[] {
  const before = new Map(previous.map((line) => [line.keyword_id, line]));
  return lines.map((line) => {
    const then = before.get(line.keyword_id);
    const isComparable = then?.judgement_id === (line.trend_point?.judgement_id ?? judgementId);
    const change = isComparable ? flipOf(then, line) : null;
    return { ...line, change, previous_answer_id: then?.answer_id ?? null };
  });
}

type Side = Pick<ReportLine, 'n' | 'is_empty' | 'is_mentioned' | 'forced_status'>;

/** The specification's improved and declined: only where both sides measured something, and neither was forced. */
export function flipOf(then: Side | undefined, now: Side): 'improved' | 'declined' | null {
  if (then === undefined || !hasMeasured(then) || !hasMeasured(now)) return null;
  if (then.forced_status !== null || now.forced_status !== null) return null;
  if (then.is_mentioned === now.is_mentioned) return null;
  return now.is_mentioned ? 'improved' : 'declined';
}

/** An answer without companies, or a refusal, says no more of the brand than none. */
function hasMeasured({ n, is_empty }: Side): boolean {
  return n > 0 && !is_empty;
}

/** The lists of flips that a report keeps. */
export function summaryOf(lines: readonly ReportLine[]): {
  improved_keywords: ReportFlip[];
  declined_keywords: ReportFlip[];
} {
  const flips = (change: ReportLine['change']): ReportFlip[] =>
    lines
      .filter((line) => line.change === change)
      .map(({ keyword_id, keyword, answer_id, previous_answer_id }) => ({
        keyword_id,
        keyword,
        answer_id,
        previous_answer_id,
      }));
  return { improved_keywords: flips('improved'), declined_keywords: flips('declined') };
}

/** A line with its honest verdict, as it is stored. */
export type JudgedLine = ReportLine & { trend: StoredTrend };

/** Its verdict among the keywords of its report. */
export interface StoredTrend extends KeywordTrend {
  /** Answers that the windows lacked. */
  missing_answers: number;
}
