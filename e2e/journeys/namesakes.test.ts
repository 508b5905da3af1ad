import { COMPANY } from '../fixtures/company.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

/** Asked by no other journey: asked again on one day, an assistant answers otherwise. */
const KEYWORD = 'trail running vests';

interface ShownAnswer {
  id: string;
  text: string;
  verdict: { mentions: { start: number }[]; undeclared: { name: string }[] };
}

/** A long word of the line of a place. */
function wordBeside({ text }: ShownAnswer, start: number, name: string): string {
  const line = text.slice(text.lastIndexOf('\n', start) + 1).split('\n')[0] ?? '';
  return line.match(/\p{L}{5,}/gu)?.find((word) => !name.includes(word)) ?? '';
}

test('a mention of somebody else is marked as not us, previewed, applied, and taken back among the names', {
  tag: '@verify',
}, async ({ page, api, signUp, simulator }) => {
  await signUp(COMPANY, { keywords: [KEYWORD] });
  await checkUntilReported(api, 1);
  const { items } = (await api.get('/api/answers')) as { items: { id: string }[] };
  const read = async () => (await api.get(`/api/answers/${items[0]?.id}`)) as unknown as ShownAnswer;
  const isMentioned = async () =>
    ((await api.get('/api/visibility-results')) as { items: { is_mentioned: boolean }[] }).items[0]
      ?.is_mentioned;
  // A company that the answer names becomes ours by another name.
  const name = (await read()).verdict.undeclared[0]?.name ?? '';
  await api.send('PUT', '/api/brand', { aliases: [name], products: [], category: null });
  const { id } = await api.send('POST', '/api/judgements');
  await expect.poll(async () => (await api.get(`/api/judgements/${id}`)).completed_at).not.toBeNull();
  await api.send('POST', `/api/judgements/${id}/apply`);
  const answer = await read();
  const { mentions } = answer.verdict;
  expect(mentions.length, answer.text).toBeGreaterThan(0);
  const asked = await simulator.countRequests();
  const dialog = page.getByRole('dialog');
  const theirs = `${name} Records`;

  await test.step('say that a mention is of somebody else', async () => {
    await page.goto(`/tracker/answers/${answer.id}`);
    await page
      .getByRole('button', { name: /^Not us/ })
      .first()
      .click();
    await expect(dialog.getByRole('heading', { name: "Who is this, if it isn't you?" })).toBeVisible();
    await expect(dialog.getByLabel('Their name')).toHaveValue(new RegExp(name.split(' ')[0] ?? ''));
    await dialog.getByLabel('Their name').fill(theirs);
    const words = mentions.map(({ start }) => wordBeside(answer, start, name));
    await dialog.getByLabel('Words near it').fill([...new Set(words)].join('\n'));
    await dialog.getByRole('button', { name: 'Preview the change' }).click();
  });

  await test.step('see what would change, while nothing has', async () => {
    await expect(
      dialog.getByText('Of your 1 stored answer, 1 answer would no longer mention you.', { exact: false }),
    ).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Changed keywords' })).toContainText('1 → 0 of 1');
    expect(await isMentioned()).toBe(true);
  });

  await test.step('apply it: the result says what was previewed, and nobody was asked', async () => {
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(toast(page)).toContainText('1 no longer mentions you');
    await expect(
      page.getByText('You said that this name, near these words, is not you.').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Not us/ })).toHaveCount(0);
    expect(await isMentioned()).toBe(false);
    expect(await simulator.countRequests()).toBe(asked);
  });

  await test.step('remove it among the names: the next preview brings the mention back', async () => {
    await page.goto('/tracker/competitive-intel#names');
    const remove = page.getByRole('button', { name: `Remove “${theirs}”` });
    await remove.click();
    await expect(remove).toBeHidden();
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(
      page.getByText('Of your 1 stored answer, 1 answer would newly mention you.', { exact: false }),
    ).toBeVisible();
  });
});

test('a name that is a word asks for examples, and what is not ticked is no mention any more', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY);
  const rename = async (name: string) => {
    await page.goto('/tracker/profile');
    await page.getByLabel('Company name').fill(name);
    await page.getByRole('button', { name: 'Save changes' }).click();
  };
  const question = page.getByRole('dialog', { name: 'Which of these are about you?' });
  await rename('Notion');
  await expect(question.getByText('“Notion” is also a word.', { exact: false })).toBeVisible();
  await question.getByLabel(/some notion/).check();
  await question.getByRole('button', { name: 'Save answers' }).click();
  await expect(toast(page)).toContainText('Profile updated successfully!');
  await expect(question).toBeHidden();
  expect(await api.get('/api/brand/namesakes')).toMatchObject({
    items: [{ name: 'Notion', words: ['the notion that', 'this notion that'] }],
  });
  await rename('Patagonia');
  await question.getByRole('button', { name: 'Skip' }).click();
  await expect(toast(page)).toContainText('Profile updated successfully!');
  expect(await api.get('/api/brand/namesakes')).toMatchObject({ items: [{ name: 'Notion' }] });
});
