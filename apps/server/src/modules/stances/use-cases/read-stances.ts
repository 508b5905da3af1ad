import type {
  AnswerStatements,
  ListedStatement,
  Stances,
  StancesQuery,
  Statement,
  StatementsFilter,
  StatementsQuery,
} from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { type CsvExport, csvNameOfDay, csvTime } from '../../../lib/csv.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { hasAnswer } from '../../answers/index.ts';
import { listTracked } from '../../brand/index.ts';
import { hasKeyword } from '../../keywords/index.ts';
import { resolveRange } from '../../ranges/index.ts';
import * as messages from '../messages.ts';
import { type ClaimMark, claimOf, marksOfClaims } from '../review/claims.rules.ts';
import { listMarks } from '../review/review.queries.ts';
import {
  type CountedScope,
  type FoundStatement,
  findAnswerStatements,
  findStances,
  findStatements,
  listStatementsAfter,
  type SaidThere,
} from '../stances.queries.ts';
import { figuresOf } from '../stances.rules.ts';

/** How the answers of a range speak of the brand and of everybody who is tracked. */
export async function readStances(
  tx: Transaction,
  accountId: AccountId,
  query: StancesQuery & { now: Date },
): Promise<Stances> {
  const scope = await scopeOf(tx, accountId, query);
  const { answers, waiting, counts, topics } = await findStances(tx, accountId, scope);
  const countsOf = Map.groupBy(counts, ({ key }) => key);
  const topicsOf = Map.groupBy(topics, ({ key }) => key);
  const figures = (key: string) => figuresOf(countsOf.get(key) ?? [], topicsOf.get(key) ?? []);
  const competitors = [...(await listTracked(tx, accountId))].map(([key, { id, competitor_name }]) => ({
    key,
    name: competitor_name,
    competitor_id: id,
    ...figures(key),
  }));
  return {
    range: scope.range,
    answers,
    waiting,
    you: figures(''),
    competitors: competitors.toSorted(
      (one, other) => other.mentioned - one.mentioned || (one.key < other.key ? -1 : 1),
    ),
  };
}

/** The statements behind a count, newest answers first. */
export async function listStatements(
  tx: Transaction,
  accountId: AccountId,
  query: StatementsQuery & { now: Date },
): Promise<{ items: ListedStatement[]; total: number }> {
  const { page, page_size, now: _now, ...filter } = query;
  const scope = await scopeOf(tx, accountId, query);
  const { items, total } = await findStatements(tx, accountId, { scope, filter, page, page_size });
  const marks = await readMarks(tx, accountId);
  return { items: items.map((one) => toListed(one, marks)), total };
}

const COLUMNS = [
  messages.keyword,
  messages.channel,
  messages.askedAtUtc,
  messages.company,
  messages.stance,
  messages.sign,
  messages.topic,
  messages.label,
  messages.quote,
  messages.readBy,
  messages.mark,
  messages.markedAtUtc,
  messages.answerId,
];
/** Statements read and written at once, each time in a transaction of their own. */
const AT_ONCE = 5_000;

/** All statements that fit, as a CSV file that is read while it is sent. */
export function exportStatements(ctx: AccountContext, filter: StatementsFilter): CsvExport {
  return { name: csvNameOfDay('statements', ctx.now), columns: COLUMNS, rows: readRows(ctx, filter) };
}

async function* readRows(ctx: AccountContext, filter: StatementsFilter): AsyncGenerator<string[][]> {
  let after: FoundStatement | null = null;
  for (;;) {
    const { found, marks } = await reading(ctx, async (tx, accountId) => {
      const scope = await scopeOf(tx, accountId, { ...filter, now: ctx.now });
      return {
        found: await listStatementsAfter(tx, accountId, { scope, filter, after, limit: AT_ONCE }),
        marks: await readMarks(tx, accountId),
      };
    });
    yield found.map((one) => toRow(toListed(one, marks)));
    if (found.length < AT_ONCE) return;
    after = found.at(-1) ?? null;
  }
}

function toRow(one: ListedStatement): string[] {
  return [
    one.keyword,
    one.channel,
    csvTime(one.asked_at),
    one.company.name ?? messages.you,
    one.stance,
    one.sign ?? '',
    one.topic ?? '',
    one.label ?? '',
    one.quote,
    one.model ?? one.source,
    one.mark ?? '',
    one.marked_at === null ? '' : csvTime(one.marked_at),
    one.answer_id,
  ];
}

/** What one answer says of everybody it mentions. @throws NOT_FOUND */
export async function readAnswerStatements(
  tx: Transaction,
  accountId: AccountId,
  { id }: { id: string },
): Promise<AnswerStatements> {
  if (!(await hasAnswer(tx, accountId, { id }))) throw notFound();
  const { is_read, companies } = await findAnswerStatements(tx, accountId, id);
  const marks = await readMarks(tx, accountId);
  return {
    is_read,
    companies: companies.map(({ statements, ...company }) => ({
      ...company,
      statements: statements.map((one) => toStatement(one, company.key === null ? marks : NO_MARKS)),
    })),
  };
}

/** @throws NOT_FOUND for a keyword that the user does not have */
async function scopeOf(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, channel, keyword_id, now }: StancesQuery & { now: Date },
): Promise<CountedScope> {
  if (keyword_id !== undefined && !(await hasKeyword(tx, accountId, keyword_id))) throw notFound();
  return { range: await resolveRange(tx, accountId, { range: asked, now }), channel, keyword_id };
}

function toListed(one: FoundStatement, marks: ClaimMarks): ListedStatement {
  const { answer_id, channel, keyword_id, keyword, company_key, company_name } = one;
  return {
    answer_id,
    channel,
    keyword_id,
    keyword,
    asked_at: new Date(one.asked_at).toISOString(),
    company: { key: company_key, name: company_name },
    ...toStatement(one, company_key === null ? marks : NO_MARKS),
  };
}

type ClaimMarks = ReadonlyMap<string, ClaimMark>;
/** Of companies other than the brand. */
const NO_MARKS: ClaimMarks = new Map();

async function readMarks(tx: Transaction, accountId: AccountId): Promise<ClaimMarks> {
  return marksOfClaims(await listMarks(tx, accountId));
}

function toStatement(
  { start_offset: start, end_offset: end, ...said }: SaidThere,
  marks: ClaimMarks,
): Statement {
  const { stance, quote, sign, label, topic, source, model } = said;
  const { mark, marked_at } = marks.get(claimOf({ kind: stance, quote })) ?? { mark: null, marked_at: null };
  return { stance, quote, start, end, sign, label, topic, source, model, mark, marked_at };
}
