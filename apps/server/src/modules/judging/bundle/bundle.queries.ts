import type { NamedCompetitor } from '@answerscope/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { matching } from '../../../database/matching.ts';
import type { Transaction } from '../../../database/pool.ts';
import { answers, surfaces, verdicts } from '../../answers/answers.tables.ts';
import { type ComputedReport, isInForce, ofRevision } from '../../reports/index.ts';
import {
  report_competitors,
  report_domains,
  report_keywords,
  report_revisions,
  report_undeclared,
  reports,
} from '../../reports/reports.tables.ts';
import type { BundledAnswer, BundledVerdict } from './bundle-files.rules.ts';

export type ReportRow = typeof reports.$inferSelect;
type RevisionRow = typeof report_revisions.$inferSelect;
type LineRow = typeof report_keywords.$inferSelect;

/** A report with the revision that holds; null when the user has none of that id. */
export async function findReportInForce(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<{ report: ReportRow; revision: RevisionRow } | null> {
  const rows = await tx
    .select({ report: reports, revision: report_revisions })
    .from(reports)
    .innerJoin(report_revisions, isInForce)
    .where(matching(reports, { user_id: userId, id }));
  return rows[0] ?? null;
}

/** What a revision says, as it is stored. */
export async function readStoredReport(tx: Transaction, revision: RevisionRow): Promise<ComputedReport> {
  const {
    user_id: _user,
    report_id: _report,
    judgement_id: _judgement,
    is_current: _current,
    created_at: _created,
    channel: _channel,
    reported_at: _reported,
    ...numbers
  } = revision;
  const lines = await tx.select().from(report_keywords).where(ofRevision(report_keywords, revision));
  const domains = await tx.select().from(report_domains).where(ofRevision(report_domains, revision));
  const competitors = await tx
    .select()
    .from(report_competitors)
    .where(ofRevision(report_competitors, revision));
  const undeclared = await tx.select().from(report_undeclared).where(ofRevision(report_undeclared, revision));
  return {
    numbers,
    lines: lines.map(toLine),
    domains: domains
      .map(({ domain, kind, answers_citing, answers_citing_without_brand }) => ({
        domain,
        kind,
        answers_citing,
        answers_citing_without_brand,
      }))
      .toSorted((x, y) => y.answers_citing - x.answers_citing || (x.domain < y.domain ? -1 : 1)),
    competitors: inOrder(competitors),
    undeclared: inOrder(undeclared),
  };
}

/** As a report counts them: those in most answers first. */
function inOrder(named: readonly NamedCompetitor[]): NamedCompetitor[] {
  return named
    .map(({ name, answers_naming, answers_naming_without_brand, mentions }) => ({
      name,
      answers_naming,
      answers_naming_without_brand,
      mentions,
    }))
    .toSorted(
      (x, y) => y.answers_naming - x.answers_naming || y.mentions - x.mentions || (x.name < y.name ? -1 : 1),
    );
}

function toLine(row: LineRow): ComputedReport['lines'][number] {
  const { trend_asked_at, trend_mentioned, trend_surface_hash, trend_judgement_id } = row;
  const hasPoint =
    trend_asked_at !== null &&
    trend_mentioned !== null &&
    trend_surface_hash !== null &&
    trend_judgement_id !== null;
  const window = (mentioned: number | null, of: number | null) =>
    mentioned === null || of === null ? null : { mentioned, answers: of };
  return {
    keyword_id: row.keyword_id,
    keyword: row.keyword,
    status: row.status,
    error_message: row.error_message,
    is_mentioned: row.is_mentioned,
    forced_status: row.forced_status,
    n: row.n,
    k: row.k,
    empty: row.empty,
    refused: row.refused,
    failed: row.failed,
    is_branded: row.is_branded,
    is_empty: row.is_empty,
    brand_mentions: row.brand_mentions,
    competitor_mentions: row.competitor_mentions,
    rank: row.rank,
    surface_hash: row.surface_hash,
    answer_id: row.answer_id,
    checked_at: row.checked_at,
    trend_point: hasPoint
      ? {
          asked_at: trend_asked_at,
          mentioned: trend_mentioned,
          surface_hash: trend_surface_hash,
          judgement_id: trend_judgement_id,
        }
      : null,
    change: row.change,
    previous_answer_id: row.previous_answer_id,
    trend: {
      verdict: row.verdict,
      window_days: row.window_days,
      earlier: window(row.earlier_mentioned, row.earlier_answers),
      recent: window(row.recent_mentioned, row.recent_answers),
      p_value: row.p_value,
      q_value: row.q_value,
      missing_answers: row.missing_answers,
    },
  };
}

/** These answers with their surfaces, in the order of their ids. */
export async function listBundledAnswers(
  tx: Transaction,
  userId: string,
  by: { ids: string[]; language: string },
): Promise<BundledAnswer[]> {
  const rows = await tx
    .select({ answer: answers, surface: surfaces })
    .from(answers)
    .innerJoin(surfaces, matching(surfaces, { user_id: answers.user_id, hash: answers.surface_hash }))
    .where(and(eq(answers.user_id, userId), inArray(answers.id, by.ids)))
    .orderBy(answers.id);
  return rows.map(({ answer, surface }) => {
    const { user_id: _user, hash: _hash, question, ...shape } = surface;
    return {
      id: answer.id,
      keyword_id: answer.keyword_id,
      keyword: answer.keyword,
      sample_no: answer.sample_no,
      asked_at: answer.asked_at.toISOString(),
      question,
      language: answer.language ?? by.language,
      text: answer.text,
      text_hash: answer.text_hash,
      finish: answer.finish,
      citations: answer.citations,
      sources: answer.sources,
      surface_hash: answer.surface_hash,
      surface: shape,
      searched: answer.searched,
      queries: answer.queries,
      usage: answer.usage,
      cost_microdollars: answer.cost_microdollars,
      price_date: answer.price_date,
      latency_ms: answer.latency_ms,
      request_id: answer.request_id,
      raw: answer.raw,
    };
  });
}

/** The verdicts on these answers under any of these judgements. */
export async function listBundledVerdicts(
  tx: Transaction,
  userId: string,
  by: { answer_ids: string[]; judgement_ids: string[] },
): Promise<BundledVerdict[]> {
  const rows = await tx
    .select()
    .from(verdicts)
    .where(
      and(
        eq(verdicts.user_id, userId),
        inArray(verdicts.answer_id, by.answer_ids),
        inArray(verdicts.judgement_id, by.judgement_ids),
      ),
    )
    .orderBy(verdicts.answer_id);
  return rows.map(({ user_id: _user, ...verdict }) => verdict);
}
