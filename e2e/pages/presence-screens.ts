import { expect } from '@playwright/test';
import { showPresence } from './canned-presence.ts';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

/** The presence score in every state that looks different. */
export const PRESENCE_SCREENS: readonly Screen[] = [
  {
    name: 'presence',
    as: 'settled',
    open: async (page) => {
      await showPresence(page);
      await at('/tracker/presence-score', 'Your presence on ChatGPT, Claude, and Gemini is')(page);
      await expect(
        page.getByRole('slider', { name: 'All assistants over time: moment' }).locator('svg').first(),
      ).toBeVisible();
    },
  },
  {
    name: 'presence-table',
    as: 'settled',
    open: async (page) => {
      await showPresence(page);
      await at('/tracker/presence-score?channel=claude', 'What would raise it most')(page);
      await page.getByText('Table', { exact: true }).click();
      await expect(page.getByRole('table', { name: 'All assistants over time' })).toBeVisible();
    },
  },
  {
    name: 'presence-alone',
    as: 'settled',
    open: async (page) => {
      await showPresence(page, { isAlone: true });
      await at('/tracker/presence-score', 'The weights were changed on')(page);
    },
  },
  {
    name: 'presence-first',
    as: 'reported',
    open: at('/tracker/presence-score', 'Your presence on'),
  },
  { name: 'presence-empty', as: 'newcomer', open: at('/tracker/presence-score', 'No presence score yet') },
  {
    name: 'presence-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, '**/api/presence-score');
      await page.goto('/tracker/presence-score');
      await expect(page.getByRole('table', { name: 'Presence score by assistant' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
  {
    name: 'presence-failed',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/presence-score');
      await atFailure('/tracker/presence-score', 'Your presence score could not be loaded')(page);
    },
  },
  {
    name: 'presence-weights',
    as: 'administrator',
    open: async (page) => {
      await page.goto('/admin/tracker-config');
      await page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Weights of the presence score' }) })
        .getByRole('button', { name: 'Change' })
        .click();
      await page.getByLabel('Named, percent').fill('60');
      await expect(page.getByText('these make 110%')).toBeVisible();
    },
  },
];
