import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { toast } from '../pages/toast.ts';

const TEMPLATE = 'What are the best options for coffee? Recommend specific companies or products.';
const CHOICE = 'Best coffee under €20: which specific companies or products should I consider?';

test('a question is seen before it is asked, worded otherwise, and asked to the letter', async ({
  page,
  signUp,
  api,
}) => {
  await signUp(COMPANY);
  const keywords = new KeywordsPage(page);
  await keywords.open();

  await test.step('it is shown while the keyword is typed, and says nothing twice', async () => {
    await keywords.openForm();
    await keywords.entry.fill('coffee');
    await expect(page.getByText(TEMPLATE)).toBeVisible();
    await keywords.entry.fill('best coffee under €20');
    await expect(page.getByText(CHOICE)).toBeVisible();
    await page.getByRole('button', { name: 'Add keyword' }).click();
    await expect(keywords.link('best coffee under €20')).toBeVisible();
  });

  await test.step('it can be worded as the keyword is added', async () => {
    await keywords.entry.fill('espresso');
    await page.getByRole('button', { name: 'Edit the question' }).click();
    const question = page.getByLabel('Question');
    await expect(question).toBeFocused();
    await question.fill('Which “espresso” is good? <b>');
    await page.getByRole('button', { name: 'Add keyword' }).click();
    await expect(question).toHaveAccessibleDescription(/Please enter a valid question/);
    await question.fill('Which “espresso” is good?');
    await page.getByRole('button', { name: 'Add keyword' }).click();
    await expect(keywords.row('espresso')).toContainText('Which “espresso” is good?');
    await expect(question).toBeHidden();
  });

  await test.step('it is changed on the page of the keyword, which says that the trend starts over', async () => {
    await keywords.link('best coffee under €20').click();
    await expect(page.getByText(CHOICE)).toBeVisible();
    await page.getByRole('button', { name: 'Change the question' }).click();
    const dialog = page.getByRole('dialog', { name: 'Question to the assistants' });
    await expect(dialog).toContainText('The trend of this keyword starts over');
    await expect(dialog.getByRole('button', { name: 'Save question' })).toBeDisabled();
    await dialog.getByLabel('Question').fill('Which coffee for €20 do offices like?');
    await dialog.getByRole('button', { name: 'Save question' }).click();
    await expect(toast(page)).toContainText('Question saved');
    await expect(page.getByText('In your own words.')).toBeVisible();
    await expect(page.getByText('Which coffee for €20 do offices like?')).toBeVisible();
  });

  await test.step('it is what the assistant is asked', async () => {
    const asked = { keyword: 'best coffee under €20', companyName: COMPANY.company_name };
    const { answerId } = await api.send('POST', '/functions/check-visibility', asked);
    const answer = await api.get(`/api/answers/${answerId}`);
    expect(answer.question).toBe('Which coffee for €20 do offices like?');
  });
});
