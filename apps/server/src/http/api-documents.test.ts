import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey } from '../../test/api-key.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { send } from '../../test/user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('the API reads as a document and as a page', async () => {
  const document = await send(app.baseUrl, 'GET', '/api/openapi.json');
  expect(document.body.servers).toEqual([{ url: app.baseUrl }]);
  const page = await send(app.baseUrl, 'GET', '/api/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.body).toContain('/rpc/add_my_keyword');
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('<code>Authorization: Bearer answerscope_…</code>');
  expect(page.body).toContain('prefers-color-scheme: light');
  expect(page.body).not.toContain('`');
});

it('the first request on that page answers who has a key', async () => {
  const page = await send(app.baseUrl, 'GET', '/api/docs');
  const [, address = '', scheme = ''] =
    /curl '([^']+)' -H "Authorization: (\w+) \$ANSWERSCOPE_KEY"/.exec(page.body) ?? [];
  const { key } = await newKey(app.baseUrl, await app.newUser());
  const headers = { authorization: `${scheme} ${key}` };
  const answered = await send(app.baseUrl, 'GET', address.replace(app.baseUrl, ''), { headers });
  expect(answered).toMatchObject({ status: 200, body: { items: [] } });
});

it('the documents of the API are compressed, not sent to who has them, and limited by address', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const get = (headers: Record<string, string>) => send(app.baseUrl, 'GET', path, { headers });
    const { headers, status } = await get({ 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBe('br');
    expect(Number(headers.get('content-length'))).toBeLessThan(200_000);
    expect(await get({ 'if-none-match': headers.get('etag') ?? '' })).toMatchObject({
      status: 304,
      body: '',
    });
  }
  const statuses = new Set<number>();
  for (let asked = 0; asked < 40; asked += 1)
    statuses.add((await send(app.baseUrl, 'HEAD', '/api/docs')).status);
  expect(statuses).toEqual(new Set([200, 429]));
});
