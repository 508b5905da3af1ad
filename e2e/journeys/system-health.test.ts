import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { mailsTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

test('an administrator sees how the installation is, and that mails arrive', async ({ browser }) => {
  const admin = await openAsAdministrator(browser, '/admin/system-health', 'System Health');
  const check = (name: string) =>
    admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { level: 2, name, exact: true }) });
  await expect(check('Database')).toContainText(/PostgreSQL [\d.]+ holds .+ and answered in \d+ ms/);
  await expect(check('Database')).toContainText('Works');
  await expect(check('Backup')).toContainText('npm run backup');
  await check('Mail').getByRole('button', { name: 'Send test mail' }).click();
  await expect(toast(admin)).toContainText('Test mail on its way');
  await expect
    .poll(() => mailsTo(ADMINISTRATOR.email).some((mail) => mail.includes('Mails of Answerscope arrive')))
    .toBe(true);
  await admin.getByRole('button', { name: 'Look again' }).click();
  await expect(check('Mail')).toContainText('The last was sent less than a minute ago');
});
