import { and, eq, inArray, sql } from 'drizzle-orm';
import { matching } from '../../../database/matching.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { answers, surfaces, verdicts } from '../../answers/answers.tables.ts';
import { listTracked } from '../../brand/index.ts';
import { type ComputedReport, isInForce, ofRevision } from '../../reports/index.ts';
import {
  report_companies,
  report_domains,
  report_keywords,
  report_revisions,
  reports,
} from '../../reports/reports.tables.ts';
import type {
  BundledAnswer,
  BundledCompany,
  BundledMention,
  BundledStatement,
  BundledVerdict,
} from './bundle-files.rules.ts';

export type ReportRow = typeof reports.$inferSelect;
type RevisionRow = typeof report_revisions.$inferSelect;
type LineRow = typeof report_keywords.$inferSelect;

/** A report with the revision that holds; null when the user has none of that id. */
export async function findReportInForce(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<{ report: ReportRow; revision: RevisionRow } | null> {
  const rows = await tx
    .select({ report: reports, revision: report_revisions })
    .from(reports)
    .innerJoin(report_revisions, isInForce)
    .where(matching(reports, { account_id: accountId, id }));
  return rows[0] ?? null;
}

/** What a revision says, as it is stored. */
export async function readStoredReport(tx: Transaction, revision: RevisionRow): Promise<ComputedReport> {
  const {
    account_id: _user,
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
  const companies = await tx.select().from(report_companies).where(ofRevision(report_companies, revision));
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
    companies: inOrder(companies),
  };
}

/** As a report counts them: those in most answers first. */
function inOrder(named: readonly ComputedReport['companies'][number][]): ComputedReport['companies'] {
  return named
    .map(({ company_key, answers_naming, answers_naming_without_brand, mentions }) => ({
      company_key,
      answers_naming,
      answers_naming_without_brand,
      mentions,
    }))
    .toSorted(
      (x, y) =>
        y.answers_naming - x.answers_naming ||
        y.mentions - x.mentions ||
        (x.company_key < y.company_key ? -1 : 1),
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
    other_companies: row.other_companies,
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
  accountId: AccountId,
  by: { ids: string[]; language: string },
): Promise<BundledAnswer[]> {
  const rows = await tx
    .select({ answer: answers, surface: surfaces })
    .from(answers)
    .innerJoin(surfaces, matching(surfaces, { account_id: answers.account_id, hash: answers.surface_hash }))
    .where(and(eq(answers.account_id, accountId), inArray(answers.id, by.ids)))
    .orderBy(answers.id);
  return rows.map(({ answer, surface }) => {
    const { account_id: _user, hash: _hash, question, ...shape } = surface;
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
  accountId: AccountId,
  by: { answer_ids: string[]; judgement_ids: string[] },
): Promise<BundledVerdict[]> {
  const rows = await tx
    .select()
    .from(verdicts)
    .where(
      and(
        eq(verdicts.account_id, accountId),
        inArray(verdicts.answer_id, by.answer_ids),
        inArray(verdicts.judgement_id, by.judgement_ids),
      ),
    )
    .orderBy(verdicts.answer_id);
  return rows.map(({ account_id: _user, ...verdict }) => verdict);
}

/** What these answers hold of companies that are counted, by the verdicts that the report stands on, and those companies. */
export async function listBundledMentions(
  tx: Transaction,
  accountId: AccountId,
  decidedBy: ReadonlyMap<string, string>,
): Promise<{ companies: BundledCompany[]; mentions: BundledMention[] }> {
  const found = await tx.execute<{ [Name in keyof BundledMention]: BundledMention[Name] }>(sql`
    select m.answer_id, m.judgement_id, m.company_key, m.mentions, m.first_at, m.form
    from jsonb_to_recordset(${JSON.stringify(toPairs(decidedBy))}::jsonb) as p(answer_id uuid, judgement_id uuid)
    join company_mentions m on m.account_id = ${accountId} and m.answer_id = p.answer_id and m.judgement_id = p.judgement_id
    join companies c on c.account_id = m.account_id and c.key = m.company_key and c.counted_at is not null
    order by m.answer_id, m.company_key`);
  const tracked = (await listTracked(tx, accountId)).keys();
  const keys = [...new Set([...found.rows.map(({ company_key }) => company_key), ...tracked])].sort();
  const named = await tx.execute<{ [Name in keyof BundledCompany]: BundledCompany[Name] }>(sql`
    select c.key, c.name, c.names, exists (select from competitors k
        where k.account_id = c.account_id and k.company_key = c.key) as is_tracked
    from companies c where c.account_id = ${accountId} and c.key = any(${sql.param(keys)}::text[]) order by c.key`);
  return { companies: named.rows, mentions: found.rows };
}

/** What these answers say of companies, by the verdicts that the report stands on. */
export async function listBundledStatements(
  tx: Transaction,
  accountId: AccountId,
  decidedBy: ReadonlyMap<string, string>,
): Promise<BundledStatement[]> {
  const found = await tx.execute<{ [Name in keyof BundledStatement]: BundledStatement[Name] }>(sql`
    select s.answer_id, s.judgement_id, s.position, s.company_key, s.stance, s.quote, s.start_offset, s.end_offset,
      s.topic, s.source, s.sign, s.label, s.model
    from jsonb_to_recordset(${JSON.stringify(toPairs(decidedBy))}::jsonb) as p(answer_id uuid, judgement_id uuid)
    join statements s on s.account_id = ${accountId} and s.answer_id = p.answer_id and s.judgement_id = p.judgement_id
    order by s.answer_id, s.position`);
  return found.rows;
}

export const toPairs = (
  decidedBy: ReadonlyMap<string, string>,
): { answer_id: string; judgement_id: string }[] =>
  [...decidedBy].map(([answer_id, judgement_id]) => ({ answer_id, judgement_id }));
