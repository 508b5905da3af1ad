import { createHash } from 'node:crypto';
import type { Answer } from '@answerscope/assistants';
import type { MentionVerdict } from '@answerscope/mentions';
import type { Transaction } from '../../database/pool.ts';
import type { answer_citations, answers, surfaces, verdicts } from '../answers/answers.tables.ts';
import type { Surface } from '../answers/index.ts';
import { toCitationColumns, toVerdictColumns } from '../answers/index.ts';
import type { Attempt, CheckPlan } from './check-plan.shapes.ts';

export interface Evidence {
  plan: CheckPlan;
  attempt: Attempt;
  answer: Answer;
  verdict: MentionVerdict;
  surface: Surface;
  is_counted: boolean;
}

/**
 * One statement for all of it. It takes rows as JSON, whose names are the columns'; an answer that is kept already
 * gets neither verdict nor pages again.
 */
const INSERT_EVIDENCE = `
  with surface as (
    insert into surfaces select * from jsonb_populate_recordset(null::surfaces, $1) on conflict do nothing),
  answer as (
    insert into answers select * from jsonb_populate_recordset(null::answers, $2) on conflict do nothing
    returning id, is_ad_hoc),
  verdict as (
    insert into verdicts select v.* from jsonb_populate_recordset(null::verdicts, $3) v join answer a on a.id = v.answer_id),
  uncounted as (
    insert into uncounted_answers select v.account_id, v.answer_id, v.judgement_id
      from jsonb_populate_recordset(null::verdicts, $3) v join answer a on a.id = v.answer_id and not a.is_ad_hoc),
  pages as (
    insert into answer_citations select p.* from jsonb_populate_recordset(null::answer_citations, $4) p
      join answer a on a.id = p.answer_id)
  select from answer`;

/** Keeps answers of one user with their surfaces, verdicts and pages. For those that are kept already nothing changes. */
export async function insertEvidence(tx: Transaction, kept: readonly Evidence[]): Promise<void> {
  if (kept.length === 0) return;
  const keyOf = ({ plan, attempt }: Evidence) => ({ account_id: plan.account_id, answer_id: attempt.id });
  const surfaceRows: (typeof surfaces.$inferInsert)[] = kept
    .map(({ plan, surface }) => ({ account_id: plan.account_id, ...surface }))
    // In one order everywhere: who writes the same new ones at the same moment waits for the other.
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const verdictRows: (typeof verdicts.$inferInsert)[] = kept.map((one) => ({
    ...keyOf(one),
    judgement_id: one.plan.judgement_id,
    ...toVerdictColumns(one.verdict),
  }));
  const pages: (typeof answer_citations.$inferInsert)[] = kept.flatMap((one) =>
    toCitationColumns(one.answer, one.verdict).map((page) => ({ ...keyOf(one), ...page })),
  );
  await tx.$client.query({
    name: 'insert_evidence',
    text: INSERT_EVIDENCE,
    values: [surfaceRows, kept.map(toAnswerColumns), verdictRows, pages].map((rows) => JSON.stringify(rows)),
  });
}

function toAnswerColumns(evidence: Evidence): typeof answers.$inferInsert {
  const { plan, attempt, answer } = evidence;
  return {
    account_id: plan.account_id,
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
