import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';

const app = sharedApp();
let holder: pg.Client;
beforeAll(async () => {
  holder = new pg.Client({ ...app.database.superuser, ssl: false });
  await holder.connect();
});
afterAll(() => holder.end());

describe('the limit of a plan', () => {
  it('holds when every addition has looked at the list before any of them is stored', async () => {
    const user = await app.newUser();
    for (const keyword_text of ['one', 'two', 'three', 'four'])
      await user.post('/rpc/add_my_keyword', { keyword_text });
    // Reading goes on under this lock and storing waits, so that all of them meet at the same point.
    await holder.query('begin');
    await holder.query('lock table keywords in share mode');
    const additions = Array.from({ length: 6 }, (_, index) =>
      user.post('/rpc/add_my_keyword', { keyword_text: `more ${index}` }),
    );
    await expect.poll(app.database.lockWaits).toBe(additions.length);
    await holder.query('commit');
    const statuses = (await Promise.all(additions)).map((reply) => reply.status);
    expect(statuses.sort()).toEqual([200, 402, 402, 402, 402, 402]);
    expect((await user.get('/api/keywords')).body.total).toBe(5);
  });
});
