import { parseArgs } from 'node:util';
import {
  AssistantError,
  CHANNELS,
  type Channel,
  createAssistants,
  DEFAULT_MODELS,
} from '@answerscope/assistants';
import { readConfig } from '../apps/server/src/config.ts';
import { casesInDoubt, measureReader } from './measure-reader.ts';

/**
 * `npm run test:live`: asks each provider that has a key one short question, for real, and prints what came. Never part
 * of `npm test`. Perplexity searches the web, the others only with `-- --search`: one search of theirs is a cent and
 * more. An answer without search costs under a cent, and so does Perplexity's with its usual one search. With
 * `-- --reader 100` each reads a hundred own cases of which the rules are unsure, as the auxiliary model does.
 */
const QUESTION = 'Name two well-known makers of accounting software, in one short sentence.';

const { values: options } = parseArgs({
  options: { search: { type: 'boolean', default: false }, reader: { type: 'string' } },
});
const { providers } = readConfig(process.env);
const assistants = createAssistants(providers);
const withKey = CHANNELS.filter((channel) => providers[channel].apiKey !== null);
if (withKey.length === 0) {
  process.stdout.write(
    'No provider key is set. Set one or more of OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY, PERPLEXITY_API_KEY and run this again.\n',
  );
  process.exit(1);
}

async function ask(channel: Channel): Promise<boolean> {
  const asked = {
    question: QUESTION,
    model: DEFAULT_MODELS[channel],
    search: options.search || channel === 'perplexity',
    search_context: 'low' as const,
    location: { country: 'US' },
    max_output_tokens: 1_000,
  };
  const most = toDollars(assistants[channel].ceiling_microdollars(asked));
  process.stdout.write(`\n${channel}: ${asked.search ? 'with' : 'without'} web search, at most $${most}\n`);
  try {
    const answer = await assistants[channel].ask({ ...asked, timeoutMs: 60_000 });
    const { input_tokens, output_tokens, searches } = answer.usage;
    const cost = toDollars(answer.cost_microdollars);
    process.stdout.write(
      `${channel}: ${answer.finish}, ${answer.model_served}, ${answer.latency_ms} ms, $${cost} (${answer.cost_source})\n` +
        `${input_tokens} tokens in, ${output_tokens} out, ${searches} searches; request ${answer.request_id ?? 'without an id'}\n` +
        `${answer.text}\n${answer.sources.map(({ url }) => `- ${url}\n`).join('')}`,
    );
    if (answer.search_error !== null) process.stdout.write(`The search failed: ${answer.search_error}\n`);
    else if (asked.search && !answer.searched) process.stdout.write('It answered without searching.\n');
    return answer.finish === 'ok' && answer.text.trim() !== '' && answer.search_error === null;
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    const request = error.request_id === null ? '' : `, request ${error.request_id}`;
    process.stdout.write(
      `${channel}: ${error.code} (HTTP ${error.http_status ?? 'none'}${request})\n${error.message}\n`,
    );
    return false;
  }
}

function toDollars(microdollars: number): string {
  return (microdollars / 1_000_000).toFixed(6);
}

async function read(channel: Channel, count: number): Promise<void> {
  const cases = casesInDoubt(count);
  const { model, ...result } = await measureReader(assistants[channel], cases);
  const share = (part: number): string => `${((100 * part) / result.asked).toFixed(1)}%`;
  process.stdout.write(
    `\n${channel}, reader ${model}: ${result.asked} cases in doubt, right by the rules ${share(result.right_by_rules)}, ` +
      `with the reader ${share(result.right)}; ${result.unanswered} without a decision; $${toDollars(result.cost_microdollars)}\n`,
  );
}

const readerCases = options.reader === undefined ? 0 : Number(options.reader);
if (!Number.isInteger(readerCases) || readerCases < 0) {
  process.stdout.write('--reader takes the number of cases to read.\n');
  process.exit(1);
}
let passed = 0;
for (const channel of withKey) if (await ask(channel)) passed += 1;
if (readerCases > 0) for (const channel of withKey) await read(channel, readerCases);
process.stdout.write(`\n${passed} passed, ${withKey.length - passed} failed\n`);
process.exit(passed === withKey.length ? 0 : 1);
