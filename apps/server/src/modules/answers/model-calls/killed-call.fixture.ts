import { createAssistants } from '@answerscope/assistants';
import { openPools } from '../../../database/open-database.ts';
import { type ConnectionSettings, tenantDatabase } from '../../../database/pool.ts';
import { createMetrics } from '../../../http/metrics.ts';
import { createLog } from '../../../lib/log.ts';
import { withoutControl } from '../../providers/index.ts';
import { STATEMENT_TASK } from '../../stances/index.ts';
import type { AnswerServices } from '../answer.services.ts';
import { askModel } from '../use-cases/ask-model.ts';
import { PLACE_TASK } from '../use-cases/decide-places.ts';
import type { ModelCallKey } from './model-calls.queries.ts';

/** What a process is given that is killed while it asks a model. */
export interface KilledCall {
  owner: ConnectionSettings;
  secret: string;
  baseUrl: string;
  table: string;
  key: ModelCallKey;
}

process.once('message', async ({ owner, secret, baseUrl, table, key }: KilledCall) => {
  const { appPool, servicePool } = openPools(owner, secret);
  const to = { apiKey: 'key-of-the-tests', baseUrl };
  const { openai, claude, gemini, perplexity } = createAssistants({
    openai: to,
    claude: to,
    gemini: to,
    perplexity: to,
  });
  const services: AnswerServices = {
    assistants: {
      openai: withoutControl(openai),
      claude: withoutControl(claude),
      gemini: withoutControl(gemini),
      perplexity: withoutControl(perplexity),
    },
    configuredChannels: ['openai'],
    providerLimits: () => Promise.reject(new Error('not used')),
    callTimeoutMs: 60_000,
    metrics: createMetrics(),
    tenant: (accountId) => tenantDatabase(appPool, accountId),
    servicePool,
    dailyLimitMicrodollars: 1_000_000_000,
    readsDoubts: true,
    log: createLog('silent'),
    now: () => new Date(),
  };
  if (table === 'stance_readings') await askModel(services, STATEMENT_TASK, key);
  else await askModel(services, PLACE_TASK, key);
});
