import type {
  KeywordTrend,
  MeasuredRate,
  RateInterval,
  Report,
  ReportKeyword,
  ReportRevision,
  ReportSummary,
} from '@answerscope/contract';
import { wilsonInterval } from '@answerscope/statistics';
import { shownStateOf } from '../omega/index.ts';
import type { LineRow, ReportRow, RevisionRow } from './report-rows.queries.ts';
import type { LineWithCode } from './revision-reads.queries.ts';

/** The report as it goes over the wire. */
export function toReport({ account_id: user_id, ...row }: ReportRow): Report {
  return { ...row, user_id, created_at: row.created_at.toISOString() };
}

export type SummaryRow = Omit<ReportRow, 'report_summary'> & {
  revision: RevisionRow;
  rules_version: string;
};

/** A report in a list, with the numbers that hold today. */
export function toReportSummary({
  revision,
  rules_version,
  account_id: user_id,
  ...row
}: SummaryRow): ReportSummary {
  return {
    ...row,
    user_id,
    created_at: row.created_at.toISOString(),
    revision: toRevision(revision, rules_version),
  };
}

export function toRevision(row: RevisionRow, rules_version: string): ReportRevision {
  return {
    judgement_id: row.judgement_id,
    rules_version,
    created_at: row.created_at.toISOString(),
    total_keywords: row.total_keywords,
    mentioned_keywords: row.mentioned_keywords,
    not_mentioned_keywords: row.not_mentioned_keywords,
    no_companies_keywords: row.no_companies_keywords,
    refused_keywords: row.refused_keywords,
    improved_keywords: row.improved_keywords,
    declined_keywords: row.declined_keywords,
    percentage_mentioned: row.percentage_mentioned,
    percentage_improved: row.percentage_improved,
    percentage_declined: row.percentage_declined,
    answered_keywords: row.answered_keywords,
    failed_keywords: row.failed_keywords,
    branded_keywords: row.branded_keywords,
    forced_keywords: row.forced_keywords,
    rate: toMeasuredRate(row),
    branded_answers: row.branded_answers,
    branded_mentions: row.branded_mentions,
    empty_answers: row.empty_answers,
    share_of_voice: row.share_of_voice,
    average_rank: row.average_rank,
    average_rank_of: row.average_rank_of,
    ranked_keywords: row.ranked_keywords,
    verdict: row.verdict,
    verdicts: row.verdicts,
  };
}

type RateColumns = Pick<
  RevisionRow,
  | 'rate'
  | 'rate_low'
  | 'rate_high'
  | 'similar_low'
  | 'similar_high'
  | 'rate_keywords'
  | 'rate_answers'
  | 'rate_mentions'
  | 'intraclass_correlation'
  | 'design_effect'
  | 'effective_answers'
>;

export function toMeasuredRate(row: RateColumns): MeasuredRate | null {
  const { rate, design_effect, effective_answers } = row;
  const interval = toInterval(row.rate_low, row.rate_high);
  const interval_for_similar_keywords = toInterval(row.similar_low, row.similar_high);
  if (rate === null || design_effect === null || effective_answers === null) return null;
  if (interval === null || interval_for_similar_keywords === null) return null;
  return {
    rate,
    interval,
    interval_for_similar_keywords,
    keywords: row.rate_keywords,
    answers: row.rate_answers,
    mentions: row.rate_mentions,
    intraclass_correlation: row.intraclass_correlation,
    design_effect,
    effective_answers,
  };
}

export function toInterval(low: number | null, high: number | null): RateInterval | null {
  return low === null || high === null ? null : { low, high };
}

export function toReportKeyword(row: LineWithCode): ReportKeyword {
  const result_state = shownStateOf(row);
  return {
    keyword_id: row.keyword_id,
    keyword: row.keyword,
    status: row.status,
    error_message: row.error_message,
    error_code: row.error_code,
    is_mentioned: result_state === 'mentioned',
    result_state,
    forced_status: row.forced_status,
    n: row.n,
    k: row.k,
    empty: row.empty,
    refused: row.refused,
    failed: row.failed,
    interval: wilsonInterval(row.k, row.n - row.empty),
    is_branded: row.is_branded,
    is_empty: row.is_empty,
    rank: row.rank,
    rank_of: row.rank === null || row.other_companies === null ? null : row.other_companies + 1,
    answer_id: row.answer_id,
    checked_at: row.checked_at?.toISOString() ?? null,
    change: row.change,
    previous_answer_id: row.previous_answer_id,
    trend: toTrend(row),
  };
}

export function toTrend(row: LineRow): KeywordTrend {
  const { verdict, window_days, p_value, q_value } = row;
  return {
    verdict,
    window_days,
    p_value,
    q_value,
    earlier: toWindow(row.earlier_mentioned, row.earlier_answers),
    recent: toWindow(row.recent_mentioned, row.recent_answers),
  };
}

function toWindow(mentioned: number | null, answers: number | null) {
  return mentioned === null || answers === null ? null : { mentioned, answers };
}
