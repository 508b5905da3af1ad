import { AssistantError } from '@answerscope/assistants';
import {
  AppError,
  appError,
  FRIENDLY_ERRORS,
  keywordKey,
  LIMITS,
  type TopicIdeaAsking,
  validationError,
} from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { toDollars } from '../../../lib/money.ts';
import { findAccountForUpdate, getBusinessTopics, getProfileRow } from '../../accounts/index.ts';
import { isBranded, listCompetitors, namesInWaiting, readOffer } from '../../brand/index.ts';
import { askForStructure, type CheckServices } from '../../checks/index.ts';
import { describeFacts } from '../../generation/index.ts';
import { findTakenKeys } from '../../keywords/index.ts';
import { channelsForStructure, type StructureTask, structureCeiling } from '../../providers/index.ts';
import { keywordRefusals } from '../../rules/index.ts';
import {
  deleteAsking,
  insertAsking,
  keepAskedIdeas,
  listAskings,
  listOwnTopics,
} from '../asked-ideas.queries.ts';
import {
  AskedIdeas,
  askableFrom,
  describeKnown,
  INSTRUCTIONS,
  type KnownIdeas,
  newIdeas,
} from '../asked-ideas.rules.ts';
import { listChoices } from '../ideas.queries.ts';
import type { AskedIdea } from '../ideas.tables.ts';
import { readIdeas } from './read-ideas.ts';

/** Six topics with five questions each, in any language. */
const OUTPUT_TOKENS_MAX = 3_000;

type Task = StructureTask<{ topics: AskedIdea[] }>;
type AskingContext = AccountContext & { services: CheckServices };

/**
 * Has an assistant think of topics for the user's company, in the language of the profile, and keeps what is new of them
 * as ideas to decide on. Nothing is asked, and so nothing paid, before it is clear that the pause is over and few enough
 * are open. What surely cost nothing keeps nobody waiting.
 * @throws VALIDATION_ERROR without a company name, RATE_LIMIT_EXCEEDED within the pause, CONFLICT while too many are open,
 * SERVICE_UNAVAILABLE, PAYMENT_REQUIRED when the installation's day is spent
 */
export async function askForIdeas(ctx: AskingContext): Promise<{ added: number }> {
  const { accountId, services } = ctx;
  const { id, task } = await ctx.db.transaction((tx) => begin(tx, ctx));
  try {
    const { value } = await askForStructure(services, task);
    const added = await ctx.db.transaction((tx) => store(tx, ctx, { id, ideas: value.topics }));
    if (added === 0) throw noneNew();
    return { added };
  } catch (error) {
    await ctx.db.transaction((tx) =>
      costNothing(error) ? deleteAsking(tx, accountId, id) : closeAsking(tx, accountId, id),
    );
    throw inWords(error);
  }
}

/** Whom asking now would ask, and what it would cost at most. */
export async function readAsking(ctx: AskingContext): Promise<TopicIdeaAsking> {
  const { services } = ctx;
  return reading(ctx, async (tx, accountId) => {
    const task = await taskFor(tx, ctx);
    const channels = channelsForStructure(services.configuredChannels);
    const ceilings = channels.map((channel) => structureCeiling(services, channel, task));
    return {
      channels,
      cost_ceiling_usd: toDollars(ceilings.reduce((sum, one) => sum + one, 0)),
      language: (await getProfileRow(tx, accountId)).language,
    };
  });
}

/** Everything that is decided before an assistant is asked, under the account's lock. */
async function begin(tx: Transaction, ctx: AskingContext): Promise<{ id: string; task: Task }> {
  const { accountId, now, services } = ctx;
  const { company_name } = await getProfileRow(tx, accountId, { lock: true });
  if (company_name === null) throw validationError({ company_name: [FRIENDLY_ERRORS.brand.company_missing] });
  if (services.configuredChannels.length === 0)
    throw appError('SERVICE_UNAVAILABLE', { message: no_assistant });
  const [last] = await listAskings(tx, accountId);
  const from = askableFrom(last?.asked_at ?? null, now);
  if (from !== null)
    throw appError('RATE_LIMIT_EXCEEDED', {
      message: limited,
      details: { retry_after_seconds: Math.ceil((from.getTime() - now.getTime()) / 1000) },
    });
  const { ideas } = await readIdeas(tx, ctx);
  if (ideas.filter(({ source }) => source === 'assistant').length >= LIMITS.topic_ideas_asked_open_max)
    throw appError('CONFLICT', { message: too_many_open, details: { reason: 'ideas_open' } });
  const id = newId(now.getTime());
  const task = await taskFor(tx, ctx);
  await insertAsking(tx, { account_id: accountId, id, asked_at: now });
  return { id, task };
}

/** What is asked for the user's company as its profile and its ideas are now. */
async function taskFor(tx: Transaction, ctx: AccountContext): Promise<Task> {
  const profile = {
    ...(await getProfileRow(tx, ctx.accountId)),
    ...(await getBusinessTopics(tx, ctx.accountId)),
  };
  const { company_name: name, company_url: url, offers_local_services } = profile;
  const company = {
    name: name ?? '',
    url,
    servesLocal: offers_local_services ?? false,
    offers: await readOffer(tx, ctx.accountId, profile),
    profile,
  };
  const [competitor] = await listCompetitors(tx, ctx.accountId);
  const known = describeKnown({
    competitor: competitor?.competitor_name ?? null,
    topics: await listKnownTopics(tx, ctx),
  });
  return {
    instructions: INSTRUCTIONS,
    prompt: [describeFacts(company), known].filter((part) => part !== '').join('\n'),
    schema: AskedIdeas,
    schema_name: 'topic_ideas',
    max_output_tokens: OUTPUT_TOKENS_MAX,
  };
}

/** Topics of keywords, of ideas that are offered, and of those that were decided on or asked for before. */
async function listKnownTopics(tx: Transaction, ctx: AccountContext): Promise<string[]> {
  const { accountId } = ctx;
  const askings = await listAskings(tx, accountId);
  const topics = [
    ...(await readIdeas(tx, ctx)).ideas,
    ...(await listChoices(tx, accountId)),
    ...askings.flatMap(({ ideas }) => ideas ?? []),
  ].map(({ topic }) => topic);
  return [...new Set([...topics, ...(await listOwnTopics(tx, accountId))])];
}

/** How many of the ideas were new; those are kept. */
async function store(
  tx: Transaction,
  ctx: AccountContext,
  { id, ideas }: { id: string; ideas: readonly AskedIdea[] },
): Promise<number> {
  const { accountId } = ctx;
  orNotFound(await findAccountForUpdate(tx, accountId));
  const kept = newIdeas(ideas, await knownTo(tx, ctx, ideas));
  await keepAskedIdeas(tx, accountId, { id, ideas: kept });
  await publishEvent(tx, accountId, { type: 'topic_ideas_changed' });
  return kept.length;
}

async function knownTo(
  tx: Transaction,
  ctx: AccountContext,
  ideas: readonly AskedIdea[],
): Promise<KnownIdeas> {
  const { accountId } = ctx;
  const { names } = await namesInWaiting(tx, await getProfileRow(tx, accountId));
  const refusal = await keywordRefusals(tx);
  const offered = (await readIdeas(tx, ctx)).ideas.flatMap(({ questions }) =>
    questions.map(({ text }) => keywordKey(text)),
  );
  const before = (await listAskings(tx, accountId)).flatMap((asking) =>
    (asking.ideas ?? []).flatMap(({ questions }) => questions.map(keywordKey)),
  );
  const keys = ideas.flatMap(({ questions }) => questions.map(keywordKey));
  return {
    topics: new Set((await listKnownTopics(tx, ctx)).map(keywordKey)),
    questions: new Set([...offered, ...before, ...(await findTakenKeys(tx, accountId, keys))]),
    isRefused: (text) => isBranded(text, names) || refusal(text) !== null,
  };
}

/** Nothing came of it, and it may have been paid: it counts for the pause. */
const closeAsking = (tx: Transaction, accountId: AccountId, id: string): Promise<void> =>
  keepAskedIdeas(tx, accountId, { id, ideas: [] });

const { failed, limited, no_assistant, none_new, too_many_open, unavailable } = FRIENDLY_ERRORS.topic_ideas;

const noneNew = () => appError('SERVICE_UNAVAILABLE', { message: none_new, details: { reason: 'no_use' } });

/** Whether nobody was paid for an asking that failed. */
function costNothing(error: unknown): boolean {
  if (error instanceof AssistantError) return error.surely_not_billed;
  return error instanceof AppError && error.details?.reason !== 'no_use';
}

function inWords(error: unknown): unknown {
  if (!(error instanceof AssistantError)) return error;
  const isAway = error.retryable || ['missing_key', 'refused_key', 'no_credit'].includes(error.code);
  return appError('SERVICE_UNAVAILABLE', { message: isAway ? unavailable : failed, cause: error });
}
