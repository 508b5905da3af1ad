import type { Media } from '@answerscope/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { MEDIA_REFERENCES } from '../../media-references.ts';
import { removeUnusedMedia } from './index.ts';
import { png } from './pictures.fixture.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

async function upload(bytes = png({ width: 5, height: 5, random: true })): Promise<Media> {
  const path = '/api/admin/media?purpose=logo';
  const { body } = await send(app.baseUrl, 'POST', path, { body: bytes, cookie: administrator.cookie });
  return body;
}

/** The job as it runs so many days from now. */
const removeIn = (days: number) =>
  removeUnusedMedia.run(
    {
      servicePool: app.services.database.servicePool,
      now: () => new Date(Date.now() + days * DAY_MS),
      mediaReferences: MEDIA_REFERENCES,
    },
    {},
  );

const statusOf = async ({ url }: Media) => (await fetch(`${app.baseUrl}${url}`)).status;

it('a picture that no row shows is kept for thirty days, and one that a row shows for good', async () => {
  const [shown, unused] = [await upload(), await upload()];
  const added = await administrator.post('/api/admin/logos', {
    name: 'Northwind',
    alt_text: 'Northwind',
    image_url: shown.url,
    is_active: true,
  });
  expect({ status: added.status, body: added.body }).toMatchObject({ status: 200 });
  await removeIn(29);
  expect([await statusOf(shown), await statusOf(unused)]).toEqual([200, 200]);
  await removeIn(31);
  expect([await statusOf(shown), await statusOf(unused)]).toEqual([200, 404]);
});

it('a picture that is uploaded again begins its thirty days again', async () => {
  const bytes = png({ width: 6, height: 6, random: true });
  const picture = await upload(bytes);
  await app.database.query("update media set uploaded_at = now() - interval '40 days' where hash = $1", [
    picture.hash,
  ]);
  expect((await upload(bytes)).created_at).toBe(picture.created_at);
  await removeIn(0);
  expect(await statusOf(picture)).toBe(200);
});

it('a picture of an older version stays as long as its row can be brought back to it', async () => {
  const [former, present] = [await upload(), await upload()];
  const values = { name: 'Contoso', alt_text: 'Contoso', image_url: former.url, is_active: true };
  const { body: row } = await administrator.post('/api/admin/logos', values);
  const at = `/api/admin/logos/${row.id}`;
  await administrator.put(at, { version: 1, values: { ...values, image_url: present.url } });
  await removeIn(31);
  expect([await statusOf(former), await statusOf(present)]).toEqual([200, 200]);
  expect((await administrator.put(at, { version: 2, values })).body).toMatchObject({
    image_url: former.url,
  });
  await app.database.query('delete from homepage_logos where id = $1', [row.id]);
  await removeIn(31);
  expect([await statusOf(former), await statusOf(present)]).toEqual([404, 404]);
});

it('a picture within the words of a page, and one of a user, are kept for good', async () => {
  const picture = await upload();
  const page = await administrator.post('/api/admin/cms_pages', {
    title: 'A page with a picture',
    slug: 'a-page-with-a-picture',
    kind: 'page',
    description: '',
    content: `<p>Words.</p><p><img src="${picture.url}" alt="A shelf"></p>`,
    published_at: null,
    is_published: true,
    is_draft: false,
  });
  expect({ status: page.status, body: page.body }).toMatchObject({ status: 200 });
  const user = await app.newUser();
  const { body: avatar } = await send(app.baseUrl, 'POST', '/api/avatar', {
    body: png({ width: 64, height: 64, random: true }),
    cookie: user.cookie,
  });
  await removeIn(31);
  expect([await statusOf(picture), (await fetch(`${app.baseUrl}${avatar.image_url}`)).status]).toEqual([
    200, 200,
  ]);
});
