import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

/** Asked by no other journey: asked again on one day, an assistant answers otherwise. */
const KEYWORDS = ['trail running shoes', 'rain jackets for cyclists', 'climbing ropes'];

interface Named {
  name: string;
  answers_naming: number;
}

test('who else is named becomes a competitor in one click, and judging again says what that does', async ({
  page,
  api,
  signUp,
  simulator,
}) => {
  await signUp(COMPANY);
  for (const keyword_text of KEYWORDS) await api.send('POST', '/rpc/add_my_keyword', { keyword_text });
  await api.send('POST', '/api/runs', { channels: ['openai'] });
  await expect
    .poll(async () => ((await api.get('/api/reports')).items as unknown[]).length, { timeout: 90_000 })
    .toBe(1);
  const [rival] = (await api.get('/api/dashboard')).undeclared as Named[];
  if (rival === undefined) throw new Error('the simulated answers name nobody');
  const asked = await simulator.countRequests();

  await test.step('the dashboard lists it, and one click tracks it', async () => {
    await page.goto('/tracker/dashboard');
    const row = page
      .getByRole('table', { name: 'Also named' })
      .getByRole('row')
      .filter({ hasText: rival.name });
    await expect(row).toContainText(`of ${rival.answers_naming} naming it`);
    await row.getByRole('button', { name: `Track ${rival.name}` }).click();
    await expect(toast(page)).toContainText(`${rival.name} is a competitor now`);
    await expect(row).toContainText('On your list');
    await expect(page.getByRole('button', { name: 'New competitor waits' })).toBeVisible();
    await expect(page.getByText('Changed names wait')).toBeHidden();
  });

  await test.step('the preview says what it does, though no verdict of ours changes', async () => {
    await toast(page).getByRole('button', { name: 'See the change' }).click();
    await expect(page).toHaveURL(/competitive-intel/);
    await expect(page.getByText(`${rival.name} is named in ${rival.answers_naming} of your`)).toBeVisible();
    await expect(page.getByText(/Your share of voice would go from .+ to \d+%/)).toBeVisible();
  });

  await test.step('applied it is confirmed, by a message and on the page', async () => {
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(toast(page)).toContainText('Applied to all numbers and reports');
    await page.reload();
    await expect(page.getByText(/Your share of voice went from .+ to \d+%/)).toBeVisible();
    const { competitors, undeclared } = (await api.get('/api/dashboard')) as Record<string, Named[]>;
    expect(competitors).toMatchObject([{ name: rival.name, answers_naming: rival.answers_naming }]);
    expect(undeclared?.map(({ name }) => name)).not.toContain(rival.name);
    expect(await simulator.countRequests()).toBe(asked);
  });
});
