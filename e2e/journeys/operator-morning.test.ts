import type { Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { mailedTo } from '../fixtures/mails.ts';
import { queryProduct } from '../fixtures/product-database.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator, trashAll } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

const SUBJECT = 'A mail of last night';
const RULE = 'Memory of last night';

const taskOf = (admin: Page, title: RegExp) => admin.getByRole('listitem').filter({ hasText: title });

/** Opens the dashboard as it is now, and follows one of its tasks. */
async function follow(admin: Page, title: RegExp, heading: string): Promise<void> {
  await admin.goto('/admin/dashboard');
  await taskOf(admin, title).getByRole('link').first().click();
  await expect(admin.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function expectDone(admin: Page, title: RegExp): Promise<void> {
  await admin.goto('/admin/dashboard');
  await expect(admin.getByText(/^\d+ tasks? needs? attention$/)).toBeVisible();
  await expect(taskOf(admin, title)).toHaveCount(0);
}

const setPlan = (account: Account, plan: string) =>
  queryProduct('update accounts set plan_id = (select id from plans where name = $2) where id = $1', [
    account.id,
    plan,
  ]);

test('an operator’s morning: the dashboard says what broke and leads to where it is mended', {
  tag: '@verify',
}, async ({ browser, signUp }) => {
  const account = await signUp();
  const admin = await openAsAdministrator(browser, '/admin/dashboard', 'Admin Dashboard');

  await test.step('a mail was given up, and is sent again', async () => {
    await queryProduct(
      `insert into mails (id, user_id, recipient, subject, text, created_at, tries, error, given_up_at)
       values (gen_random_uuid(), $1, $2, $3, 'Good morning', now(), 13, 'connect ECONNREFUSED', now())`,
      [account.id, account.email, SUBJECT],
    );
    await follow(admin, /1 email could not be sent/, 'Mails');
    const row = admin.getByRole('row').filter({ hasText: account.email }).filter({ hasText: SUBJECT });
    await expect(row).toContainText('connect ECONNREFUSED');
    await row.getByRole('button', { name: 'Send again' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The mail server is back');
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect(toast(admin)).toContainText('Mail is being sent');
    await mailedTo(account.email, SUBJECT);
    await expectDone(admin, /could not be sent/);
  });

  await test.step('the nightly backup is missing, and is made', async () => {
    await queryProduct('delete from backups');
    await queryProduct(
      "insert into backups (taken_at, row_count, product_version) values (now() - interval '3 days', 7, '0.1.0')",
    );
    await follow(admin, /The nightly backup is missing/, 'System Health');
    await admin.getByRole('button', { name: 'Back up now' }).click();
    await expect(toast(admin)).toContainText('Backup started');
    await expect(admin.getByRole('table', { name: 'Backups' })).toContainText(
      /answerscope-auto-real-.*\.backup/,
    );
    await expectDone(admin, /nightly backup/);
  });

  await test.step('a warning rule is met', async () => {
    const made = await admin.request.post('/api/admin/warning_rules', {
      headers: { origin: new URL(admin.url()).origin },
      data: {
        name: RULE,
        measure: 'memory',
        comparison: 'gt',
        threshold: 0,
        window_minutes: 15,
        cooldown_minutes: 60,
        receivers: '',
        is_active: true,
      },
    });
    expect(made.ok()).toBe(true);
    await follow(admin, new RegExp(`warning rules? (is|are) met: .*${RULE}`), 'Rules Management');
    await trashAll(admin, 'warning_rules', RULE);
    await expectDone(admin, new RegExp(RULE));
  });

  await test.step('a plan contradicts what is paid for', async () => {
    await setPlan(account, 'Professional');
    await follow(admin, /1 plan conflicts with a subscription/, 'Stripe Integration');
    await expect(admin.getByRole('table', { name: 'Open conflicts' })).toContainText(account.email);
    await setPlan(account, 'Free');
    await expectDone(admin, /with a subscription/);
  });
  await admin.context().close();
});
