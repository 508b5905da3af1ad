import { expect } from '@playwright/test';
import { ADMIN_HEALTH_SCREENS } from './admin-health-screens.ts';
import { ADMIN_LIST_SCREENS } from './admin-list-screens.ts';
import { ADMIN_OPERATION_SCREENS } from './admin-operation-screens.ts';
import { ADMIN_REPORT_SCREENS } from './admin-report-screens.ts';
import { ADMIN_RESOURCE_SCREENS } from './admin-resource-screens.ts';
import { ADMIN_USER_SCREENS } from './admin-user-screens.ts';
import { FUNCTION_TEST_SCREENS } from './function-test-screens.ts';
import { OMEGA_SCREENS } from './omega-screens.ts';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const OPERATIONS = '**/functions/admin-operations';

/** The back office in every state that looks different. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-dashboard', as: 'administrator', open: at('/admin/dashboard', 'Spent by day') },
  {
    name: 'admin-dashboard-answers',
    as: 'administrator',
    open: at('/admin/dashboard?chart=answers', 'Answers by day'),
  },
  {
    name: 'admin-saved-views',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/audit', 'Audit Logs')(page);
      await page.getByRole('button', { name: 'Views' }).click();
      const sheet = page.getByRole('dialog', { name: 'Saved views' });
      await expect(sheet.getByText('No saved views').or(sheet.getByRole('list'))).toBeVisible();
    },
  },
  {
    name: 'admin-dashboard-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, OPERATIONS);
      await at('/admin', 'Loading the numbers...')(page);
    },
  },
  {
    name: 'admin-dashboard-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, OPERATIONS);
      await atFailure('/admin', 'The numbers could not be loaded')(page);
    },
  },
  {
    name: 'admin-dashboard-attention',
    as: 'administrator',
    open: async (page) => {
      await page.route(OPERATIONS, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        if (body.operation === 'get_attention')
          body.data = {
            paused_providers: [
              {
                channel: 'openai',
                reason: 'ChatGPT asked to wait: it limits how often this account may ask.',
                paused_until: '2030-01-01T00:00:00.000Z',
              },
            ],
            today: { spent_usd: 8.2, reserved_usd: 0.4, limit_usd: 10 },
            waiting: { count: 2, since: '2026-01-01T00:00:00.000Z' },
            failed_mails: 1,
            failed_jobs: 3,
            open_errors: 2,
            open_disputes: 1,
            pending_comments: 2,
            late_backup: { is_first: false, since: '2026-01-01T00:00:00.000Z' },
            other_tables: { version: 'newer', since: '2026-01-02T09:30:00.000Z' },
            waiting_events: { count: 4, since: '2026-01-02T09:45:00.000Z' },
          };
        await route.fulfill({ response, json: body });
      });
      await at('/admin/dashboard', 'ChatGPT is not asked now')(page);
    },
  },
  {
    name: 'admin-role-loading',
    as: 'administrator',
    only: 1350,
    open: async (page) => {
      await hold(page, '**/rpc/get_my_roles');
      await at('/admin', 'Management Portal')(page);
    },
  },
  {
    name: 'admin-role-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/rpc/get_my_roles');
      await atFailure('/admin', 'Your access could not be checked')(page);
    },
  },
  {
    name: 'admin-palette',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/audit', /^[\d,]+ acts?$/)(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Search pages and users' }).fill('e2e');
      await expect(page.getByRole('dialog').getByText(/@e2e/).first()).toBeVisible();
    },
  },
  ...ADMIN_USER_SCREENS,
  ...ADMIN_OPERATION_SCREENS,
  ...ADMIN_HEALTH_SCREENS,
  ...ADMIN_REPORT_SCREENS,
  ...ADMIN_LIST_SCREENS,
  ...ADMIN_RESOURCE_SCREENS,
  ...FUNCTION_TEST_SCREENS,
  ...OMEGA_SCREENS,
];
