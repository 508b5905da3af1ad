import { AssistantError } from '@answerscope/assistants';
import {
  AppError,
  appError,
  FRIENDLY_ERRORS,
  type GeneratedKeywords,
  type GenerateKeywords,
  LIMITS,
} from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import type { CallCounter } from '../../../lib/call-counter.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { findAccountForUpdate, getBusinessTopics, getProfileRow } from '../../accounts/index.ts';
import { type BrandNamesSnapshot, isBranded, namesInWaiting, readOffer } from '../../brand/index.ts';
import { askForStructure, type CheckServices } from '../../checks/index.ts';
import {
  countActiveKeywords,
  findTakenKeys,
  keywordLimitReached,
  remainingKeywords,
} from '../../keywords/index.ts';
import { getPlan, keywordLimit } from '../../plans/index.ts';
import { keywordRefusals } from '../../rules/index.ts';
import {
  deleteGeneration,
  deleteSuggestions,
  findIdeas,
  findLastAsking,
  insertGeneration,
  insertSuggestions,
  keepIdeas,
  listOpenBatches,
  listSuggestions,
} from '../generation.queries.ts';
import type { KeywordIdea } from '../generation.tables.ts';
import {
  type CompanyFacts,
  companyKey,
  describeFacts,
  INSTRUCTIONS,
  type KeptIdea,
  KeywordIdeas,
  keepable,
  pauseMs,
} from '../ideas.rules.ts';

const HOUR_MS = 3_600_000;
/** Thirty short rows in any language. */
const OUTPUT_TOKENS_MAX = 4_000;

/** An answer that is too short to choose from is asked for once more. */
const ASKINGS_MAX = 2;

/** What has to be asked, under the id that the batch will have. */
interface Asking {
  id: string;
  facts: CompanyFacts;
  /** Ideas of the same day, of which too few are left. */
  known: readonly KeywordIdea[];
}

/**
 * Generates keywords for a company and stores them as suggestions to choose from. Ideas of the same day for the same company are used again, as long as enough of them
 * are left. Nothing is asked, and so nothing paid, before it is clear that the plan has room and that five minutes have
 * passed. What surely cost nothing keeps nobody waiting.
 * @throws PAYMENT_REQUIRED (keyword limit), RATE_LIMIT_EXCEEDED, SERVICE_UNAVAILABLE
 */
export async function generateKeywords(
  ctx: AccountContext & { services: CheckServices; callCounter: CallCounter },
  input: GenerateKeywords,
): Promise<GeneratedKeywords> {
  const { accountId, services, callCounter } = ctx;
  const begun = await ctx.db.transaction((tx) => begin(tx, ctx, input));
  if (!('id' in begun)) return begun;
  const { id } = begun;
  const keywordCount = await counting(callCounter, () => askAndStore(ctx, services, begun)).catch(
    async (error: unknown) => {
      await ctx.db.transaction((tx) =>
        costNothing(error)
          ? deleteGeneration(tx, accountId, id)
          : keepIdeas(tx, accountId, { id, ideas: [] }),
      );
      throw error;
    },
  );
  return { success: true, error: null, keywordCount, batchId: id, fromCache: false };
}

/** Counts a generation by minute, as answers to requests are: what came of it, and how long it took. */
async function counting<Made>(callCounter: CallCounter, generate: () => Promise<Made>): Promise<Made> {
  const began = performance.now();
  const count = (status: number) =>
    callCounter.count({
      name: 'keyword_generation',
      kind: 'generation',
      status,
      ms: performance.now() - began,
    });
  try {
    const made = await generate();
    count(200);
    return made;
  } catch (error) {
    count(error instanceof AppError ? error.status : 500);
    throw error;
  }
}

/** How many keywords of the batch were stored: at least one, or nothing has changed. */
async function askAndStore(ctx: AccountContext, services: CheckServices, asking: Asking): Promise<number> {
  const { id, facts } = asking;
  const ideas = await thinkOfIdeas(ctx, services, asking);
  const count = await ctx.db.transaction((tx) => store(tx, ctx, { id, name: facts.name, ideas }));
  if (count === 0) throw lost();
  return count;
}

/**
 * Ideas for a company. While too few of them can be kept, because they name it or are listed already, others are asked
 * for.
 */
async function thinkOfIdeas(
  ctx: AccountContext,
  services: CheckServices,
  { facts, known }: Asking,
): Promise<readonly KeywordIdea[]> {
  const { name } = facts;
  let ideas = known;
  for (let asked = 0; asked < ASKINGS_MAX; asked += 1) {
    const { kept } = await ctx.db.transaction((tx) => keptOf(tx, ctx.accountId, { name, ideas }));
    if (isEnough(kept)) break;
    try {
      ideas = [...ideas, ...(await askForIdeas(services, describeFacts(facts, ideas)))];
    } catch (error) {
      if (!(error instanceof AssistantError || error instanceof AppError)) throw error;
      // A few are better than none, whatever the next answer lacked.
      if (kept.length > 0) break;
      throw asked > 0 ? lost(error) : inWords(error);
    }
  }
  return ideas;
}

/** Everything that is decided before an assistant is asked, under the account's lock. */
async function begin(
  tx: Transaction,
  ctx: AccountContext,
  input: GenerateKeywords,
): Promise<GeneratedKeywords | Asking> {
  const { accountId, now } = ctx;
  orNotFound(await findAccountForUpdate(tx, accountId));
  const { companyName: name, companyUrl: url = null, servesLocal } = input;
  const profile = { ...(await getProfileRow(tx, accountId)), ...(await getBusinessTopics(tx, accountId)) };
  const facts = { name, url, servesLocal, offers: await readOffer(tx, accountId, profile), profile };
  const company_key = companyKey(facts);
  const since = new Date(now.getTime() - LIMITS.generation_cache_hours * HOUR_MS);
  const cached = await findIdeas(tx, accountId, { companyKey: company_key, since });
  const waitMs = pauseMs(await findLastAsking(tx, accountId), now);
  if (cached !== null && cached.confirmed_at === null) {
    const waiting = await listSuggestions(tx, accountId, cached.id);
    if (isEnough(waiting) || (waiting.length > 0 && waitMs > 0)) return fromCache(cached.id, waiting.length);
  }
  if ((await roomFor(tx, accountId)) === 0) throw keywordLimitReached();
  const id = newId(now.getTime());
  const known = cached?.ideas ?? [];
  if (cached !== null && isEnough((await keptOf(tx, accountId, { name, ideas: known })).kept)) {
    await insertGeneration(tx, {
      account_id: accountId,
      id,
      company_key,
      ideas: [],
      asked_at: cached.asked_at,
    });
    return fromCache(id, await store(tx, ctx, { id, name, ideas: known }));
  }
  if (waitMs > 0) throw limited(waitMs);
  await insertGeneration(tx, { account_id: accountId, id, company_key, asked_at: now });
  return { id, facts, known };
}

const isEnough = ({ length }: { length: number }) => length >= LIMITS.generated_keywords_min;

/** How many more keywords fit; null is unlimited. */
async function roomFor(tx: Transaction, accountId: AccountId): Promise<number | null> {
  const profile = await getProfileRow(tx, accountId);
  const plan = await getPlan(tx, profile.plan_id);
  return remainingKeywords(
    keywordLimit(plan, profile.keyword_limit_override),
    await countActiveKeywords(tx, accountId),
  );
}

/**
 * Stores what of the ideas can be kept, in place of batches that nobody has chosen from; how many that were. When nothing
 * can be kept, those batches stay.
 */
async function store(
  tx: Transaction,
  ctx: AccountContext,
  { id, name, ideas }: { id: string; name: string; ideas: readonly KeywordIdea[] },
): Promise<number> {
  const { accountId, now } = ctx;
  orNotFound(await findAccountForUpdate(tx, accountId));
  const { all, kept, makingWay } = await keptOf(tx, accountId, { name, ideas });
  if (kept.length === 0) return 0;
  for (const batchId of makingWay) await deleteSuggestions(tx, accountId, batchId);
  await insertSuggestions(tx, { account_id: accountId, batch_id: id, at: now, rows: kept });
  await keepIdeas(tx, accountId, { id, ideas: all.map(({ text_key: _key, ...idea }) => idea) });
  await publishEvent(tx, accountId, { type: 'keywords_changed' });
  return kept.length;
}

/** What of the ideas is fit for the company, what of that is not listed yet, and the batches that make way for it. */
async function keptOf(
  tx: Transaction,
  accountId: AccountId,
  { name, ideas }: { name: string; ideas: readonly KeywordIdea[] },
): Promise<{ all: KeptIdea[]; kept: KeptIdea[]; makingWay: string[] }> {
  const { names } = await namesInWaiting(tx, await getProfileRow(tx, accountId));
  const makingWay = await listOpenBatches(tx, accountId);
  const refusal = await keywordRefusals(tx);
  const isBrandedHere = byNames({ ...names, name }, names);
  const all = keepable(ideas, (keyword) => isBrandedHere(keyword) || refusal(keyword) !== null);
  const keys = all.map(({ text_key }) => text_key);
  const taken = await findTakenKeys(tx, accountId, keys);
  const kept = all.filter(({ text_key }) => !taken.has(text_key)).slice(0, LIMITS.generated_keywords_max);
  return { all, kept, makingWay };
}

/** By the names that the profile has, and by the name that was given, which may be newer. */
function byNames(...companies: BrandNamesSnapshot[]): (keyword: string) => boolean {
  const named = companies.filter(({ name }) => name !== '');
  return (keyword) => named.some((names) => isBranded(keyword, names));
}

async function askForIdeas(services: CheckServices, prompt: string): Promise<KeywordIdea[]> {
  const { value } = await askForStructure(services, {
    instructions: INSTRUCTIONS,
    prompt,
    schema: KeywordIdeas,
    schema_name: 'keyword_ideas',
    max_output_tokens: OUTPUT_TOKENS_MAX,
  });
  return value.keywords;
}

function fromCache(batchId: string, keywordCount: number): GeneratedKeywords {
  return { success: true, error: null, keywordCount, batchId, fromCache: true };
}

const { generation_failed, generation_limited, generation_lost, generation_unavailable } =
  FRIENDLY_ERRORS.keywords;

function limited(waitMs: number): AppError {
  return appError('RATE_LIMIT_EXCEEDED', {
    message: generation_limited,
    details: { retry_after_seconds: Math.ceil(waitMs / 1000) },
  });
}

/** What came was of no use; the cause is why nothing else did. */
function lost(cause?: unknown): AppError {
  return appError('SERVICE_UNAVAILABLE', { message: generation_lost, details: { reason: 'no_use' }, cause });
}

/** Whether nobody was paid for a generation that failed. */
function costNothing(error: unknown): boolean {
  if (!(error instanceof AppError) || error.details?.reason === 'no_use') return false;
  if (error.code === 'PAYMENT_REQUIRED') return true;
  return error.cause instanceof AssistantError
    ? error.cause.surely_not_billed
    : error.cause instanceof AppError;
}

/** In the specification's words: nobody can be asked, or who was asked gave nothing that could be used. */
function inWords(error: AssistantError | AppError): AppError {
  if (error instanceof AssistantError) {
    const isAway = error.retryable || ['missing_key', 'refused_key', 'no_credit'].includes(error.code);
    return appError('SERVICE_UNAVAILABLE', {
      message: isAway ? generation_unavailable : generation_failed,
      cause: error,
    });
  }
  if (error.code === 'SERVICE_UNAVAILABLE')
    return appError('SERVICE_UNAVAILABLE', { message: generation_unavailable, cause: error });
  return error;
}
