import { request } from '@playwright/test';
import { historyStatements } from '../../apps/server/src/modules/reports/history.fixture.ts';
import { accountId } from '../../apps/server/test/ids.ts';
import { CHANNELS } from '../../packages/contract/src/index.ts';
import { ADD_KEYWORDS, type ApiClient } from '../../scripts/proof/api-client.ts';
import type { Installation } from '../../scripts/proof/installation.ts';
import type { Cookies } from './browser.ts';

/** Words of a usual answer. */
const ANSWER_WORDS = 150;
const KEYWORDS = 50;
/** What createApiClient gives everybody it signs up. */
const PASSWORD = 'proof of the run 1';

interface Stage {
  installation: Installation;
  client: ApiClient;
  administrator: string;
  baseUrl: string;
}

/** Somebody with 50 keywords that were asked on four channels every day: 200 answers a day. */
export async function newReader(stage: Stage, days: number): Promise<Cookies> {
  const { installation, client, administrator } = stage;
  const email = `reader-of-${days}-days@example.com`;
  const { account_id } = await client.signUp({ email, company: 'Northwind', administrator });
  await installation.query(ADD_KEYWORDS, [account_id, KEYWORDS, 'crm']);
  await installation.query(
    historyStatements({
      account_id: accountId(account_id),
      days,
      channels: CHANNELS,
      answerWords: ANSWER_WORDS,
    }),
  );
  return cookiesOf(stage.baseUrl, email);
}

/** Somebody with so many keywords in ten topics. */
export async function newCollector(stage: Stage, keywords: number): Promise<Cookies> {
  const { installation, client, administrator } = stage;
  const email = 'collector@example.com';
  const { account_id } = await client.signUp({ email, company: 'Northwind', administrator });
  await installation.query(ADD_KEYWORDS, [account_id, keywords, 'crm in the table']);
  await installation.query(
    `update keywords set topic = 'Topic ' || right(keyword, 1),
       created_at = now() - interval '1 day' + right(keyword, 5)::int * interval '1 second'
     where account_id = $1`,
    [account_id],
  );
  return cookiesOf(stage.baseUrl, email);
}

async function cookiesOf(baseUrl: string, email: string): Promise<Cookies> {
  const context = await request.newContext({ baseURL: baseUrl, extraHTTPHeaders: { origin: baseUrl } });
  try {
    const answer = await context.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
    if (!answer.ok()) throw new Error(`the sign-in answered ${answer.status()}: ${await answer.text()}`);
    return await context.storageState();
  } finally {
    await context.dispose();
  }
}
