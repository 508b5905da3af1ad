import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

test('topics show how often one is named for their keywords, lead to them, are renamed and joined', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp({ company_name: 'Fabrikam Studio' });
  await page.goto('/tracker/topics');
  await expect(page.getByRole('heading', { name: 'No topics yet' })).toBeVisible();
  for (const [keyword_text, topic_text] of [
    ['photo studio', 'Studio'],
    ['photo studio for rent', 'Studio'],
    ['wedding photographer', 'Weddings'],
    ['photo books', undefined],
  ])
    await api.send('POST', '/rpc/add_my_keyword', { keyword_text, topic_text });
  const topic = (name: string) => page.getByRole('table', { name: 'Topics' }).getByRole('row', { name });

  await test.step('before a report there are only counts', async () => {
    await page.goto('/tracker/dashboard');
    await page.getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveURL('/tracker/topics');
    await expect(page.getByText('2 topics for 3 keywords. 1 keyword has no topic.')).toBeVisible();
    await expect(topic('Studio')).toContainText('In no report yet');
  });

  await test.step('after one, each topic has the answers of its own keywords', async () => {
    await checkUntilReported(api, 1);
    const { items } = (await api.get('/api/keyword-topics')) as {
      items: { topic: string; channels: { current: { answers: number } | null; empty_answers: number }[] }[];
    };
    const answers = items.map(({ channels }) =>
      channels.reduce((all, { current, empty_answers }) => all + (current?.answers ?? 0) + empty_answers, 0),
    );
    expect(answers).toEqual([2, 1]);
    await expect(topic('Studio')).toContainText('ChatGPT');
  });

  await test.step('a topic leads to its keywords', async () => {
    await page.getByRole('link', { name: 'Studio' }).click();
    await expect(page).toHaveURL('/tracker/keywords?topic=Studio');
    await expect(page.getByRole('link', { name: 'photo studio', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'wedding photographer' })).toBeHidden();
    await page.goBack();
  });

  await test.step('it is renamed, and joined with another', async () => {
    await page.getByRole('button', { name: 'Rename Studio' }).click();
    await page.getByRole('dialog').getByLabel('Topic').fill('Rooms');
    await page.getByRole('button', { name: 'Rename topic' }).click();
    await expect(toast(page)).toContainText('2 keywords under “Rooms”');
    await expect(topic('Rooms')).toBeVisible();
    await page.getByRole('button', { name: 'Rename Weddings' }).click();
    await page.getByRole('dialog').getByLabel('Topic').fill('Rooms');
    await expect(page.getByText('“Rooms” is there already')).toBeVisible();
    await page.getByRole('button', { name: 'Join topics' }).click();
    await expect(page.getByText('1 topic for 3 keywords.')).toBeVisible();
    expect(await api.get('/api/keywords')).toMatchObject({ topics: ['Rooms'] });
  });
});
