import { expect, test } from 'vitest';
import { SETTINGS_SECTIONS, sectionNamed, sectionOfPart } from './settings-sections.ts';

test('an address names a section, or the account', () => {
  expect(SETTINGS_SECTIONS.map(sectionNamed)).toEqual(SETTINGS_SECTIONS);
  expect([undefined, 'account', 'toString'].map(sectionNamed)).toEqual([null, null, null]);
});

test('an address of the former single page leads to the section of its part', () => {
  expect(['email-notifications', 'api-keys', 'webhooks', 'your-data', ''].map(sectionOfPart)).toEqual([
    'notifications',
    'api',
    'webhooks',
    'data',
    null,
  ]);
});
