import type { AnswerDetail, AnswerSpan, AnswerSummary, Channel } from '@answerscope/contract';
import { REASON_TEXTS } from '@answerscope/mentions';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { toDollars } from '../../lib/money.ts';
import {
  answer_citations,
  answers,
  judgements,
  type StoredSpan,
  surfaces,
  verdicts,
} from './checks.tables.ts';

const PAGE_SIZE = 20;
const EXCERPT_LENGTH = 240;

type AnswerRow = typeof answers.$inferSelect;
type SurfaceRow = typeof surfaces.$inferSelect;
type VerdictRow = typeof verdicts.$inferSelect;
type CitationRow = typeof answer_citations.$inferSelect;

const surfaceOfAnswer = and(eq(surfaces.user_id, answers.user_id), eq(surfaces.hash, answers.surface_hash));
const verdictOfAnswer = and(eq(verdicts.user_id, answers.user_id), eq(verdicts.answer_id, answers.id));

/** One answer with its surface, its newest verdict and its pages; null when it is not there or not the user's. */
export async function findAnswer(tx: Transaction, userId: string, id: string): Promise<AnswerDetail | null> {
  const rows = await tx
    .select({
      answer: answers,
      surface: surfaces,
      verdict: verdicts,
      rules_version: judgements.rules_version,
    })
    .from(answers)
    .innerJoin(surfaces, surfaceOfAnswer)
    .innerJoin(verdicts, verdictOfAnswer)
    .innerJoin(
      judgements,
      and(eq(judgements.user_id, verdicts.user_id), eq(judgements.id, verdicts.judgement_id)),
    )
    .where(and(eq(answers.user_id, userId), eq(answers.id, id)))
    .orderBy(desc(judgements.id))
    .limit(1);
  const row = rows[0];
  if (row === undefined) return null;
  const pages = await tx
    .select()
    .from(answer_citations)
    .where(and(eq(answer_citations.user_id, userId), eq(answer_citations.answer_id, id)))
    .orderBy(asc(answer_citations.position));
  return toAnswerDetail({ ...row, pages });
}

/** True when the user has an answer of that id, or of that keyword (which may be deleted since). */
export async function hasAnswer(
  tx: Transaction,
  userId: string,
  by: { id: string } | { keyword_id: string },
): Promise<boolean> {
  const named = 'id' in by ? eq(answers.id, by.id) : eq(answers.keyword_id, by.keyword_id);
  const rows = await tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.user_id, userId), named))
    .limit(1);
  return rows.length === 1;
}

/** Answers older than `before`, newest first, a page at a time; ids sort by time. */
export async function listAnswers(
  tx: Transaction,
  userId: string,
  query: { keyword_id?: string | undefined; channel?: Channel | undefined; before?: string | undefined },
): Promise<{ items: AnswerSummary[]; next_before: string | null }> {
  const rows = await tx
    .select({ answer: answers, surface: surfaces, verdict: verdicts })
    .from(answers)
    .innerJoin(surfaces, surfaceOfAnswer)
    .innerJoin(verdicts, verdictOfAnswer)
    .where(
      and(
        eq(answers.user_id, userId),
        query.keyword_id === undefined ? undefined : eq(answers.keyword_id, query.keyword_id),
        query.channel === undefined ? undefined : eq(answers.channel, query.channel),
        query.before === undefined ? undefined : lt(answers.id, query.before),
      ),
    )
    .orderBy(desc(answers.id))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    items: shown.map(({ answer, surface, verdict }) => ({
      id: answer.id,
      keyword: answer.keyword,
      keyword_id: answer.is_ad_hoc ? null : answer.keyword_id,
      channel: answer.channel,
      asked_at: answer.asked_at.toISOString(),
      finish: answer.finish,
      model_served: surface.model_served,
      is_simulated: surface.is_simulated,
      is_ad_hoc: answer.is_ad_hoc,
      is_mentioned: verdict.mentioned,
      excerpt: answer.text.slice(0, EXCERPT_LENGTH),
    })),
    next_before: rows.length > PAGE_SIZE ? (shown.at(-1)?.answer.id ?? null) : null,
  };
}

function toAnswerDetail(row: {
  answer: AnswerRow;
  surface: SurfaceRow;
  verdict: VerdictRow;
  rules_version: string;
  pages: CitationRow[];
}): AnswerDetail {
  const { answer, surface, verdict } = row;
  return {
    id: answer.id,
    keyword: answer.keyword,
    keyword_id: answer.is_ad_hoc ? null : answer.keyword_id,
    company_name: answer.company_name,
    channel: answer.channel,
    question: surface.question,
    text: answer.text,
    asked_at: answer.asked_at.toISOString(),
    finish: answer.finish,
    api: surface.api,
    model_asked: surface.model_asked,
    model_served: surface.model_served,
    search_enabled: surface.search_enabled,
    searched: answer.searched,
    queries: answer.queries,
    location: locationInWords(surface.location),
    latency_ms: answer.latency_ms,
    cost_usd: toDollars(answer.cost_microdollars),
    is_simulated: surface.is_simulated,
    is_ad_hoc: answer.is_ad_hoc,
    verdict: {
      rules_version: row.rules_version,
      is_mentioned: verdict.mentioned,
      confidence: verdict.confidence,
      rank: verdict.rank,
      prominence: verdict.prominence,
      is_empty: verdict.is_empty,
      mentions: verdict.spans.map(explain),
      rejected: verdict.rejected.map(explain),
    },
    sources: row.pages.map((page) => ({
      position: page.position,
      url: page.url,
      title: page.title,
      domain: page.domain,
      kind: page.kind,
      cited: page.is_cited,
    })),
  };
}

function explain(span: StoredSpan): AnswerSpan {
  const texts: Record<string, string> = REASON_TEXTS;
  return { ...span, explanation: texts[span.code] ?? span.code };
}

/** 'Boston, MA, US' of the location as it was sent, or null. */
function locationInWords(location: Record<string, string | null> | null): string | null {
  const parts = [location?.city, location?.region, location?.country].filter(
    (part) => part !== null && part !== undefined && part !== '',
  );
  return parts.length === 0 ? null : parts.join(', ');
}
