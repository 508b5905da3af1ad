import {
  AssistantError,
  CHANNELS,
  type Channel,
  createAssistants,
  DEFAULT_MODELS,
} from '@answerscope/assistants';
import { readConfig } from '../apps/server/src/config.ts';

/**
 * `npm run test:live`: asks each provider that has a key one short question, for real. Without web search and with
 * at most 1,000 tokens of answer it costs under a cent a provider. Never part of `npm test`.
 */
const QUESTION = 'Name two well-known makers of accounting software, in one short sentence.';

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
    search: false,
    search_context: 'low' as const,
    location: { country: 'US' },
    max_output_tokens: 1_000,
  };
  try {
    const answer = await assistants[channel].ask({ ...asked, timeoutMs: 60_000 });
    const cost = (answer.cost_microdollars / 1_000_000).toFixed(6);
    process.stdout.write(
      `\n${channel}: ${answer.finish}, ${answer.model_served}, ${answer.latency_ms} ms, $${cost} (${answer.cost_source})\n${answer.text}\n`,
    );
    return answer.finish === 'ok' && answer.text.trim() !== '';
  } catch (error) {
    if (!(error instanceof AssistantError)) throw error;
    process.stdout.write(
      `\n${channel}: ${error.code} (HTTP ${error.http_status ?? 'none'})\n${error.message}\n`,
    );
    return false;
  }
}

let passed = 0;
for (const channel of withKey) if (await ask(channel)) passed += 1;
process.stdout.write(`\n${passed} passed, ${withKey.length - passed} failed\n`);
process.exit(passed === withKey.length ? 0 : 1);
