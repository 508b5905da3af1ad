import { expect, type Page } from '@playwright/test';
import { LoginPage } from './login-page.ts';

interface Sign {
  email: string;
  password: string;
}

/** Stands where a page does not say what it should. */
export const NOT_SAID = '(not said)';

/** What a page says of something that another page says too. */
interface Said {
  of: string;
  where: string;
  value: string;
}

/** The value beside a term, whether or not the term explains itself. */
export const factOf = (page: Page, term: string) =>
  page
    .locator('main dl > div')
    .filter({ has: page.locator('dt').filter({ hasText: new RegExp(`^${term}$`) }) })
    .locator('dd');

/** Collects what pages say, from their visible words. */
export class Walk {
  readonly #page: Page;
  readonly said: Said[] = [];
  protected where = '';
  /** What the page shows. */
  protected text = '';

  constructor(page: Page) {
    this.#page = page;
  }

  async signIn({ email, password }: Sign, path: string): Promise<void> {
    await this.#page.context().clearCookies();
    await this.#page.goto(`/login?from=${encodeURIComponent(path)}`);
    await new LoginPage(this.#page).signIn({ email, password });
    await this.#page.waitForURL((url) => url.pathname === path);
  }

  /** Opens a page and waits until it has read everything; `ready` is said by a page whose first words come before its program. */
  async open(path: string, ready = /./): Promise<void> {
    await this.#page.goto(path);
    await expect(this.#page.locator('main h1')).toBeVisible();
    await expect(this.#page.getByRole('heading', { name: /^Importing/ })).toHaveCount(0);
    // Skeletons of what is still being read.
    const main = this.#page.locator('main');
    await expect(main).toContainText(ready);
    await expect(main.locator('[aria-busy="true"], span[aria-hidden="true"][style*="height"]')).toHaveCount(
      0,
    );
    await expect(main.getByText(/^(Loading|Generating) .*\.\.\.$/)).toHaveCount(0);
    // A fold loads what is in it.
    await main.locator('details:has(> summary h2)').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    await expect(main.locator('[aria-busy="true"], span[aria-hidden="true"][style*="height"]')).toHaveCount(
      0,
    );
    this.where = path;
    this.text = (await main.innerText()).replace(/[\u00a0\u202f]/g, ' ');
  }

  /** Takes the groups of a pattern in the words of the page. */
  words(of: string, pattern: RegExp): void {
    const [, ...groups] = pattern.exec(this.text) ?? ['', NOT_SAID];
    this.keep(of, groups.join(' of '));
  }

  /** Takes the exact moment of the time whose words match. */
  async moment(of: string, words: RegExp): Promise<void> {
    const time = this.#page.locator('main time').filter({ hasText: words });
    const [moment = NOT_SAID] = await time.evaluateAll((found) =>
      found.map((one) => one.getAttribute('datetime') ?? ''),
    );
    this.keep(of, moment);
  }

  /** Takes the value of a term in a list of facts or figures. */
  async fact(of: string, term: string, pattern = /^(.*)/): Promise<void> {
    const fact = factOf(this.#page, term);
    const [words = NOT_SAID] = await fact.allInnerTexts();
    this.keep(of, pattern.exec(words)?.[1] ?? words);
  }

  /** Counts the rows of a table. */
  async rows(of: string, label: string): Promise<void> {
    const count = await this.#page
      .getByRole('table', { name: label, exact: true })
      .locator('tbody tr')
      .count();
    this.keep(of, String(count));
  }

  keep(of: string, value: string): void {
    this.said.push({ of, where: this.where, value: value.trim() });
  }
}

/** What is said of the same thing in different ways. */
export function differences(said: readonly Said[]): { compared: number; differing: Said[][] } {
  const compared = [...Map.groupBy(said, ({ of }) => of).values()].filter((some) => some.length > 1);
  return {
    compared: compared.length,
    differing: compared.filter((some) => new Set(some.map(({ value }) => value)).size > 1),
  };
}
