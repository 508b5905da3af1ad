import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { RESOURCE_EXAMPLES } from '../../../test/fitness/resource-examples.ts';
import type { TestUser } from '../../../test/user.ts';
import { createLog } from '../../lib/log.ts';
import { type PublicationWatch, watchPublications } from './index.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

const publishIn = async (ms: number) => {
  const values = {
    ...RESOURCE_EXAMPLES.cms_pages(),
    is_published: true,
    is_draft: false,
    published_at: new Date(Date.now() + ms).toISOString(),
  };
  const { status, body } = await administrator.post('/api/admin/cms_pages', values);
  expect(status).toBe(200);
  return String(body.slug);
};
const status = async (slug: string) => (await fetch(`${app.baseUrl}/api/pages/${slug}`)).status;

/** What the watch has said, and whether the page of each moment was to be seen by then. */
async function watched(work: (watch: PublicationWatch) => Promise<string>): Promise<number[]> {
  const seen: Promise<number>[] = [];
  let slug = '';
  const { database } = app.services;
  const watch = watchPublications({ servicePool: database.servicePool, log: createLog('silent') }, () =>
    seen.push(status(slug)),
  );
  slug = await work(watch);
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  watch.stop();
  return Promise.all(seen);
}

it('a page that was published for later is said to be due when it can be seen, and not before', async () => {
  const due = await watched(async (watch) => {
    await publishIn(3_600_000);
    const slug = await publishIn(1_800_000);
    expect(await status(slug)).toBe(404);
    await app.database.query(
      "update cms_pages set published_at = now() + interval '500 milliseconds' where slug = $1",
      [slug],
    );
    watch.lookAgain();
    return slug;
  });
  expect(due).toEqual([200]);
});

it('a watch that was stopped says nothing', async () => {
  const said: string[] = [];
  await publishIn(400);
  const services = { servicePool: app.services.database.servicePool, log: createLog('silent') };
  const stopped = watchPublications(services, () => said.push('stopped'));
  const running = watchPublications(services, () => said.push('running'));
  stopped.stop();
  await expect.poll(() => said).toContain('running');
  running.stop();
  expect(said).not.toContain('stopped');
});
