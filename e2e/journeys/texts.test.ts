import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRIENDLY_ERRORS } from '../../packages/contract/src/friendly-errors.ts';
import { ADMINISTRATOR, newEmail } from '../fixtures/accounts.ts';
import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { TEXT_REPLIES, TEXTS_ELSEWHERE } from '../pages/text-replies.ts';
import { TEXT_SCREENS } from '../pages/texts.ts';

const ROOT = join(import.meta.dirname, '../..');

for (const { where, as, open, texts, provokes } of TEXT_SCREENS) {
  test(`${where} says each of its texts to the letter`, async ({ page, api, signUp, problems }) => {
    test.slow();
    for (const pattern of provokes) problems.provoke(pattern);
    if (as !== 'visitor') await signUp(as === 'settled' ? COMPANY : undefined);
    const stage = { page, api, knownEmail: ADMINISTRATOR.email, unknownEmail: newEmail('unknown') };
    await open(stage);
    for (const [text, bring] of texts)
      await test.step(text, async () => {
        await bring(stage);
        const shown = page.getByText(text).filter({ visible: true }).first();
        await expect(shown).toBeVisible({ timeout: 60_000 });
      });
  });
}

test('a call that is refused says its text to the letter', async ({ page, api, signUp, baseURL }) => {
  const origin = baseURL ?? '';
  for (const as of ['visitor', 'settled'] as const) {
    if (as === 'settled') await signUp(COMPANY);
    for (const { text, method, path, body } of TEXT_REPLIES.filter((one) => one.as === as)) {
      const at = typeof path === 'string' ? path : await path(api);
      const answer = await page.request.fetch(`${origin}${at}`, {
        method,
        headers: { origin },
        ...(body === undefined ? {} : { data: body }),
      });
      expect(await answer.text(), `${method} ${at}`).toContain(JSON.stringify(text));
    }
  }
});

test('every text stands in a test: the ones of errors that people read, and those that are found elsewhere', () => {
  const shown = new Set([
    ...TEXT_SCREENS.flatMap(({ texts }) => texts.map(([text]) => text)),
    ...TEXT_REPLIES.map(({ text }) => text),
    ...Object.keys(TEXTS_ELSEWHERE),
  ]);
  const { brand: _ours, topic_ideas: _oursToo, ...ofSpecification } = FRIENDLY_ERRORS;
  const missing = Object.values(ofSpecification).flatMap((texts) =>
    Object.values(texts).filter((text: string) => !shown.has(text)),
  );
  expect(missing).toEqual([]);
  for (const [text, file] of Object.entries(TEXTS_ELSEWHERE)) {
    const tested = readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'");
    expect(tested.includes(text), `${file} has “${text}”`).toBe(true);
  }
});
