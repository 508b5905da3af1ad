import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';

test('an administrator sees what can be reached, and the packages with their licences', async ({
  browser,
}) => {
  const admin = await openAsAdministrator(browser, '/admin/dependency-health', 'Dependency Health');
  const dependency = (name: string) =>
    admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { level: 2, name, exact: true }) });
  await expect(dependency('PostgreSQL')).toContainText(/Version [\d.]+/);
  await expect(dependency('PostgreSQL')).toContainText('Reachable');
  await expect(dependency('ChatGPT')).toContainText('It takes connections');
  await expect(dependency('Mail (SMTP)')).toContainText('Not configured');
  await admin.getByRole('searchbox', { name: 'Search' }).fill('nodemailer');
  const table = admin.getByRole('table', { name: 'Packages' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('MIT-0');
});
