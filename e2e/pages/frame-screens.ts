import { expect } from '@playwright/test';
import { at, drawn, look, screensOf } from './screen.ts';

const openDashboard = at('/tracker/dashboard', /of the newest \d+ answers/);

const openKit = at('/test/kit', 'Every part of the interface, once.');

/** The kit, which shows every state of every part, and the frame around the tracker's pages. */
export const FRAME_SCREENS = [
  ...screensOf('kit', 'administrator', {
    kit: look({ isFixed: true, isWholeAtEachWidth: true }, async (page) => {
      await openKit(page);
      await drawn(page);
    }),
    'kit-dialog': async (page) => {
      await openKit(page);
      await page.getByRole('button', { name: 'Ask before a loss' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete 3 keywords?' })).toBeVisible();
    },
    'kit-sheet': async (page) => {
      await openKit(page);
      await page.getByRole('button', { name: 'Open the sheet' }).click();
      await expect(page.getByRole('dialog', { name: "A row's detail" })).toBeVisible();
    },
  }),
  ...screensOf('tracker', 'settled', {
    menu: look({ only: 360, isFixed: true }, async (page) => {
      await openDashboard(page);
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    }),
    'sidebar-collapsed': look({ only: 1350 }, async (page) => {
      await openDashboard(page);
      await page.keyboard.press('Control+b');
      await expect(page.getByRole('heading', { name: 'Keywords Management' })).toBeHidden();
    }),
    'user-menu': look({ only: 1350 }, async (page) => {
      await openDashboard(page);
      await page.getByRole('button', { name: /Account:/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    }),
    palette: look({ isFixed: true }, async (page) => {
      await openDashboard(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    }),
  }),
];
