import type { Answer, AskInput, Assistant } from '../assistant.ts';
import { AssistantError } from '../assistant-error.ts';
import { ceilingOfAsking } from '../ceiling.ts';
import { DEFAULT_TIMEOUT_MS, type Exchange, exchange } from '../exchange.ts';
import { missingKey } from '../failures.ts';
import type { ProviderAccess } from '../provider-access.ts';
import { PROVIDERS } from '../providers.ts';
import { toStructure } from '../structure.ts';
import { type ClaudeTurn, costOfTurns, spentInTurns, toClaudeAnswer, toClaudeTurn } from './answer.ts';
import { type ClaudeRequest, continueRequest, toClaudeRequest, toClaudeStructureRequest } from './request.ts';

/** A paused answer is continued so often; one that pauses still is cut there. */
const MOST_TURNS = 3;

/** Claude through Anthropic's Messages API. */
export function createClaudeAssistant(access: ProviderAccess): Assistant {
  return {
    channel: 'claude',
    ask: (input) => converse(access, toClaudeRequest(input), input),
    askForStructure: async (input) =>
      toStructure(await converse(access, toClaudeStructureRequest(input), input), input.schema),
    ceiling_microdollars: (input) =>
      ceilingOfAsking(
        'claude',
        { ...input, at: access.now() },
        // Claude takes no size of search results: theirs is always the usual one.
        { search_context: 'medium', requests: input.search ? MOST_TURNS : 1 },
      ),
  };
}

type CallLimits = Pick<AskInput, 'model' | 'signal' | 'timeoutMs' | 'onSent' | 'beforeContinuing'>;

/** Asks, and goes on as often as the API pauses, all within one time-out. */
async function converse(access: ProviderAccess, request: ClaudeRequest, input: CallLimits): Promise<Answer> {
  const { apiKey, now } = access;
  if (apiKey === null) throw missingKey('claude');
  const asked = { model: input.model, apiKey, at: now() };
  let left_ms = input.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const turn = async (body: ClaudeRequest): Promise<ClaudeTurn> => {
    const done = await send({ ...access, apiKey }, body, { ...input, timeoutMs: left_ms });
    left_ms = Math.max(1, left_ms - done.latency_ms);
    return toClaudeTurn(done, asked);
  };
  const turns: [ClaudeTurn, ...ClaudeTurn[]] = [await turn(request)];
  while (turns.at(-1)?.reply.stop_reason === 'pause_turn' && turns.length < MOST_TURNS) {
    try {
      const waitedFrom = performance.now();
      await input.beforeContinuing?.();
      left_ms = Math.max(1, left_ms - Math.round(performance.now() - waitedFrom));
      turns.push(await turn(continueRequest(request, spentInTurns(turns))));
    } catch (error) {
      throw error instanceof AssistantError ? withTurnsPaid(error, costOfTurns(turns, asked)) : error;
    }
  }
  return toClaudeAnswer(turns, asked);
}

/** A failure after a paid turn: never free, and its cost is known when the failed turn itself was not billed. */
function withTurnsPaid(failure: AssistantError, paid_microdollars: number): AssistantError {
  const failed_microdollars = failure.surely_not_billed ? 0 : failure.cost_microdollars;
  const { channel, code, message, retryable, wait_ms, http_status, request_id } = failure;
  return new AssistantError({
    channel,
    code,
    message,
    retryable,
    wait_ms,
    http_status,
    request_id,
    surely_not_billed: false,
    cost_microdollars: failed_microdollars === null ? null : paid_microdollars + failed_microdollars,
  });
}

async function send(
  access: ProviderAccess & { apiKey: string },
  body: ClaudeRequest,
  limits: CallLimits,
): Promise<Exchange> {
  const { apiKey, now } = access;
  const { Anthropic } = await import('@anthropic-ai/sdk');
  return exchange({
    channel: 'claude',
    apiKey,
    now,
    signal: limits.signal,
    timeoutMs: limits.timeoutMs,
    onSent: limits.onSent,
    send: ({ fetch, signal }) =>
      new Anthropic({
        apiKey,
        authToken: null,
        fetch,
        maxRetries: 0,
        logLevel: 'off',
        baseURL: access.baseUrl ?? PROVIDERS.claude.address,
        // A time-out of our own also spares the SDK its refusal of long outputs without streaming.
        timeout: limits.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      }).messages.create(body, { signal }),
  });
}
