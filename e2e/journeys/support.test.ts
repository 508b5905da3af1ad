import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { alter } from '../pages/screen.ts';

/** As the settings of the product in playwright.config.ts say. */
const MAIL = 'mailto:help@answerscope.example';

test('support is one click away in the footer, on the help page, in words that name it and from an error', {
  tag: '@verify',
}, async ({ page, signUp, problems }) => {
  await page.goto('/help');
  await expect(
    page.getByRole('article').getByRole('link', { name: 'help@answerscope.example' }),
  ).toHaveAttribute('href', MAIL);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', MAIL);

  await signUp(COMPANY, { keywords: ['gift books'] });
  problems.provoke(/TypeError|React error #31/);
  await alter<{ items: object[] }>(page, /\/api\/keywords(\?|$)/, (body) => ({
    ...body,
    items: body.items.map((item) => ({ ...item, topic: { a: 1 } })),
  }));
  await page.goto('/tracker/keywords');
  const broken = page
    .getByRole('alert')
    .filter({ hasText: 'An unexpected error occurred in this component.' });
  const id = /Error ID: ([0-9a-f]{32})/.exec((await broken.textContent()) ?? '')?.[1] ?? 'none';
  await expect(broken.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    `${MAIL}?subject=Answerscope%3A%20error%20${id}`,
  );
});
