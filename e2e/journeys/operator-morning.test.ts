import { contract } from '@answerscope/contract';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { alterOperation } from '../pages/replies.ts';
import { toast } from '../pages/toast.ts';

const NOTHING = {
  paused_providers: [],
  waiting: { count: 0, since: null },
  failed_mails: 0,
  failed_jobs: 0,
  open_errors: 0,
  open_disputes: 0,
  pending_comments: 0,
  late_backup: null,
  other_tables: null,
  waiting_events: { count: 0, since: null },
  health: [],
  met_rules: [],
};

test('an operator’s morning: the dashboard says what broke and leads to where it is mended', {
  tag: '@verify',
}, async ({ browser }) => {
  const admin = await openAsAdministrator(browser, '/admin/dashboard', 'Admin Dashboard');
  let night: Partial<typeof NOTHING> & object = {};
  await alterOperation(admin, contract.admin.run_admin_operation, 'get_attention', ({ today }) => ({
    ...NOTHING,
    today: { ...today, spent_usd: 0, reserved_usd: 0 },
    ...night,
  }));
  const wakeUpTo = async (happened: object) => {
    night = happened;
    await admin.goto('/admin/dashboard');
  };
  const follow = (title: RegExp) =>
    admin.getByRole('listitem').filter({ hasText: title }).getByRole('link').first().click();

  await test.step('all is well', async () => {
    await wakeUpTo({});
    await expect(admin.getByText('Nothing needs you now.')).toBeVisible();
  });

  await test.step('mail broke', async () => {
    await wakeUpTo({ failed_mails: 2 });
    await follow(/2 mails could not be sent/);
    await expect(admin.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
  });

  await test.step('a backup is missing, and is made', async () => {
    await wakeUpTo({ late_backup: { is_first: true, since: '2026-03-02T08:00:00.000Z' } });
    await follow(/No backup was ever made/);
    await expect(admin.getByRole('heading', { level: 1, name: 'System Health' })).toBeVisible();
    await admin.getByRole('button', { name: 'Back up now' }).click();
    await expect(toast(admin)).toContainText('Backup started');
    await expect(admin.getByRole('table', { name: 'Backups' })).toContainText(/answerscope-.*\.backup/);
  });

  await test.step('a warning rule is met', async () => {
    await wakeUpTo({ met_rules: ['Memory'] });
    await follow(/1 warning rule is met: Memory/);
    await expect(admin.getByRole('heading', { level: 1, name: 'Rules Management' })).toBeVisible();
  });
  await admin.context().close();
});
