import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

test('a category and its parts are made in the back office, chosen in a profile, and withdrawn', async ({
  page,
  browser,
  signUp,
}) => {
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

  await test.step('an idea for it, whose placeholders must be known', async () => {
    await admin.goto('/admin/topics/ideas');
    await admin.getByRole('button', { name: 'New topic idea' }).click();
    const choice = sheet.getByRole('combobox', { name: 'Category', exact: true });
    await choice.click();
    await choice.fill(category.toLowerCase());
    await expect(admin.getByRole('option', { name: category })).toBeVisible();
    await admin.keyboard.press('Enter');
    await sheet.getByLabel('Topic', { exact: true }).fill('Travel');
    await sheet
      .getByLabel('Questions')
      .fill('Who flies to the moon?\nWho flies from {town}?\nWho flies cheaply?');
    await sheet.getByRole('button', { name: 'Create topic idea' }).click();
    await expect(sheet.getByText('{town} is not known: there are {city} and {competitor}')).toBeVisible();
    await sheet
      .getByLabel('Questions')
      .fill('Who flies to the moon?\nWho flies from {city}?\nWho flies cheaply?');
    await sheet.getByRole('button', { name: 'Create topic idea' }).click();
    await saved('Topic idea created successfully');
  });

  await test.step('the list shows the parts of one category', async () => {
    await admin.goto(`/admin/topics/categories?search=${category}`);
    await admin
      .getByRole('table')
      .getByRole('link', { name: `1 subcategory of ${category}` })
      .click();
    await expect(admin.getByText('1 subcategory', { exact: true })).toBeVisible();
    await expect(admin.getByRole('table').getByRole('row').nth(1)).toContainText('Moon landings');
    await expect(admin.getByRole('search').getByRole('combobox', { name: 'Category' })).toHaveValue(category);
  });

  await test.step('a company chooses it', async () => {
    await signUp(COMPANY);
    await page.goto('/tracker/profile');
    await page.getByLabel('Business category').selectOption(category);
    await page.getByLabel('Business subcategory').selectOption('Moon landings');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page)).toContainText('Profile updated successfully!');
  });

  await test.step('the overview counts it, and says that nothing is missing', async () => {
    await admin.goto('/admin/topics');
    const row = admin
      .getByRole('table', { name: 'Categories' })
      .getByRole('row')
      .filter({ hasText: category });
    await expect(row).toContainText('Offered');
    await expect(row.getByRole('link', { name: `1 subcategory of ${category}` })).toBeVisible();
    await expect(row.getByRole('link', { name: `1 topic idea of ${category}` })).toBeVisible();
    await expect(row).not.toContainText('without a subcategory');
    await expect(row).not.toContainText('Offers no');
    await expect(row.getByRole('cell').nth(4)).toHaveText('1');
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
    await expect(admin.getByText(/1 subcategory and 1 topic idea are in this category\./)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Business category').locator('option:checked')).toHaveText(category);
    await expect(page.getByLabel('Business subcategory').locator('option:checked')).toHaveText(
      'Moon landings',
    );
  });

  await test.step('the overview says that a company is still in it', async () => {
    await admin.goto('/admin/topics');
    await expect(
      admin.getByRole('table', { name: 'Categories' }).getByRole('row').filter({ hasText: category }),
    ).toContainText('Withdrawn, and 1 company still in it');
  });
});
