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
import { notFound } from '../../../context/not-found.ts';
import type { UserContext } from '../../../context/user-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { CSV_MARK, csvNameOfDay, csvRows, csvTime } from '../../../lib/csv.ts';
import { DAY_MS } from '../../../lib/time.ts';
import { findBrand } from '../../brand/index.ts';
import { resolveRange } from '../../ranges/index.ts';
import { type DeclaredFacts, declaredFacts } from '../review/declared-facts.rules.ts';
import {
  deleteMark,
  findFacts,
  findMarkable,
  listReviewed,
  type ReviewedAnswer,
  upsertFacts,
  upsertMark,
} from '../review/review.queries.ts';
import { factsStatedOtherwise, type StatedFact } from '../review/stated-facts.rules.ts';

/** Criticism of the brand and facts stated otherwise, in the answers of a range, newest first. */
export async function readReview(
  tx: Transaction,
  userId: string,
  { page, page_size, mark = 'open', ...query }: ReviewQuery & { now: Date },
): Promise<Review> {
  const { items, is_capped } = await readItems(tx, userId, query);
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
  'Keyword',
  'Channel',
  'Asked At (UTC)',
  'Kind',
  'Topic',
  'Label',
  'Quote',
  'Stated',
  'Declared',
  'Mark',
  'Marked At (UTC)',
  'Answer Id',
];

/** The same as a CSV file; without a mark asked for, all of them. */
export async function exportReview(
  tx: Transaction,
  userId: string,
  { mark, ...query }: ReviewFilter & { now: Date },
): Promise<{ name: string; text: string }> {
  const { items } = await readItems(tx, userId, query);
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
  userId: string,
  { range: asked, now }: { range?: string | undefined; now: Date },
): Promise<{ items: ReviewItem[]; is_capped: boolean }> {
  const range = await resolveRange(tx, userId, { range: asked, now });
  const limit = LIMITS.review_answers_max;
  const facts = await readFacts(tx, userId);
  const answers = await listReviewed(tx, userId, { range, limit });
  return {
    items: answers.slice(0, limit).flatMap((answer) => itemsOf(answer, facts)),
    is_capped: answers.length > limit,
  };
}

async function readFacts(tx: Transaction, userId: string): Promise<DeclaredFacts> {
  return declaredFacts(await findFacts(tx, userId), (await findBrand(tx, userId))?.products ?? []);
}

function factsIn(
  { text, spans, others }: Pick<ReviewedAnswer, 'text' | 'spans' | 'others'>,
  facts: DeclaredFacts,
): StatedFact[] {
  return factsStatedOtherwise(text, { brand: spans, others, facts });
}

function itemsOf(answer: ReviewedAnswer, facts: DeclaredFacts): ReviewItem[] {
  const { answer_id, channel, keyword_id, keyword } = answer;
  const of = { answer_id, channel, keyword_id, keyword, asked_at: new Date(answer.asked_at).toISOString() };
  const nothing = { label: null, topic: null, stated: null, declared: null };
  const found = [
    ...answer.criticism.map(({ stance, ...one }) => ({ ...nothing, ...one, kind: stance })),
    ...factsIn(answer, facts).map((one) => ({ ...nothing, ...one })),
  ];
  return found
    .toSorted((a, b) => a.start - b.start)
    .map((one) => {
      const marked = answer.marks.find(
        ({ kind, start, end }) => kind === one.kind && start === one.start && end === one.end,
      );
      const marked_at = marked === undefined ? null : new Date(marked.marked_at).toISOString();
      return { ...of, ...one, mark: marked?.mark ?? null, marked_at };
    });
}

/** Marks what an answer says of the brand, or takes the mark back. @throws NOT_FOUND where it says none such */
export async function markStatement(ctx: UserContext, input: MarkStatement): Promise<MarkStatement> {
  const { userId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const { answer_id, kind, start, end, mark } = input;
    const answer = await findMarkable(tx, userId, answer_id);
    const isIt = (one: { kind: string; start: number; end: number }) =>
      one.kind === kind && one.start === start && one.end === end;
    if (answer === null) throw notFound();
    // A mark of what is no longer said can be taken back.
    const isThere = answer.said.some(isIt) || (mark === null && answer.marks.some(isIt));
    if (!isThere && !factsIn(answer, await readFacts(tx, userId)).some(isIt)) throw notFound();
    const key = { user_id: userId, answer_id, kind, start_offset: start, end_offset: end };
    if (mark === null) await deleteMark(tx, key);
    else await upsertMark(tx, { ...key, mark, marked_at: ctx.now });
    await publishEvent(tx, userId, { type: 'statements_changed' });
    return input;
  });
}

/** Declares facts of the brand, in the place of what was declared before. @throws VALIDATION_ERROR for a year to come */
export async function declareFacts(ctx: UserContext, facts: BrandFactsChange): Promise<BrandFacts> {
  const { userId } = ctx;
  // A day ahead of UTC it may be New Year already.
  const year = new Date(ctx.now.getTime() + DAY_MS).getUTCFullYear();
  if ((facts.founding_year ?? 0) > year)
    throw validationError({ founding_year: ['Please enter a year that is not in the future'] });
  return ctx.db.transaction(async (tx) => {
    await upsertFacts(tx, { user_id: userId, ...facts, updated_at: ctx.now });
    await publishEvent(tx, userId, { type: 'statements_changed' });
    return findFacts(tx, userId);
  });
}
