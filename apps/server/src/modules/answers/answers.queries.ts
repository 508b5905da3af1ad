import {
  type AnswerDetail,
  type AnswerSpan,
  type AnswerSummary,
  type AuxiliaryVerdict,
  CHANNELS,
  type Channel,
  namesOf,
  type VerdictFeedback,
} from '@answerscope/contract';
import { DOUBT_TEXTS, type DoubtCode, REASON_TEXTS } from '@answerscope/mentions';
import { and, asc, desc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { matching } from '../../database/matching.ts';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { toDollars } from '../../lib/money.ts';
import { findRevision, listCompanies } from '../brand/index.ts';
import {
  answer_citations,
  answers,
  counted_answers,
  judgements,
  type StoredSpan,
  surfaces,
  verdicts,
} from './answers.tables.ts';
import { listAuxiliary } from './auxiliary/auxiliary.queries.ts';
import { auxiliaryBrandOf } from './auxiliary/auxiliary.rules.ts';
import { toAuxiliaryVerdicts } from './auxiliary/auxiliary-verdict.rules.ts';
import { listNamedCompanies, type NamedByAnswer } from './companies.queries.ts';
import { endOfName, placeOf, shareOf } from './companies.rules.ts';
import { excerptOf } from './excerpt.rules.ts';
import { findFeedback } from './feedback.queries.ts';
import { stateOfJudged } from './judged-answer.rules.ts';
import { emptyKindOf } from './result-state.rules.ts';

/** Answers of a page. */
export const ANSWERS_PAGE_SIZE = 20;

type AnswerRow = typeof answers.$inferSelect;
type SurfaceRow = typeof surfaces.$inferSelect;
type VerdictRow = typeof verdicts.$inferSelect;
type CitationRow = typeof answer_citations.$inferSelect;
type CountedRow = typeof counted_answers.$inferSelect;

const surfaceOfAnswer = matching(surfaces, { account_id: answers.account_id, hash: answers.surface_hash });
const isCountedIn = matching(counted_answers, { account_id: answers.account_id, answer_id: answers.id });
/** The one verdict that holds: of the current judgement, else of the newest that was in force. Never of a preview. */
const verdictInForce = and(
  matching(verdicts, { account_id: answers.account_id, answer_id: answers.id }),
  sql`${verdicts.judgement_id} = (
    select j.id from verdicts v join judgements j on j.account_id = v.account_id and j.id = v.judgement_id
    where v.account_id = ${answers.account_id} and v.answer_id = ${answers.id}
      and j.state in ('current', 'superseded', 'ad_hoc')
    order by (j.state = 'current') desc, j.id desc limit 1)`,
);

/** One answer with its surface, the verdict that holds and its pages; null when it is not there or not the user's. */
export async function findAnswer(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<AnswerDetail | null> {
  const rows = await tx
    .select({
      answer: answers,
      surface: surfaces,
      verdict: verdicts,
      rules_version: judgements.rules_version,
      brand_revision: judgements.brand_revision,
      counted_in: counted_answers,
    })
    .from(answers)
    .innerJoin(surfaces, surfaceOfAnswer)
    .innerJoin(verdicts, verdictInForce)
    .innerJoin(
      judgements,
      matching(judgements, { account_id: verdicts.account_id, id: verdicts.judgement_id }),
    )
    .leftJoin(counted_answers, isCountedIn)
    .where(matching(answers, { account_id: accountId, id }));
  const row = rows[0];
  if (row === undefined) return null;
  const pages = await tx
    .select()
    .from(answer_citations)
    .where(matching(answer_citations, { account_id: accountId, answer_id: id }))
    .orderBy(asc(answer_citations.position));
  const feedback = await findFeedback(tx, row.verdict);
  const companies = await listNamedCompanies(tx, row.verdict);
  return toAnswerDetail({ ...row, pages, feedback, companies, auxiliary: await readAuxiliary(tx, row) });
}

/** What the auxiliary model was to read of an answer, and whether the verdict that holds follows it. */
async function readAuxiliary(
  tx: Transaction,
  { answer, brand_revision }: { answer: AnswerRow; brand_revision: number | null },
): Promise<AuxiliaryVerdict[]> {
  const rows = await listAuxiliary(tx, answer.account_id, [answer.id]);
  if (rows.length === 0) return [];
  const revision = brand_revision === null ? null : await findRevision(tx, answer.account_id, brand_revision);
  const brand = revision === null ? null : auxiliaryBrandOf(revision.names);
  const keys = rows.flatMap(({ companies }) => companies.map(({ key }) => key));
  const companies = keys.length === 0 ? [] : await listCompanies(tx, answer.account_id, keys);
  return rows.flatMap((one) => toAuxiliaryVerdicts(one, { brand, companies }));
}

/** True when the user has an answer of that id, or of that keyword (which may be deleted since). */
export async function hasAnswer(
  tx: Transaction,
  accountId: AccountId,
  by: { id: string } | { keyword_id: string },
): Promise<boolean> {
  const named = 'id' in by ? eq(answers.id, by.id) : eq(answers.keyword_id, by.keyword_id);
  const rows = await tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.account_id, accountId), named))
    .limit(1);
  return rows.length === 1;
}

/** Which check of which run an answer belongs to. */
export async function findRunOfAnswer(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<Pick<AnswerRow, 'account_id' | 'run_id' | 'channel' | 'keyword_id'>> {
  const { account_id, run_id, channel, keyword_id } = answers;
  const rows = await tx
    .select({ account_id, run_id, channel, keyword_id })
    .from(answers)
    .where(and(eq(account_id, accountId), eq(answers.id, id)));
  const row = rows[0];
  if (row === undefined) throw new Error(`answer ${id} is not there`);
  return row;
}

interface AnswersQuery {
  keyword_id?: string | undefined;
  channel?: Channel | undefined;
  is_ad_hoc?: boolean | undefined;
  /** With a keyword: its index finds them. */
  run_id?: string | undefined;
  before?: string | undefined;
}

/** Answers older than `before`, newest first, a page at a time; ids sort by time. */
export async function listAnswers(
  tx: Transaction,
  accountId: AccountId,
  query: AnswersQuery,
): Promise<{ items: AnswerSummary[]; next_before: string | null }> {
  const ids = await findNewestAnswers(tx, accountId, query);
  return toAnswerPage(tx, accountId, ids);
}

/** A page of these answers, newest first, of which one more than the page holds says that it goes on. */
export async function toAnswerPage(
  tx: Transaction,
  accountId: AccountId,
  ids: readonly string[],
): Promise<{ items: AnswerSummary[]; next_before: string | null }> {
  const items = await readSummaries(tx, accountId, ids.slice(0, ANSWERS_PAGE_SIZE));
  return { items, next_before: ids.length > ANSWERS_PAGE_SIZE ? (items.at(-1)?.id ?? null) : null };
}

async function readSummaries(tx: Transaction, accountId: AccountId, ids: string[]): Promise<AnswerSummary[]> {
  const rows = await tx
    .select({
      id: answers.id,
      keyword: answers.keyword,
      keyword_id: answers.keyword_id,
      company_name: answers.company_name,
      channel: answers.channel,
      asked_at: answers.asked_at,
      finish: answers.finish,
      model_served: surfaces.model_served,
      is_ad_hoc: answers.is_ad_hoc,
      is_counted: answers.is_counted,
      text: answers.text,
      verdict: verdicts,
      counted_in: counted_answers,
    })
    .from(answers)
    .innerJoin(surfaces, surfaceOfAnswer)
    .innerJoin(verdicts, verdictInForce)
    .leftJoin(counted_answers, isCountedIn)
    .where(and(eq(answers.account_id, accountId), inArray(answers.id, ids)))
    .orderBy(desc(answers.id));
  return rows.map(({ text, verdict, counted_in, is_counted, ...row }) => ({
    ...row,
    ...decisionOn({ text, is_counted, ...row }, { verdict, counted_in }),
    is_mentioned: verdict.mentioned,
    excerpt: excerptOf(text, verdict.spans[0]?.start ?? null),
    keyword_id: row.is_ad_hoc ? null : row.keyword_id,
    asked_at: row.asked_at.toISOString(),
  }));
}

/** What an answer says in one word, and whether it counts. */
function decisionOn(
  answer: Pick<AnswerRow, 'finish' | 'text' | 'is_counted' | 'is_ad_hoc'>,
  { verdict, counted_in }: { verdict: VerdictRow; counted_in: CountedRow | null },
): Pick<AnswerDetail, 'result_state' | 'is_left_out' | 'counted_in_at'> {
  const result_state = stateOfJudged({ ...answer, is_counted_in: counted_in !== null }, verdict);
  const measuresNothing = result_state === 'no_companies' || result_state === 'refused';
  return {
    result_state,
    is_left_out: answer.is_counted && !answer.is_ad_hoc && measuresNothing,
    counted_in_at: counted_in?.created_at.toISOString() ?? null,
  };
}

/** Written out: a parameter would hide from a statement planned once that the index of these few answers fits. */
const isAdHoc = sql`${answers.is_ad_hoc}`;

/** The ids of a page and one more, from an index each: what it costs does not grow with what was asked before. */
async function findNewestAnswers(
  tx: Transaction,
  accountId: AccountId,
  query: AnswersQuery,
): Promise<string[]> {
  const { keyword_id, channel, is_ad_hoc, run_id, before } = query;
  const newest = (onChannel: Channel | undefined) =>
    tx
      .select({ id: answers.id })
      .from(answers)
      .where(
        and(
          eq(answers.account_id, accountId),
          keyword_id === undefined ? undefined : eq(answers.keyword_id, keyword_id),
          is_ad_hoc === undefined ? undefined : is_ad_hoc ? isAdHoc : not(isAdHoc),
          onChannel === undefined ? undefined : eq(answers.channel, onChannel),
          run_id === undefined ? undefined : eq(answers.run_id, run_id),
          before === undefined ? undefined : lt(answers.id, before),
        ),
      )
      .orderBy(desc(answers.id))
      .limit(ANSWERS_PAGE_SIZE + 1);
  // The index of a keyword goes by channel: its newest answers are the newest of each channel's newest.
  const channels = keyword_id !== undefined && channel === undefined ? CHANNELS : [channel];
  const found = await Promise.all(channels.map(newest));
  const ids = found.flat().map(({ id }) => id);
  return ids.sort((one, other) => (one < other ? 1 : -1)).slice(0, ANSWERS_PAGE_SIZE + 1);
}

function toAnswerDetail(row: {
  answer: AnswerRow;
  surface: SurfaceRow;
  verdict: VerdictRow;
  rules_version: string;
  brand_revision: number | null;
  counted_in: CountedRow | null;
  pages: CitationRow[];
  feedback: VerdictFeedback | null;
  companies: NamedByAnswer[] | null;
  auxiliary: AuxiliaryVerdict[];
}): AnswerDetail {
  const { answer, surface, verdict } = row;
  const others = row.companies ?? [];
  const rank = placeOf(verdict.mentioned ? (verdict.spans[0]?.start ?? null) : null, others);
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
    is_ad_hoc: answer.is_ad_hoc,
    verdict: {
      judgement_id: verdict.judgement_id,
      rules_version: row.rules_version,
      brand_revision: row.brand_revision,
      is_mentioned: verdict.mentioned,
      confidence: verdict.confidence,
      rank,
      rank_of: rank === null ? null : others.length + 1,
      list_position: verdict.list_position,
      share_of_voice: shareOf(
        verdict.spans.length,
        others.reduce((all, { mentions }) => all + mentions, 0),
      ),
      prominence: verdict.prominence,
      empty_kind: emptyKindOf(verdict),
      mentions: verdict.spans.map(explainSpan),
      rejected: verdict.rejected.map(explainSpan),
      competitors: verdict.competitors.map((one) => placed(one, others, rank)),
      companies:
        row.companies?.map(({ name, mentions, is_tracked, doubt, first_at, form }, index) => ({
          name,
          mentions,
          first: { start: first_at, end: endOfName(answer.text, first_at, form) },
          is_tracked,
          doubt: explainDoubt(doubt),
          place: index + 1 + Number(rank !== null && index + 1 >= rank),
        })) ?? null,
      undeclared:
        verdict.undeclared?.map((one) => ({
          ...one,
          is_tracked: others.some(({ is_tracked, forms }) => is_tracked && forms.includes(one.name)),
        })) ?? null,
      doubt: explainDoubt(verdict.doubt),
      auxiliary: row.auxiliary,
    },
    ...decisionOn(answer, row),
    feedback: row.feedback,
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

function explainDoubt(code: DoubtCode | null): AnswerDetail['verdict']['doubt'] {
  return code === null ? null : { code, explanation: DOUBT_TEXTS[code] };
}

/** A declared company as all companies of the answer place it. */
function placed<One extends { name: string; rank: number | null }>(
  one: One,
  others: readonly NamedByAnswer[],
  ownPlace: number | null,
): One {
  const index = others.findIndex(({ name }) => name === one.name);
  if (index < 0) return { ...one, rank: null };
  return { ...one, rank: index + 1 + Number(ownPlace !== null && index + 1 >= ownPlace) };
}

/** A place with its code in words. */
export function explainSpan(span: StoredSpan): AnswerSpan {
  const texts: Record<string, string> = REASON_TEXTS;
  return { ...span, explanation: texts[span.code] ?? span.code };
}

const COUNTRY_NAMES = namesOf('region');

/** 'Boston, MA, United States' for the location as it was sent, or null. */
function locationInWords(location: Record<string, string | null> | null): string | null {
  const country = location?.country ? (COUNTRY_NAMES.of(location.country) ?? location.country) : null;
  const parts = [location?.city, location?.region, country].filter(
    (part) => part !== null && part !== undefined && part !== '',
  );
  return parts.length === 0 ? null : parts.join(', ');
}
