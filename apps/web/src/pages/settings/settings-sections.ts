import * as messages from './messages.ts';

/** The sections with an address of their own, in the order of the list; the account comes first, at the page's address. */
const NAMED = {
  appearance: messages.appearance,
  notifications: messages.notifications,
  checks: messages.checks,
  security: messages.security,
  api: messages.apiKeys,
  webhooks: messages.webhooks,
  data: messages.dataAndPrivacy,
} as const;

export type SettingsSection = keyof typeof NAMED;

export const SETTINGS_SECTIONS = Object.keys(NAMED) as SettingsSection[];

/** The section that an address names; null for the account and for what is none. */
export function sectionNamed(name: string | undefined): SettingsSection | null {
  return SETTINGS_SECTIONS.find((section) => section === name) ?? null;
}

export const labelOf = (section: SettingsSection | null): string =>
  section === null ? messages.account : NAMED[section];

/** The parts that mails and bookmarks name by the page's address alone. */
const SECTION_OF_PART: Partial<Record<string, SettingsSection>> = {
  'email-notifications': 'notifications',
  'api-keys': 'api',
  webhooks: 'webhooks',
  'your-data': 'data',
};

/** The section of a part, by the hash of an address that names no section. */
export const sectionOfPart = (hash: string): SettingsSection | null => SECTION_OF_PART[hash] ?? null;
