import { expect, type Locator, type Page } from '@playwright/test';
import { sectionOf } from './section.ts';

/** Where plans are chosen and paid for, as its user sees it. */
export class PlansPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  open(): Promise<unknown> {
    return this.#page.goto('/tracker/plans');
  }

  panel(name: string): Locator {
    return sectionOf(this.#page, name);
  }

  get subscription(): Locator {
    return this.panel('Your subscription');
  }

  async expectPlan(name: string): Promise<void> {
    await expect(this.#page.getByRole('button', { name: `Current Plan: ${name}` })).toBeDisabled();
  }

  /** Begins a purchase and returns the tab in which it is paid. A dialog waits for it until the plan changes. */
  async beginPurchase(plan: string, interval?: 'per month' | 'per year'): Promise<Page> {
    await this.#page.getByRole('button', { name: `Upgrade with Stripe: ${plan}` }).click();
    const dialog = this.#page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: `Change to ${plan}?` })).toBeVisible();
    await expect(dialog).toContainText('What you gain');
    if (interval !== undefined) await dialog.getByText(new RegExp(`^\\$\\d+ ${interval}$`)).click();
    const opened = this.#page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    const tab = await opened;
    await expect(this.#page.getByRole('dialog', { name: 'Processing Payment' })).toBeVisible();
    await expect(tab.getByText('Simulated payment.')).toBeVisible();
    return tab;
  }

  async expectNoDialog(): Promise<void> {
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }

  /** Leaves the payment page without paying. */
  async abandonPurchase(tab: Page): Promise<void> {
    await tab.close();
    const closed = this.#page.getByRole('dialog', { name: 'Payment page closed' });
    await expect(closed).toContainText('nothing was charged and your plan stays');
    await closed.getByRole('button', { name: 'Done' }).click();
    await expect(closed).toBeHidden();
  }

  /** Opens the payment provider's page for cards, invoices and canceling. */
  async manage(): Promise<Page> {
    const opened = this.#page.waitForEvent('popup');
    await this.subscription.getByRole('button', { name: 'Card, invoices and canceling' }).click();
    const portal = await opened;
    await expect(portal.getByRole('heading', { name: 'Billing' })).toBeVisible();
    return portal;
  }

  /** Pays with another card from now on. */
  async useCard(): Promise<void> {
    const portal = await this.manage();
    // A tab that is closed while it loads may take minutes to close.
    const loaded = portal.waitForEvent('load');
    await portal.getByRole('button', { name: 'Use this card' }).click();
    await loaded;
    await portal.close();
  }
}
