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

/** Publishes a page half a second from now, again where a slow machine let that moment pass before the watch looked. */
async function publishUntil(watch: PublicationWatch, slug: string, isDue: () => boolean): Promise<void> {
  const publishSoon = async () => {
    if (isDue()) return true;
    await app.database.query(
      "update cms_pages set published_at = now() + interval '500 milliseconds' where slug = $1",
      [slug],
    );
    watch.lookAgain();
    return false;
  };
  await expect.poll(publishSoon, { interval: 1_500 }).toBe(true);
}

const watch = (onDue: () => void) =>
  watchPublications({ servicePool: app.services.database.servicePool, log: createLog('silent') }, onDue);

it('a page that is scheduled is announced when it can be read, and not before', async () => {
  const announced: Promise<number>[] = [];
  await publishIn(3_600_000);
  const slug = await publishIn(1_800_000);
  expect(await status(slug)).toBe(404);
  const running = watch(() => announced.push(status(slug)));
  await publishUntil(running, slug, () => announced.length > 0);
  running.stop();
  expect(await Promise.all(announced)).toEqual([200]);
});

it('a watch that was stopped announces nothing', async () => {
  const announced: string[] = [];
  const slug = await publishIn(1_800_000);
  const stopped = watch(() => announced.push('stopped'));
  const running = watch(() => announced.push('running'));
  stopped.stop();
  await publishUntil(running, slug, () => announced.length > 0);
  running.stop();
  expect(announced).toEqual(['running']);
});
