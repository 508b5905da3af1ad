import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { DAY_MS } from '../../lib/time.ts';
import { MEDIA_REFERENCES } from '../../media-references.ts';
import { type JudgingApp, startJudgingApp } from '../judging/judging.fixture.ts';
import { removeUnusedMedia } from '../media/index.ts';
import { DRAWINGS, png } from '../media/pictures.fixture.ts';
import { fetchSiteIcons } from './index.ts';
import { leadsTo, sends, startSites } from './site-server.fixture.ts';

let app: Owned<JudgingApp>;
let sites: Awaited<ReturnType<typeof startSites>>;
beforeAll(async () => {
  app = await startJudgingApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  sites = await startSites();
  await app.database.query('delete from site_icons');
});
afterEach(() => sites.stop());

const icon = png({ width: 32, height: 32 });

/** The job as it runs so many days from now. */
function run({ days = 0, siteFetcher = sites.fetcher(), fetchesSiteIcons = true } = {}): Promise<void> {
  const { services } = app;
  return fetchSiteIcons.run(
    {
      servicePool: services.database.servicePool,
      media: services.media,
      siteFetcher,
      fetchesSiteIcons,
      now: () => new Date(Date.now() + days * DAY_MS),
    },
    {},
  );
}

/** Sites that are known already, due for their icon. */
const due = (...hosts: string[]) =>
  app.database.query(
    'insert into site_icons (host, due_at) select unnest($1::text[]), now() - make_interval(mins => 1)',
    [hosts],
  );

const known = async () =>
  new Map(
    (
      await app.database.query<{
        host: string;
        image_url: string | null;
        failure: string | null;
        failures: number;
        days: number;
      }>(
        'select host, image_url, failure, failures, round(extract(epoch from due_at - now()) / 86400)::int as days from site_icons',
      )
    ).map(({ host, ...row }) => [host, row]),
  );

describe('the icon of a site', () => {
  it('is re-encoded as a small picture and served with nosniff and a sandbox policy', async () => {
    sites.answer('shop.site/favicon.ico', sends(icon, 'text/html'));
    await due('shop.site');
    await run();
    const url = (await known()).get('shop.site')?.image_url;
    const served = await fetch(`${app.baseUrl}${url}`);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await served.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
    expect((await known()).get('shop.site')).toMatchObject({ failure: null, failures: 0, days: 30 });
  });

  it('is the one that its page names where /favicon.ico is none', async () => {
    const page = `<head><link rel="icon" type="image/svg+xml" href="/i.svg">
      <link rel="shortcut icon" sizes="32x32" href="//cdn.site:${sites.port}/i.png?a=1&amp;b=2"></head>`;
    sites.answer('shop.site/', leadsTo(`http://www.shop.site:${sites.port}/`));
    sites.answer('www.shop.site/', sends(page, 'text/html'));
    sites.answer('cdn.site/i.png?a=1&b=2', sends(icon));
    await due('shop.site');
    await run();
    expect((await known()).get('shop.site')?.image_url).toMatch(/^\/media\//);
    expect(sites.asked).toEqual([
      'shop.site/favicon.ico',
      'shop.site/',
      'www.shop.site/',
      'cdn.site/i.png?a=1&b=2',
    ]);
  });

  it('is fetched once, again after 30 days, and the old one stays where the new one fails', async () => {
    sites.answer('shop.site/favicon.ico', sends(icon));
    await due('shop.site');
    await Promise.all([run(), run()]);
    await run({ days: 29 });
    expect(sites.asked).toEqual(['shop.site/favicon.ico']);
    sites.answer('shop.site/favicon.ico', sends('gone', 'text/plain'));
    await run({ days: 31 });
    expect((await known()).get('shop.site')).toMatchObject({
      image_url: expect.any(String),
      failure: 'no_picture',
      failures: 1,
    });
    await removeUnusedMedia.run(
      {
        servicePool: app.services.database.servicePool,
        now: () => new Date(Date.now() + 90 * DAY_MS),
        mediaReferences: MEDIA_REFERENCES,
      },
      {},
    );
    const url = (await known()).get('shop.site')?.image_url;
    expect((await fetch(`${app.baseUrl}${url}`)).status).toBe(200);
  });

  it('that failed is remembered, and looked for after one day, seven, and thirty', async () => {
    await due('shop.site');
    const pauses = [];
    for (const days of [0, 2, 10, 45]) {
      await run({ days });
      pauses.push(((await known()).get('shop.site')?.days ?? 0) - days);
    }
    expect(pauses).toEqual([1, 7, 30, 30]);
    expect((await known()).get('shop.site')).toMatchObject({ failure: 'no_picture', failures: 4 });
  });

  it('is asked of forty sites a run at most, and of none where the operator wants none', async () => {
    await due(...Array.from({ length: 45 }, (_, at) => `site${at}.site`));
    await run({ fetchesSiteIcons: false });
    expect(sites.asked).toEqual([]);
    await run();
    expect(new Set(sites.asked.map((address) => address.split('/')[0])).size).toBe(40);
  });
});

describe('a hostile site', () => {
  it.each([
    ['leads to a number of this machine', leadsTo('http://127.0.0.1/'), 'not_allowed'],
    ['leads to a name of the network inside', leadsTo('PORT:inside.site'), 'not_allowed'],
    ['leads to another port', leadsTo('http://shop.site:22/'), 'not_allowed'],
    ['leads to itself for ever', leadsTo('/favicon.ico'), 'no_picture'],
    ['sends a page as its icon', sends('<html><script>alert(1)</script></html>', 'image/png'), 'no_picture'],
    ['sends a drawing with a script', sends(DRAWINGS.bare ?? '', 'image/svg+xml'), 'no_picture'],
    ['sends ten megabytes', sends(Buffer.alloc(10_000_000)), 'too_large'],
    [
      'sends without an end, and without saying how much',
      (response) => {
        response.writeHead(200);
        const more = setInterval(() => response.write(Buffer.alloc(64_000)), 1);
        response.on('close', () => clearInterval(more));
      },
      'too_large',
    ],
  ] as const satisfies readonly (readonly [string, Parameters<typeof sites.answer>[1], string])[])(
    'that %s gets no icon kept',
    async (_what, answer, failure) => {
      sites.addresses.set('inside.site', '10.0.0.1');
      sites.answer('shop.site/favicon.ico', (response) => {
        const writeHead = response.writeHead.bind(response);
        response.writeHead = ((status: number, headers?: Record<string, string>) => {
          const location = headers?.location?.replace(/^PORT:(.*)$/, `http://$1:${sites.port}/`);
          return writeHead(status, { ...headers, ...(location && { location }) });
        }) as typeof response.writeHead;
        answer(response);
      });
      await due('shop.site');
      await run();
      expect((await known()).get('shop.site')).toMatchObject({ image_url: null, failure });
    },
  );

  it('that answers slowly, drop by drop, is left after a while', async () => {
    sites.answer('shop.site/favicon.ico', (response) => {
      response.writeHead(200);
      const drops = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(drops));
    });
    await due('shop.site');
    await run({ siteFetcher: sites.fetcher({ timeoutMs: 100 }) });
    expect((await known()).get('shop.site')).toMatchObject({ image_url: null, failure: 'not_reached' });
  });

  it('is never asked where its name leads to this machine', async () => {
    await due('shop.site');
    await run({ siteFetcher: sites.fetcher({ allowsLoopback: false }) });
    expect(sites.asked).toEqual([]);
    expect((await known()).get('shop.site')).toMatchObject({ failure: 'not_allowed' });
  });

  it('of a reserved name, or a number, is never asked', async () => {
    await due('bread.example', '127.0.0.1', 'printer.local', 'localhost', '2130706433');
    await run();
    expect(sites.asked).toEqual([]);
    expect([...(await known()).values()].map(({ failure }) => failure)).toEqual(Array(5).fill('not_allowed'));
  });
});

it('sites cited lately get an icon, which Sources shows', async () => {
  const owner = await app.newOwner(['alpha']);
  const page = { url: 'https://cited.site/a', title: 'A', start: 0, end: 1, claim: null };
  await app.run(owner, () => ({ text: 'Northwind is open on Sundays.', citations: [page] }));
  sites.answer('cited.site/favicon.ico', sends(icon));
  const before = (await owner.get('/api/sources')).body;
  expect(before.items).toMatchObject([{ domain: 'cited.site', icon_url: null }]);
  await run();
  const { body } = await owner.get('/api/sources');
  expect(body.items).toMatchObject([{ domain: 'cited.site', icon_url: expect.stringMatching(/^\/media\//) }]);
});
