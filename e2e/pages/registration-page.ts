import type { Locator, Page } from '@playwright/test';

/** The form that makes an account. */
export class RegistrationPage {
  readonly page: Page;
  readonly fullName: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.fullName = page.getByLabel('Full name');
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password', { exact: true });
    this.confirmation = page.getByLabel('Confirm password');
    this.submit = page.getByRole('button', { name: 'Create Account' });
  }

  async open(): Promise<void> {
    await this.page.goto('/registration');
  }

  async fill({ email, password }: { email: string; password: string }): Promise<void> {
    await this.fullName.fill('Ada Example');
    await this.email.fill(email);
    await this.password.fill(password);
    await this.confirmation.fill(password);
  }
}
