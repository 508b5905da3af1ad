import { createHash } from 'node:crypto';
import type { Answer } from '@answerscope/assistants';
import type { ResultStatus } from '@answerscope/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../http/event-streams.ts';
import { settleSpend } from '../../plans/index.ts';
import type { Attempt, CheckPlan } from '../check-plan.ts';
import { closeAttempt, endItem, lockAttempt, upsertResult } from '../checks.queries.ts';
import { answer_citations, answers, check_samples, surfaces, verdicts } from '../checks.tables.ts';
import { statusOfAnswer } from '../failure.rules.ts';
import { judgeAnswer, toCitationColumns, toVerdictColumns } from '../judge.rules.ts';
import { surfaceOf } from '../surface.rules.ts';

export interface RecordedAnswer {
  status: ResultStatus;
  is_mentioned: boolean;
  /** False for a surplus answer: kept, not counted. */
  is_counted: boolean;
}

/**
 * After a call: evidence, verdict, money and result in the caller's transaction. Needs no lease: what was paid is
 * kept. An answer that comes after its sample was settled or its attempt given up is kept and not counted.
 * Safe to run again when a commit was not heard: then it changes nothing.
 */
export async function recordAnswer(
  tx: Transaction,
  input: { plan: CheckPlan; attempt: Attempt; answer: Answer; now: Date },
): Promise<RecordedAnswer> {
  const { plan, attempt, answer, now } = input;
  const verdict = judgeAnswer({
    answer,
    question: plan.question,
    names: plan.names,
    language: plan.language,
  });
  const status = statusOfAnswer(answer, verdict.mentioned);
  const is_mentioned = status === 'completed' && verdict.mentioned;
  const state = await lockAttempt(tx, plan.user_id, attempt.id);
  if (state === 'answered' || state === 'failed')
    return { status, is_mentioned, is_counted: state === 'answered' };
  const is_counted =
    status === 'completed' && state === 'asking' && (await claimSample(tx, plan, attempt.id));

  const surface = surfaceOf({
    answer,
    settings: plan.settings,
    question: plan.question,
    location: plan.location,
  });
  await tx
    .insert(surfaces)
    .values({ user_id: plan.user_id, ...surface })
    .onConflictDoNothing();
  await tx
    .insert(answers)
    .values(answerColumns({ plan, attempt, answer, is_counted, surfaceHash: surface.hash }));
  await tx.insert(verdicts).values({
    user_id: plan.user_id,
    answer_id: attempt.id,
    judgement_id: plan.judgement_id,
    ...toVerdictColumns(verdict),
  });
  const citations = toCitationColumns(answer, verdict);
  if (citations.length > 0) {
    await tx
      .insert(answer_citations)
      .values(citations.map((citation) => ({ user_id: plan.user_id, answer_id: attempt.id, ...citation })));
  }
  if (state === 'lost') return { status, is_mentioned, is_counted };

  await closeAttempt(tx, plan.user_id, attempt.id, {
    state: status === 'completed' ? 'answered' : 'failed',
    cost_microdollars: answer.cost_microdollars,
    error_code: status === 'completed' ? null : answer.finish,
    request_id: answer.request_id,
    ended_at: now,
  });
  await settleSpend(tx, {
    userId: plan.user_id,
    provider: plan.channel,
    at: attempt.asked_at,
    reservedMicrodollars: attempt.reserved_microdollars,
    spentMicrodollars: answer.cost_microdollars,
  });
  await endItem(tx, plan, { state: status === 'completed' ? 'done' : 'failed', at: now });
  if (!plan.is_ad_hoc) {
    await upsertResult(tx, plan, {
      status,
      is_mentioned,
      response_text: answer.text,
      answer_id: attempt.id,
      judgement_id: plan.judgement_id,
      surface_hash: surface.hash,
      checked_at: now,
    });
    await publishEvent(tx, plan.user_id, {
      type: 'result_updated',
      keyword_id: plan.keyword_id,
      channel: plan.channel,
    });
  }
  return { status, is_mentioned, is_counted };
}

/** Sets the sample's answer if it has none: true for exactly one answer of a sample. */
async function claimSample(tx: Transaction, plan: CheckPlan, answerId: string): Promise<boolean> {
  const claimed = await tx
    .update(check_samples)
    .set({ answer_id: answerId })
    .where(
      and(
        eq(check_samples.user_id, plan.user_id),
        eq(check_samples.run_id, plan.run_id),
        eq(check_samples.channel, plan.channel),
        eq(check_samples.keyword_id, plan.keyword_id),
        eq(check_samples.sample_no, plan.sample_no),
        isNull(check_samples.answer_id),
      ),
    );
  return claimed.rowCount === 1;
}

function answerColumns(input: {
  plan: CheckPlan;
  attempt: Attempt;
  answer: Answer;
  is_counted: boolean;
  surfaceHash: string;
}): typeof answers.$inferInsert {
  const { plan, attempt, answer } = input;
  return {
    user_id: plan.user_id,
    id: attempt.id,
    run_id: plan.run_id,
    channel: plan.channel,
    keyword_id: plan.keyword_id,
    keyword: plan.keyword,
    company_name: plan.company_name,
    sample_no: plan.sample_no,
    surface_hash: input.surfaceHash,
    asked_at: attempt.asked_at,
    finish: answer.finish,
    is_counted: input.is_counted,
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
