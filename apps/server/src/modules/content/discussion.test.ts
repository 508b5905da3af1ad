import { COMMENT_REFUSALS, LIMITS } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { RESOURCE_EXAMPLES } from '../../../test/fitness/resource-examples.ts';
import { send, type TestUser } from '../../../test/user.ts';

let app: TestApp;
let administrator: TestUser;
let anna: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  anna = await app.newUser({ company: 'Annas Bookshop' });
});
afterAll(() => app.stop());

const PAGES = '/api/admin/cms_pages';
const post = async (change: Record<string, unknown> = {}) => {
  const { status, body } = await administrator.post(PAGES, {
    ...RESOURCE_EXAMPLES.cms_pages(),
    kind: 'post',
    is_published: true,
    is_draft: false,
    published_at: null,
    ...change,
  });
  expect(status).toBe(200);
  return body as { id: string; slug: string };
};
const publicly = (path: string) => send(app.baseUrl, 'GET', path);
const shownOf = async (slug: string) => (await publicly(`/api/posts/${slug}/discussion`)).body;
const write = (who: TestUser, slug: string, content = 'Well said.') =>
  who.post(`/api/posts/${slug}/comments`, { slug, content });
const moderate = (id: string, state: string, reason?: string) =>
  administrator.post(`/api/admin/comments/${id}/state`, { id, state, reason });

describe('a comment', () => {
  it('is shown once an administrator has approved it, and to its writer before', async () => {
    const { slug } = await post();
    const { body: comment } = await write(anna, slug, '  <b>Well</b> said.\nReally. ');
    expect(comment).toMatchObject({ content: '<b>Well</b> said.\nReally.', state: 'pending' });
    expect((await shownOf(slug)).comments).toEqual([]);
    expect((await anna.get(`/api/posts/${slug}/my-part`)).body.comments).toMatchObject([
      { id: comment.id, state: 'pending' },
    ]);
    const waiting = await administrator.get('/api/admin/comments');
    expect(waiting.body.items).toMatchObject([
      { id: comment.id, post: { slug }, author: { id: anna.personId } },
    ]);

    expect((await moderate(comment.id, 'approved')).status).toBe(200);
    expect((await shownOf(slug)).comments).toMatchObject([
      { id: comment.id, content: '<b>Well</b> said.\nReally.', author_name: expect.any(String) },
    ]);
    expect(expectClosedError(await moderate(comment.id, 'approved'), 409).details).toMatchObject({
      reason: 'nothing_changed',
    });
    expectClosedError(await moderate(comment.id, 'rejected'), 400);
    await moderate(comment.id, 'rejected', 'It names a person');
    expect((await shownOf(slug)).comments).toEqual([]);
    const [audited] = await app.database.query<{ before: unknown; after: unknown; reason: string }>(
      `select before, after, reason from audit_logs where action = 'moderate_comment' order by id desc limit 1`,
    );
    expect(audited).toEqual({
      before: { state: 'approved' },
      after: { state: 'rejected' },
      reason: 'It names a person',
    });
  });

  it('is written by who is signed in, under a post that visitors see', async () => {
    const { slug } = await post();
    const draft = await post({ is_published: false });
    const page = await post({ kind: 'page' });
    const strangers = await send(app.baseUrl, 'POST', `/api/posts/${slug}/comments`, {
      body: { content: 'x' },
    });
    expectClosedError(strangers, 401);
    const ben = await app.newUser();
    for (const other of [draft.slug, page.slug, 'no-such-post']) {
      expectClosedError(await write(ben, other), 404);
      expectClosedError(await publicly(`/api/posts/${other}/discussion`), 404);
    }
    expectClosedError(await write(ben, slug, ' \n '), 400);
    expect((await write(ben, slug)).status).toBe(200);
  });

  it('is deleted by its writer and by nobody else', async () => {
    const ben = await app.newUser();
    const { slug } = await post();
    const { body: comment } = await write(ben, slug);
    await moderate(comment.id, 'approved');
    const remove = (who: TestUser) =>
      send(app.baseUrl, 'DELETE', `/api/comments/${comment.id}`, { cookie: who.cookie });
    expectClosedError(await remove(anna), 404);
    expect((await shownOf(slug)).comments).toHaveLength(1);
    expect((await remove(ben)).status).toBe(200);
    expect((await shownOf(slug)).comments).toEqual([]);
  });

  it('comes a few times in ten minutes, and no more once many wait', async () => {
    const { slug } = await post();
    const ben = await app.newUser();
    for (let one = 0; one < LIMITS.comments_per_ten_minutes; one += 1)
      expect((await write(ben, slug)).status).toBe(200);
    expect(expectClosedError(await write(ben, slug), 429).message).toBe(COMMENT_REFUSALS.too_many_comments);
    const carla = await app.newUser();
    await write(carla, slug);
    await app.database.query(
      `insert into post_comments (id, user_id, page_id, content, state, created_at)
       select gen_random_uuid(), user_id, page_id, content, state, created_at
       from post_comments, generate_series(2, $2::int) where user_id = $1`,
      [carla.personId, LIMITS.comments_pending_max],
    );
    expect(expectClosedError(await write(carla, slug), 429).message).toBe(COMMENT_REFUSALS.too_many_pending);
  });
});

describe('a like', () => {
  it('counts once a reader, and is taken back', async () => {
    const { slug } = await post();
    const ben = await app.newUser();
    const like = (who: TestUser, is_liked: boolean) =>
      who.post(`/api/posts/${slug}/like`, { slug, is_liked });
    await like(anna, true);
    await like(anna, true);
    expect((await like(ben, true)).body).toEqual({ is_liked: true, likes: 2 });
    expect((await shownOf(slug)).likes).toBe(2);
    expect((await anna.get(`/api/posts/${slug}/my-part`)).body.is_liked).toBe(true);
    expect((await like(anna, false)).body).toEqual({ is_liked: false, likes: 1 });
    expect((await ben.get(`/api/posts/${slug}/my-part`)).body.is_liked).toBe(true);
  });
});

describe('an author', () => {
  it('is told of once a post of theirs is published; of anybody else nothing is', async () => {
    const asAuthor = `/api/users/${administrator.personId}`;
    await app.database.query('update cms_pages set author_id = null', []);
    expectClosedError(await publicly(asAuthor), 404);
    const draft = await post({ is_published: false });
    await post({ kind: 'page' });
    expectClosedError(await publicly(asAuthor), 404);
    expectClosedError(await publicly(`${asAuthor}/posts`), 404);
    const { slug } = await post();
    expect((await publicly(asAuthor)).body).toEqual({
      id: administrator.personId,
      full_name: expect.any(String),
      avatar_url: null,
    });
    const posts = (await publicly(`${asAuthor}/posts`)).body as { slug: string }[];
    expect(posts.map((one) => one.slug)).toEqual([slug]);
    expect((await publicly(`/api/pages/${slug}`)).body.author.id).toBe(administrator.personId);
    expect((await publicly('/api/pages/why-one-answer-proves-nothing')).body.author).toBeNull();
    for (const nobody of [anna.personId, draft.id])
      for (const path of [`/api/users/${nobody}`, `/api/users/${nobody}/posts`])
        expectClosedError(await publicly(path), 404);
  });
});

describe('a link to a preview', () => {
  it('shows a draft as it is saved, to whoever has it, until it is over or the page is in the trash', async () => {
    const draft = await post({ is_published: false, title: 'Not yet' });
    expectClosedError(await publicly(`/api/pages/${draft.slug}`), 404);
    const link = await administrator.get(`${PAGES}/${draft.id}/preview`);
    const token = String(link.body.path).replace('/preview/', '');
    expectClosedError(await anna.get(`${PAGES}/${draft.id}/preview`), 403);
    const seen = await publicly(`/api/page-previews/${token}`);
    expect(seen.body).toMatchObject({ page: { title: 'Not yet' }, expires_at: link.body.expires_at });
    const minutes = (Date.parse(link.body.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(60);
    expectClosedError(await publicly(`/api/page-previews/${token.slice(0, -1)}`), 404);
    await administrator.post(`${PAGES}/bulk`, { action: 'trash', ids: [draft.id], reason: 'A test' });
    expectClosedError(await publicly(`/api/page-previews/${token}`), 404);
    expectClosedError(await administrator.get(`${PAGES}/${draft.id}/preview`), 404);
  });
});
