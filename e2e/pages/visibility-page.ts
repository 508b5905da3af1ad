import type { Locator, Page } from '@playwright/test';

/** The visibility tracker as a person sees it. */
export class VisibilityPage {
  readonly page: Page;
  readonly table: Locator;
  readonly checkAll: Locator;
  readonly run: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Keywords and their visibility' });
    this.checkAll = page.getByRole('button', { name: 'Check all' });
    this.run = page.getByRole('region', { name: /Check under way|Newest check/ });
    this.dialog = page.getByRole('dialog');
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/tracker/visibility${search}`);
  }

  row(keyword: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('link', { name: keyword }) });
  }

  /** Starts the run that the open dialog describes, once its cost is known. */
  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: /Start check · at most \$\d/ }).click();
  }

  async startAll(): Promise<void> {
    await this.checkAll.click();
    await this.confirm();
  }
}
