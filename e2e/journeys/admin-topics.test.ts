import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

test('a category and its parts are made in the back office, chosen in a profile, and withdrawn', {
  tag: '@verify',
}, async ({ page, browser, signUp }) => {
  const admin = await openAsAdministrator(browser, '/admin/topics/categories', 'Topic Categories');
  // A name of its own at each try: what one leaves is not in the way of the next.
  const category = `Space ${Date.now().toString(36)}`;
  const sheet = admin.getByRole('dialog');
  const saved = async (text: string) => {
    await expect(toast(admin)).toContainText(text);
    await expect(sheet).toBeHidden();
  };

  await test.step('a category', async () => {
    await admin.getByRole('button', { name: 'New category' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill(category);
    await sheet.getByRole('button', { name: 'Create category' }).click();
    await saved('Category created successfully');
  });

  await test.step('a part of it, the category found by typing', async () => {
    await admin.goto('/admin/topics/subcategories');
    await admin.getByRole('button', { name: 'New subcategory' }).click();
    await sheet.getByLabel('Name', { exact: true }).fill('Moon landings');
    await sheet.getByRole('button', { name: 'Create subcategory' }).click();
    await expect(sheet.getByText('Please choose a category')).toBeVisible();
    const choice = sheet.getByRole('combobox', { name: 'Category' });
    await choice.click();
    await choice.fill(category.toLowerCase());
    await expect(admin.getByRole('option', { name: category })).toBeVisible();
    await admin.keyboard.press('Enter');
    await expect(choice).toHaveValue(category);
    await sheet.getByRole('button', { name: 'Create subcategory' }).click();
    await saved('Subcategory created successfully');
  });

  await test.step('a company chooses it', async () => {
    await signUp(COMPANY);
    await page.goto('/tracker/profile');
    await page.getByLabel('Business category').selectOption(category);
    await page.getByLabel('Business subcategory').selectOption('Moon landings');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page)).toContainText('Profile updated successfully!');
  });

  await test.step('withdrawn it stays with the company, and goes to no trash while it has parts', async () => {
    await admin.goto(`/admin/topics/categories?search=${category}`);
    await admin.getByRole('button', { name: category }).click();
    await sheet.getByLabel('Offered').uncheck();
    await sheet.getByRole('button', { name: 'Save category' }).click();
    await saved('Category updated successfully');
    await admin.getByRole('button', { name: category }).click();
    await sheet.getByRole('button', { name: 'Put in the trash' }).click();
    const asked = admin.getByRole('dialog').last();
    await asked.getByLabel('Reason').fill('Nobody flies any more');
    await asked.getByRole('button', { name: 'Put in the trash' }).click();
    await expect(admin.getByText(/1 subcategory is in this category\./)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Business category').locator('option:checked')).toHaveText(category);
    await expect(page.getByLabel('Business subcategory').locator('option:checked')).toHaveText(
      'Moon landings',
    );
  });
});
