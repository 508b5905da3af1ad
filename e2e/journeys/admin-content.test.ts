import type { Page } from '@playwright/test';
import { createAccount } from '../fixtures/accounts.ts';
import { png } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator, trashAll } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

/** Sends as the administrator's own pages do. */
async function post<Answer>(admin: Page, path: string, data: object): Promise<Answer> {
  const { origin } = new URL(admin.url());
  const reply = await admin.request.post(path, { headers: { origin }, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as Answer;
}

const WORDS = {
  kind: 'page',
  description: '',
  content: '<p>Words.</p>',
  is_draft: false,
  published_at: null,
};

test('a post is written in the editor, with a picture, and reads the same on its page', async ({
  page,
  browser,
}) => {
  const slug = `written-${Date.now()}`;
  const admin = await openAsAdministrator(browser, '/admin/cms', 'Content Management');
  await admin.getByRole('button', { name: 'New page' }).first().click();
  const sheet = admin.getByRole('dialog');
  await sheet.getByLabel('Title').fill('Written in the editor');
  await sheet.getByLabel('Slug').fill(slug);
  await sheet.getByLabel('Kind').selectOption('post');
  const words = sheet.getByRole('textbox', { name: 'Content' });
  await words.click();
  await admin.keyboard.type('Why it matters');
  await sheet.getByRole('button', { name: 'Heading 2' }).click();
  await admin.keyboard.press('Enter');
  await admin.keyboard.type('Read ');
  // Ctrl+B is the editor's here, and leaves the sidebar as it is.
  const groups = admin.getByRole('navigation', { name: 'Admin' }).getByRole('heading');
  const shown = await groups.count();
  await admin.keyboard.press('Control+b');
  await admin.keyboard.type('every answer');
  await sheet.getByRole('button', { name: 'Bold' }).click();
  expect(shown).toBeGreaterThan(0);
  await expect(groups).toHaveCount(shown);
  await admin.keyboard.type(' first.');
  await admin.keyboard.press('Enter');

  // A link that runs something is refused where it is typed.
  await sheet.getByRole('button', { name: 'Link', exact: true }).click();
  const address = sheet.getByLabel('Address of the link');
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('/help');
  await address.press('Enter');
  await expect(words.locator('a[href="/help"]')).toHaveText('/help');

  const chooser = admin.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Insert a picture' }).click();
  await (await chooser).setFiles(png(120));
  const picture = words.locator('img');
  await expect(picture).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\.webp$/);
  await picture.click();
  await sheet.getByLabel('Text for people who cannot see it').fill('A blue field');

  await sheet.getByText('Live', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Create page' }).click();
  await expect(toast(admin)).toContainText('Page created successfully');

  await page.goto(`/blog/${slug}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'Why it matters' })).toBeVisible();
  await expect(article.locator('strong')).toHaveText('every answer');
  await expect(article.getByRole('link', { name: '/help' })).toHaveAttribute('href', '/help');
  const seen = article.getByRole('img', { name: 'A blue field' });
  await expect(seen).toHaveJSProperty('naturalWidth', 40);
  await trashAll(admin, 'cms_pages', slug);
  await admin.context().close();
});

test('a draft is previewed through a signed link and seen by visitors once it is published', {
  tag: '@verify',
}, async ({ page, browser }) => {
  const slug = `draft-${Date.now()}`;
  const admin = await openAsAdministrator(browser, '/admin/cms', 'Content Management');
  const { id } = await post<{ id: string }>(admin, '/api/admin/cms_pages', {
    ...WORDS,
    slug,
    title: 'As it is',
    is_published: true,
  });
  const sheet = admin.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1 });
  await admin.goto(`/admin/cms?row=${id}`);
  await sheet.getByLabel('Title').fill('As it will be');
  await expect(sheet.getByRole('button', { name: 'Save page' })).toBeVisible();
  await sheet.getByLabel('Keep changes as a draft').check();
  await sheet.getByRole('button', { name: 'Save draft' }).click();
  await expect(sheet).toBeHidden();
  await expect(admin.getByText('Published, draft waits').first()).toBeVisible();
  await page.goto(`/pages/${slug}`);
  await expect(heading).toHaveText('As it is');

  await admin.goto(`/admin/cms?row=${id}`);
  await sheet.getByText('Preview', { exact: true }).click();
  const path = (await sheet.getByRole('link', { name: 'Open the preview' }).getAttribute('href')) ?? '';
  const shown = await page.goto(path);
  expect(shown?.headers()['cache-control']).toBe('private, no-store');
  await expect(heading).toHaveText('As it will be');
  await expect(page.getByText('Preview: the page as it is saved.')).toBeVisible();
  expect(await page.content()).toContain('noindex');
  expect((await page.request.get(`${path}x`)).status()).toBe(404);

  await sheet.getByText('Edit', { exact: true }).click();
  await expect(sheet.getByLabel('Title')).toHaveValue('As it will be');
  await sheet.getByLabel('Keep changes as a draft').uncheck();
  await sheet.getByRole('button', { name: 'Publish draft' }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => (await page.request.get(`/pages/${slug}`)).text()).toContain('As it will be');
  await trashAll(admin, 'cms_pages', slug);
  await admin.context().close();
});

test('a reader likes a post and comments on it; the comment is shown once it was approved', {
  tag: '@verify',
}, async ({ page, api, browser }) => {
  const slug = `discussed-${Date.now()}`;
  const admin = await openAsAdministrator(browser, '/admin/comments', 'Comments');
  await post(admin, '/api/admin/cms_pages', {
    ...WORDS,
    slug,
    kind: 'post',
    title: 'Talked about',
    is_published: true,
  });
  await page.goto(`/blog/${slug}`);
  await expect(page.getByText('There are no comments yet.')).toBeVisible();
  await expect(page.getByText('Nobody has liked this yet')).toBeVisible();
  await page.getByRole('link', { name: 'Log in to comment' }).click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/blog/${slug}`)}`);

  const account = await createAccount(api);
  await page.goto(`/blog/${slug}`);
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByRole('button', { name: 'You like this' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 reader likes this')).toBeVisible();
  const comment = page.getByLabel('Your comment');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByText('Please write something first')).toBeVisible();
  await comment.fill('Well <b>said</b>.\nI count my answers now.');
  await page.getByRole('button', { name: 'Send comment' }).click();
  const mine = page.getByRole('listitem').filter({ hasText: 'Well <b>said</b>.' });
  await expect(mine).toContainText('Waits for approval');
  await expect(comment).toHaveValue('');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor.getByText('There are no comments yet.')).toBeVisible();
  await admin.reload();
  const waiting = admin.getByRole('listitem').filter({ hasText: 'Well <b>said</b>.' });
  await expect(waiting).toContainText(account.full_name);
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(admin)).toContainText('Comment approved');
  await expect
    .poll(async () => (await visitor.request.get(`/blog/${slug}`)).text())
    .toContain('Well &lt;b&gt;said&lt;/b&gt;.');

  await admin.goto('/admin/comments?state=approved');
  const approved = admin.getByRole('listitem').filter({ hasText: 'Well <b>said</b>.' });
  await approved.getByRole('button', { name: 'Reject' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('1 comment is taken off its post.');
  await dialog.getByLabel('Reason').fill('Off the subject');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(admin)).toContainText('Comment rejected');
  await page.reload();
  await expect(mine).toContainText('Not published');
  await mine.getByRole('button', { name: 'Delete' }).click();
  await expect(mine).toHaveCount(0);
  await visitor.context().close();
  await trashAll(admin, 'cms_pages', slug);
  await admin.context().close();
});
