import { expect } from '@playwright/test';
import { at, type Screen } from './screen.ts';

/** What visitors read, and where administrators write it. */
export const SITE_SCREENS: readonly Screen[] = [
  { name: 'page-about', as: 'visitor', open: at('/pages/about-us', /hold ourselves to/) },
  { name: 'page-privacy', as: 'visitor', open: at('/pages/privacy', 'Privacy') },
  { name: 'page-terms', as: 'visitor', open: at('/pages/terms', 'Terms of Services') },
  { name: 'page-help', as: 'visitor', open: at('/pages/help', 'Help') },
  { name: 'page-brand', as: 'visitor', open: at('/pages/brand', 'Brand') },
  {
    name: 'page-missing',
    as: 'visitor',
    provokes: /status of 404 /,
    open: at('/pages/nowhere', 'Page Not Found'),
  },
  { name: 'blog', as: 'visitor', open: at('/blog', 'Blog') },
  { name: 'post', as: 'visitor', open: at('/blog/why-one-answer-proves-nothing', /answer/i) },
  { name: 'changelog', as: 'visitor', open: at('/changelog', 'Changelog') },
  { name: 'admin-cms', as: 'administrator', open: at('/admin/cms', /^[\d,]+ (page|pages)/) },
  {
    name: 'admin-cms-page',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/cms', /^[\d,]+ (page|pages)/)(page);
      await page
        .getByRole('button', { name: /^Privacy/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
