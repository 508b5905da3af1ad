import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { RESOURCE_EXAMPLES } from '../../../test/fitness/resource-examples.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { CONTENT_CHANNEL } from '../../events/publish-event.ts';
import { png } from '../media/pictures.fixture.ts';

/** What the test itself tells after an act: whatever the act told has been heard by then. */
const AFTER_IT = 'after_it';

let app: TestApp;
let administrator: TestUser;
let reader: TestUser;
let client: pg.Client;
let told = 0;
let heardAfter = 0;
let paths: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  reader = await app.newUser();
  client = new pg.Client(app.services.database.serviceConnection);
  await client.connect();
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === AFTER_IT) heardAfter += 1;
    if (channel !== CONTENT_CHANNEL) return;
    told += 1;
    paths.push(payload);
  });
  await client.query(`listen ${CONTENT_CHANNEL}; listen ${AFTER_IT}`);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

/** Resolves when all that was told until now has been heard. */
async function untilHeard(): Promise<void> {
  const before = heardAfter;
  await app.database.query(`notify ${AFTER_IT}`);
  await expect.poll(() => heardAfter).toBe(before + 1);
}

/** Does something, which every process is to hear of. */
async function expectTold<Reply extends { status: number }>(what: string, act: () => Promise<Reply>) {
  const before = told;
  const reply = await act();
  expect([what, reply.status]).toEqual([what, 200]);
  await untilHeard();
  expect(told, what).toBeGreaterThan(before);
  return reply;
}

/** A field of each resource in other words: what changes nothing is refused. */
const CHANGED = {
  cms_pages: { title: 'In other words' },
  faq_categories: { name: 'In other words' },
  faq_items: { question: 'In other words?' },
  landing_claims: { label: 'in other words' },
  logos: { alt_text: 'In other words' },
  testimonials: { content: 'In other words.' },
} as const;

it('each change of what visitors read is told to every process at once', async () => {
  const picture = await send(app.baseUrl, 'POST', '/api/admin/media?purpose=logo', {
    body: png({ width: 5, height: 5, random: true }),
    cookie: administrator.cookie,
  });
  for (const name of [
    'cms_pages',
    'faq_categories',
    'faq_items',
    'landing_claims',
    'logos',
    'testimonials',
  ] as const) {
    const values = {
      ...RESOURCE_EXAMPLES[name](),
      ...(name === 'logos' && { image_url: picture.body.url }),
      ...(name === 'faq_items' && { category_id: null }),
    };
    const at = `/api/admin/${name}`;
    const { body: row } = await expectTold(`${name} added`, () => administrator.post(at, values));
    await expectTold(`${name} changed`, () =>
      administrator.put(`${at}/${row.id}`, {
        version: row.version,
        values: { ...values, ...CHANGED[name] },
      }),
    );
    await expectTold(`${name} trashed`, () =>
      administrator.post(`${at}/bulk`, { action: 'trash', ids: [row.id], reason: 'A test' }),
    );
  }
});

it('so is the refresh period, which the public plans page explains', async () => {
  const enforce = (enforce_refresh_period: boolean) =>
    administrator.patch('/api/admin/tracker-settings', {
      reason: 'A test',
      settings: { enforce_refresh_period },
    });
  await expectTold('enforced', () => enforce(true));
  await expectTold('free again', () => enforce(false));
});

it('so is a comment once it is approved, and once its writer deletes it; one that waits is not', async () => {
  const [{ slug }] = (await reader.get('/api/posts')).body;
  const before = told;
  const { body: comment } = await reader.post(`/api/posts/${slug}/comments`, { content: 'Well said.' });
  await expectTold('approved', () =>
    administrator.post(`/api/admin/comments/${comment.id}/state`, { state: 'approved' }),
  );
  expect(told).toBe(before + 1);
  await expectTold('deleted', () =>
    send(app.baseUrl, 'DELETE', `/api/comments/${comment.id}`, { cookie: reader.cookie }),
  );
});

it('whose name or picture changes is shown with it at once beside posts and comments', async () => {
  const image = png({ width: 5, height: 5 });
  await expectTold('own name', () => reader.patch('/api/profile', { full_name: 'Renamed Reader' }));
  await expectTold('own picture', () =>
    send(app.baseUrl, 'POST', '/api/avatar', { body: image, cookie: reader.cookie }),
  );
  await expectTold('name given by an administrator', () =>
    administrator.post('/functions/admin-operations', {
      operation: 'update_user',
      userId: reader.personId,
      data: { userData: { full_name: 'Reader' }, reason: 'Asked for' },
    }),
  );
});

it('a like makes the page of its post anew, and no other, and only where it changed something', async () => {
  const { body: page } = await administrator.post('/api/admin/cms_pages', {
    ...RESOURCE_EXAMPLES.cms_pages(),
    kind: 'post',
    published_at: null,
  });
  const like = (is_liked: boolean) => reader.post(`/api/posts/${page.slug}/like`, { is_liked });
  await expectTold('an earlier change', () => like(true));
  paths = [];
  await like(true);
  await expectTold('a like taken back', () => like(false));
  await expectTold('a like', () => like(true));
  expect(paths).toEqual([`/blog/${page.slug}`, `/blog/${page.slug}`]);
});
