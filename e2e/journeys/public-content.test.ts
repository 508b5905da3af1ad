import { contract } from '@answerscope/contract';
import { expect, test } from '../fixtures/test.ts';
import { reply } from '../pages/replies.ts';

test('testimonials scroll until somebody looks closer, stops them or wants less motion', {
  tag: '@verify',
}, async ({ page }) => {
  const said = ['Ada', 'Birgit'].map((name) => ({ name, content: `${name} reads the answers.` }));
  await reply(page, contract.content.list_shown_testimonials, said);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/pages/how-it-works');
  // A page that is rendered by the server brings its testimonials along; this one reads them.
  await page.getByRole('banner').getByRole('link').first().click();
  const section = page.getByRole('region', { name: 'What our users say' });
  const column = section.getByRole('list').first();
  const moving = column.locator('..');
  const expectState = (state: 'running' | 'paused') =>
    expect(moving).toHaveCSS('animation-play-state', state);
  await section.scrollIntoViewIfNeeded();
  await expectState('running');
  // The column itself never stands still long enough to be hovered.
  await column.locator('xpath=../..').hover();
  await expectState('paused');
  await page.mouse.move(0, 0);
  await expectState('running');
  await section.getByLabel('Stop the scrolling').check();
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.mouse.move(0, 0);
  await expectState('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(section.getByLabel('Stop the scrolling')).toBeHidden();
  await expect(moving).toHaveCSS('animation-name', 'none');
});
