import { beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { daysAgo, sharedReportApp } from './report.fixture.ts';

const app = sharedReportApp();
let user: TestUser;
const ids = new Map<string, string>();
beforeAll(async () => {
  user = await app.newReader(['crm', 'erp', 'hr']);
  for (const { id, keyword } of (await user.get('/api/keywords')).body.items) ids.set(keyword, id);
});

const evidenceOf = async (keyword: string) =>
  (await user.get(`/api/keywords/${ids.get(keyword)}/evidence`)).body;

it('counts who is named and what is cited in the answers to one keyword that mention a company, and where the brand is missing', async () => {
  const shared = { competitor: 'Fabrikam', domain: 'example.com' };
  await app.leaveRun(user, { at: daysAgo(9), samples: { crm: ['yes'], erp: ['no'] }, ...shared });
  await app.leaveRun(user, { at: daysAgo(1), samples: { crm: ['no', 'failed'] }, ...shared });
  await app.leaveRun(user, { at: daysAgo(1), channel: 'claude', samples: { crm: ['empty'] } });
  await app.leaveRun(user, { at: daysAgo(1), samples: { crm: ['no'] }, competitor: 'Contoso' });
  expect(await evidenceOf('crm')).toEqual({
    keyword_id: ids.get('crm'),
    range: expect.objectContaining({ range: '28' }),
    answers: 3,
    mentioning: 1,
    share_of_voice: 0.25,
    voice: { brand_mentions: 1, all_mentions: 4 },
    competitors: [
      { name: 'Fabrikam', answers_naming: 2, answers_naming_without_brand: 1, mentions: 2 },
      { name: 'Contoso', answers_naming: 1, answers_naming_without_brand: 1, mentions: 1 },
    ],
    undeclared: [],
    uncounted: [],
    domains: [
      {
        domain: 'example.com',
        kind: 'third_party',
        answers_citing: 2,
        answers_citing_without_brand: 1,
        icon_url: null,
      },
    ],
  });
});

it('says nothing of a keyword without answers, and knows no foreign one', async () => {
  const { id } = (await user.post('/rpc/add_my_keyword', { keyword_text: 'payroll', topic_text: null })).body;
  ids.set('payroll', id);
  expect(await evidenceOf('payroll')).toMatchObject({
    answers: 0,
    share_of_voice: null,
    competitors: [],
    domains: [],
  });
  expect((await user.get(`/api/keywords/${newId()}/evidence`)).status).toBe(404);
});
