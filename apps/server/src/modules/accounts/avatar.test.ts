import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { DRAWINGS, jpeg, png } from '../media/pictures.fixture.ts';

const app = sharedApp();
beforeEach(() => app.database.query('delete from rate_buckets'));

const upload = (user: TestUser, body: Uint8Array) =>
  send(app.baseUrl, 'POST', '/api/avatar', { body, cookie: user.cookie });
const shown = async (user: TestUser) => [
  (await user.get('/api/profile')).body.image_url,
  (await user.get('/api/auth/get-session')).body.user.image,
];
const random = (side = 8) => png({ width: side, height: side, random: true });

describe('the picture of a user', () => {
  it('is made anew, small, and shown by profile, session and back office', async () => {
    const user = await app.newUser();
    expect(await shown(user)).toEqual([null, null]);
    const reply = await upload(user, png({ width: 900, height: 600, random: true }));
    expect(reply.status).toBe(200);
    const { image_url } = reply.body;
    expect(image_url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    expect(await shown(user)).toEqual([image_url, image_url]);
    const file = await fetch(`${app.baseUrl}${image_url}`);
    const { format, width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['webp', 256, 171]);
    const administrator = await app.newAdministrator();
    const details = await administrator.post('/functions/admin-operations', {
      operation: 'get_user_details',
      userId: user.personId,
      data: {},
    });
    expect(details.body.data.profile.image_url).toBe(image_url);
  });

  it('goes at once when another takes its place, or none, from where it was kept, too', async () => {
    const user = await app.newUser();
    const first = (await upload(user, random())).body.image_url;
    const second = (await upload(user, random())).body.image_url;
    expect((await fetch(`${app.baseUrl}${first}`)).status).toBe(404);
    expect((await fetch(`${app.baseUrl}${second}`)).status).toBe(200);
    expect((await user.post('/rpc/remove_my_avatar')).body).toEqual({ image_url: null });
    expect((await fetch(`${app.baseUrl}${second}`)).status).toBe(404);
    expect(await shown(user)).toEqual([null, null]);
    expect((await user.post('/rpc/remove_my_avatar')).status).toBe(200);
  });

  it('stays where somebody else shows the same one', async () => {
    const [one, two] = [await app.newUser(), await app.newUser()];
    const picture = random();
    const { image_url } = (await upload(one, picture)).body;
    expect((await upload(two, picture)).body.image_url).toBe(image_url);
    await one.post('/rpc/remove_my_avatar');
    expect((await fetch(`${app.baseUrl}${image_url}`)).status).toBe(200);
    await two.post('/rpc/remove_my_avatar');
    expect((await fetch(`${app.baseUrl}${image_url}`)).status).toBe(404);
  });

  it('is refused where it is none, in the words of pictures, and the one before stays', async () => {
    const user = await app.newUser();
    const { image_url } = (await upload(user, await jpeg(12, 9))).body;
    for (const bytes of [new Uint8Array(), Buffer.from('hello'), Object.values(DRAWINGS)[0] ?? Buffer.of()])
      expectClosedError(await upload(user, bytes), 400);
    expect(expectClosedError(await upload(user, new Uint8Array(2_000_001)), 400).details?.reason).toBe(
      'picture_too_large',
    );
    expect(await shown(user)).toEqual([image_url, image_url]);
    expectClosedError(await send(app.baseUrl, 'POST', '/api/avatar', { body: random() }), 401);
  });

  it('is uploaded by its user only: not as a picture of administrators, whose calls take none', async () => {
    const administrator = await app.newAdministrator();
    const path = '/api/admin/media?purpose=avatar';
    const reply = await send(app.baseUrl, 'POST', path, { body: random(), cookie: administrator.cookie });
    expectClosedError(reply, 400);
  });
});
