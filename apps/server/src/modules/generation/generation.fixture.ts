import { beforeEach } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { sharedCheckApp } from '../checks/check-app.fixture.ts';

export const COMPANY = 'Northwind';

/** The shared product, whose assistants have no orders and whose limits are fresh at each test. */
export function generationApp() {
  const app = sharedCheckApp();
  beforeEach(async () => {
    await app.resetSimulator();
    await app.database.query("delete from rate_buckets where key not like 'provider:%'");
    await app.database.query('update provider_states set paused_until = null');
  });
  const generate = (user: TestUser, body: Record<string, unknown> = {}) =>
    user.post('/functions/generate-keywords', { companyName: COMPANY, ...body });
  const openBatch = async (user: TestUser) => (await user.get('/api/keyword-batches/open')).body.batch;
  const keywordsOf = async (user: TestUser) =>
    app.database.query<{
      id: string;
      keyword: string;
      is_paused: boolean;
      generation_batch_id: string | null;
    }>('select id, keyword, is_paused, generation_batch_id from keywords where account_id = $1 order by id', [
      user.accountId,
    ]);
  /** The texts of the suggestions that wait, and of all keywords. */
  const textsOf = async (user: TestUser) => [
    ...((await openBatch(user))?.keywords ?? []).map(({ keyword }: { keyword: string }) => keyword),
    ...(await keywordsOf(user)).map(({ keyword }) => keyword),
  ];
  const later = (user: TestUser, interval: string) =>
    app.database.query(
      `update keyword_generations set asked_at = asked_at - interval '${interval}' where account_id = $1`,
      [user.accountId],
    );
  const layDown = async (value: object, times = 1) => {
    const reply = await fetch(`${app.simulator.adminUrl}/values`, {
      method: 'POST',
      body: JSON.stringify({ channel: 'openai', times, ...value }),
    });
    if (!reply.ok) throw new Error(await reply.text());
  };
  return { app, generate, openBatch, keywordsOf, textsOf, later, layDown };
}

export const ideas = (...keywords: string[]) => ({
  value: {
    keywords: keywords.map((keyword) => ({ keyword, topic: 'Topic', search_intent: 'local' })),
  },
});

export const enough = (start = 0, count = 18) =>
  Array.from({ length: count }, (_, at) => `idea number ${start + at}`);
