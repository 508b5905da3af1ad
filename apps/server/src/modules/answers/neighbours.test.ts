import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { check, sharedCheckApp } from '../checks/check-app.fixture.ts';

const app = sharedCheckApp();

const around = async (user: TestUser, id: string, of = '') =>
  (await user.get(`/api/answers/${id}/neighbours${of}`)).body;

describe('the answers next to one', () => {
  it('are those of its assistant by time, or those to its keyword from whichever assistant', async () => {
    const user = await app.newTracker({ plan: 'Professional', keywords: ['crm', 'invoicing'] });
    const asked: string[] = [];
    for (const [keyword, channel] of [
      ['crm', 'openai'],
      ['invoicing', 'openai'],
      ['crm', 'claude'],
      ['crm', 'openai'],
    ] as const)
      asked.push((await check(user, { keyword, channel })).body.answerId);
    const [first = '', second = '', third = '', fourth = ''] = asked;
    expect(await around(user, first)).toEqual({ newer: second, older: null });
    expect(await around(user, second)).toEqual({ newer: fourth, older: first });
    expect(await around(user, fourth)).toEqual({ newer: null, older: second });
    expect(await around(user, first, '?of=keyword')).toEqual({ newer: third, older: null });
    expect(await around(user, third, '?of=keyword')).toEqual({ newer: fourth, older: first });
    expect(await around(user, second, '?of=keyword')).toEqual({ newer: null, older: null });
  });

  it('are apart where another company was asked for', async () => {
    const user = await app.newTracker({ keywords: ['crm'] });
    const own = (await check(user, { keyword: 'crm' })).body.answerId;
    const other = (await check(user, { keyword: 'crm', companyName: 'Contoso' })).body.answerId;
    expect(await around(user, own)).toEqual({ newer: null, older: null });
    expect(await around(user, other)).toEqual({ newer: null, older: null });
  });
});
