import {
  type BrandFacts,
  type BrandFactsChange,
  LIMITS,
  type MarkStatement,
  type Review,
  type ReviewFilter,
  type ReviewItem,
  type ReviewQuery,
  validationError,
} from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { CSV_MARK, csvNameOfDay, csvRows, csvTime } from '../../../lib/csv.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { getBrandRow } from '../../accounts/index.ts';
import { resolveRange } from '../../ranges/index.ts';
import * as messages from '../messages.ts';
import { type ClaimMark, claimOf, groupByClaim, marksOfClaims } from '../review/claims.rules.ts';
import { type DeclaredFacts, declaredFacts } from '../review/declared-facts.rules.ts';
import {
  deleteMark,
  findFacts,
  findMarkable,
  listMarks,
  listReviewed,
  type ReviewedAnswer,
  upsertFacts,
  upsertMark,
} from '../review/review.queries.ts';
import { factsStatedOtherwise, type StatedFact } from '../review/stated-facts.rules.ts';

/** What one answer says; nobody has counted yet how many others say the same. */
type UncountedItem = Omit<ReviewItem, 'answers'>;

/** Criticism of the brand and facts stated otherwise, in the answers of a range, each claim once, newest first. */
export async function readReview(
  tx: Transaction,
  accountId: AccountId,
  { page, page_size, mark = 'open', ...query }: ReviewQuery & { now: Date },
): Promise<Review> {
  const { items: made, is_capped } = await readItems(tx, accountId, query);
  const items = groupByClaim(made);
  const counts = { open: 0, true: 0, false: 0, outdated: 0 };
  for (const item of items) counts[item.mark ?? 'open'] += 1;
  const shown = items.filter((item) => (item.mark ?? 'open') === mark);
  return {
    items: shown.slice((page - 1) * page_size, page * page_size),
    total: shown.length,
    counts,
    is_capped,
  };
}

const COLUMNS = [
  messages.keyword,
  messages.channel,
  messages.askedAtUtc,
  messages.kind,
  messages.topic,
  messages.label,
  messages.quote,
  messages.stated,
  messages.declared,
  messages.mark,
  messages.markedAtUtc,
  messages.answerId,
];

/** The same as a CSV file, a row for each answer; without a mark asked for, all of them. */
export async function exportReview(
  tx: Transaction,
  accountId: AccountId,
  { mark, ...query }: ReviewFilter & { now: Date },
): Promise<{ name: string; text: string }> {
  const { items } = await readItems(tx, accountId, query);
  const rows = items
    .filter((item) => mark === undefined || (item.mark ?? 'open') === mark)
    .map((item) => [
      item.keyword,
      item.channel,
      csvTime(item.asked_at),
      item.kind,
      item.topic ?? '',
      item.label ?? '',
      item.quote,
      item.stated ?? '',
      item.declared ?? '',
      item.mark ?? '',
      item.marked_at === null ? '' : csvTime(item.marked_at),
      item.answer_id,
    ]);
  return { name: csvNameOfDay('review', query.now), text: CSV_MARK + csvRows([COLUMNS, ...rows]) };
}

async function readItems(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, now }: { range?: string | undefined; now: Date },
): Promise<{ items: UncountedItem[]; is_capped: boolean }> {
  const range = await resolveRange(tx, accountId, { range: asked, now });
  const limit = LIMITS.review_answers_max;
  const facts = await readFacts(tx, accountId);
  const answers = await listReviewed(tx, accountId, { range, limit });
  const marks = marksOfClaims(await listMarks(tx, accountId));
  return {
    items: answers.slice(0, limit).flatMap((answer) => itemsOf(answer, { facts, marks })),
    is_capped: answers.length > limit,
  };
}

async function readFacts(tx: Transaction, accountId: AccountId): Promise<DeclaredFacts> {
  return declaredFacts(await findFacts(tx, accountId), (await getBrandRow(tx, accountId)).products);
}

function factsIn(
  { text, spans, others }: Pick<ReviewedAnswer, 'text' | 'spans' | 'others'>,
  facts: DeclaredFacts,
): StatedFact[] {
  return factsStatedOtherwise(text, { brand: spans, others, facts });
}

function itemsOf(
  answer: ReviewedAnswer,
  { facts, marks }: { facts: DeclaredFacts; marks: ReadonlyMap<string, ClaimMark> },
): UncountedItem[] {
  const { answer_id, channel, keyword_id, keyword } = answer;
  const of = { answer_id, channel, keyword_id, keyword, asked_at: new Date(answer.asked_at).toISOString() };
  const nothing = { label: null, topic: null, stated: null, declared: null };
  const unmarked = { mark: null, marked_at: null };
  const found = [
    ...answer.criticism.map(({ stance, ...one }) => ({ ...nothing, ...one, kind: stance })),
    ...factsIn(answer, facts).map((one) => ({ ...nothing, ...one })),
  ];
  return found
    .toSorted((a, b) => a.start - b.start)
    .map((one) => ({ ...of, ...one, ...(marks.get(claimOf(one)) ?? unmarked) }));
}

/**
 * Marks what an answer says of the brand, and so the same words in all answers; or takes every mark of these words back.
 * @throws NOT_FOUND where the answer says none such
 */
export async function markStatement(ctx: AccountContext, input: MarkStatement): Promise<MarkStatement> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const { answer_id, kind, start, end, mark } = input;
    const answer = await findMarkable(tx, accountId, answer_id);
    if (answer === null) throw notFound();
    const isIt = (one: { kind: string; start: number; end: number }) =>
      one.kind === kind && one.start === start && one.end === end;
    const claim = claimOf({ kind, quote: answer.text.slice(start, end) });
    const marked = mark === null ? await listMarks(tx, accountId) : [];
    const same = marked.filter((one) => claimOf(one) === claim);
    // A mark of what is no longer said can be taken back.
    const isThere = answer.said.some(isIt) || same.some((one) => one.answer_id === answer_id && isIt(one));
    if (!isThere && !factsIn(answer, await readFacts(tx, accountId)).some(isIt)) throw notFound();
    if (mark === null) for (const one of same) await deleteMark(tx, accountId, one);
    else {
      const place = { account_id: accountId, answer_id, kind, start_offset: start, end_offset: end };
      await upsertMark(tx, { ...place, mark, marked_at: ctx.now });
    }
    await publishEvent(tx, accountId, { type: 'statements_changed' });
    return input;
  });
}

/** Declares facts of the brand, in the place of what was declared before. @throws VALIDATION_ERROR for a year to come */
export async function declareFacts(ctx: AccountContext, facts: BrandFactsChange): Promise<BrandFacts> {
  const { accountId } = ctx;
  // A day ahead of UTC it may be New Year already.
  const year = new Date(ctx.now.getTime() + DAY_MS).getUTCFullYear();
  if ((facts.founding_year ?? 0) > year) throw validationError({ founding_year: [messages.yearInFuture] });
  return ctx.db.transaction(async (tx) => {
    await upsertFacts(tx, { account_id: accountId, ...facts, updated_at: ctx.now });
    await publishEvent(tx, accountId, { type: 'statements_changed' });
    return findFacts(tx, accountId);
  });
}
