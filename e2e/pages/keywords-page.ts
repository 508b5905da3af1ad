import { expect, type Locator, type Page } from '@playwright/test';

/** The list of keywords with its form. */
export class KeywordsPage {
  readonly page: Page;
  readonly entry: Locator;
  readonly addButton: Locator;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.entry = page.getByLabel('New keyword');
    this.addButton = page.getByRole('button', { name: 'Add keyword' });
    this.table = page.getByRole('table', { name: 'Keywords' });
  }

  async open(): Promise<void> {
    await this.page.goto('/tracker/keywords');
  }

  /** The form is open while there is no keyword yet. */
  async openForm(): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'New keyword', exact: true });
    await expect(async () => {
      await expect(this.entry.or(opener).first()).toBeVisible();
      if (!(await this.entry.isVisible())) await opener.click();
      await expect(this.entry).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  async add(keyword: string, topic?: string): Promise<void> {
    await this.openForm();
    await this.entry.fill(keyword);
    if (topic !== undefined) await this.page.getByLabel('Topic (optional)').fill(topic);
    await this.addButton.click();
  }

  row(keyword: string): Locator {
    return this.table.getByRole('row').filter({ hasText: keyword });
  }

  link(keyword: string): Locator {
    return this.row(keyword).getByRole('link', { name: keyword });
  }

  deleteButton(keyword: string): Locator {
    return this.page.getByRole('button', { name: `Delete ${keyword}` });
  }
}
