import { WebhookMessage } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { ended, ONE, runAppForTests, startAndEnd, startRun } from '../runs/run.fixture.ts';
import { writeDueReports } from './report-writer.engine.ts';

const app = runAppForTests();

/** A person whose plan includes webhooks, with an endpoint for everything. */
async function newReceiver(keywords = 2): Promise<TestUser> {
  const user = await app.newRunner(keywords, 'Enterprise');
  const events = ['report.ready', 'run.ended'];
  const added = await user.post('/api/webhooks', { name: 'Ours', url: 'https://example.com/', events });
  expect(added.status).toBe(200);
  return user;
}

async function messagesFor(user: TestUser): Promise<WebhookMessage[]> {
  const rows = await app.database.query<{ body: string }>(
    'select body from webhook_deliveries where account_id = $1 order by id',
    [user.accountId],
  );
  return rows.map(({ body }) => WebhookMessage.parse(JSON.parse(body)));
}

describe('a user’s own programs', () => {
  it('are told of a run that ended and of its report, with what leads there', async () => {
    const user = await newReceiver();
    app.startEngine();
    const run = await startAndEnd(user, { channels: ONE });
    expect(await messagesFor(user)).toMatchObject([
      { type: 'run.ended', data: { run_id: run.id, state: 'done', answers: 'real' } },
    ]);
    await writeDueReports(app.checks);
    const { items } = (await user.get('/api/reports')).body;
    const [, ready] = await messagesFor(user);
    expect(ready).toMatchObject({
      type: 'report.ready',
      data: { report_id: items[0].id, run_id: run.id, channel: 'openai', answers: 'real' },
    });
    for (const { data } of await messagesFor(user)) {
      if (!('api_url' in data)) throw new Error('it leads nowhere');
      expect((await user.get(new URL(data.api_url).pathname)).status).toBe(200);
    }
    expect(await writeDueReports(app.checks)).toBe(0);
    expect(await messagesFor(user)).toHaveLength(2);
  });

  it('are told of a run that was cancelled, and of nothing that is one check', async () => {
    const user = await newReceiver();
    const { body } = await startRun(user, { channels: ONE });
    await user.post(`/api/runs/${body.id}/cancel`);
    expect((await ended(user, body.id)).state).toBe('cancelled');
    await user.post('/functions/check-visibility', { keyword: 'crm for team 0', companyName: 'Northwind' });
    expect(await messagesFor(user)).toMatchObject([
      { type: 'run.ended', data: { run_id: body.id, state: 'cancelled' } },
    ]);
  });
});
