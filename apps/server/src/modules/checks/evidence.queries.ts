import { createHash } from 'node:crypto';
import type { Answer } from '@answerscope/assistants';
import type { MentionVerdict } from '@answerscope/mentions';
import type { Transaction } from '../../database/pool.ts';
import type { Attempt, CheckPlan } from './check-plan.ts';
import { answer_citations, answers, surfaces, verdicts } from './checks.tables.ts';
import { toCitationColumns, toVerdictColumns } from './judge.rules.ts';
import type { Surface } from './surface.rules.ts';

export interface Evidence {
  plan: CheckPlan;
  attempt: Attempt;
  answer: Answer;
  verdict: MentionVerdict;
  surface: Surface;
  is_counted: boolean;
}

/** Keeps an answer with its surface, its verdict and its pages. False when it is kept already; then nothing changes. */
export async function insertEvidence(tx: Transaction, evidence: Evidence): Promise<boolean> {
  const { plan, attempt, answer, verdict, surface } = evidence;
  const { user_id } = plan;
  await tx
    .insert(surfaces)
    .values({ user_id, ...surface })
    .onConflictDoNothing();
  const kept = await tx.insert(answers).values(toAnswerColumns(evidence)).onConflictDoNothing();
  if (kept.rowCount !== 1) return false;
  await tx.insert(verdicts).values({
    user_id,
    answer_id: attempt.id,
    judgement_id: plan.judgement_id,
    ...toVerdictColumns(verdict),
  });
  const pages = toCitationColumns(answer, verdict);
  if (pages.length > 0) {
    await tx
      .insert(answer_citations)
      .values(pages.map((page) => ({ user_id, answer_id: attempt.id, ...page })));
  }
  return true;
}

function toAnswerColumns(evidence: Evidence): typeof answers.$inferInsert {
  const { plan, attempt, answer } = evidence;
  return {
    user_id: plan.user_id,
    id: attempt.id,
    run_id: plan.run_id,
    channel: plan.channel,
    keyword_id: plan.keyword_id,
    keyword: plan.keyword,
    company_name: plan.company_name,
    sample_no: plan.sample_no,
    surface_hash: evidence.surface.hash,
    asked_at: attempt.asked_at,
    language: plan.language,
    finish: answer.finish,
    is_counted: evidence.is_counted,
    is_ad_hoc: plan.is_ad_hoc,
    searched: answer.searched,
    queries: answer.queries,
    usage: { ...answer.usage },
    cost_microdollars: answer.cost_microdollars,
    price_date: answer.price_date,
    latency_ms: answer.latency_ms,
    request_id: answer.request_id,
    text: answer.text,
    text_hash: createHash('sha256').update(answer.text).digest('hex'),
    citations: answer.citations,
    sources: answer.sources,
    raw: answer.raw,
  };
}
