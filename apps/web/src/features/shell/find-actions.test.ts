import { expect, it } from 'vitest';
import type { PaletteGroup } from '../../ui/palette.tsx';
import { findActions } from './find-actions.ts';
import { TRACKER_NAVIGATION } from './navigation.ts';
import { listedIn, wordsOf } from './palette-words.ts';
import { SETTINGS_PARTS } from './settings-parts.ts';

const pages = TRACKER_NAVIGATION.flatMap(({ label: group, items }) =>
  items.map((item) => ({ id: item.label, label: item.label, keywords: [...wordsOf(item), group] })),
);
const parts = SETTINGS_PARTS.map(({ section, label, words }) => ({
  id: section,
  label,
  keywords: listedIn(words),
}));
const GROUPS: PaletteGroup[] = [
  { group: 'Pages', actions: [...pages, ...parts] },
  { group: 'Keywords', actions: [] },
  {
    group: 'Competitors',
    actions: [{ id: 'c1', label: 'Finoro', keywords: ['Finoro Pay', 'FinoroBank'] }],
  },
  {
    group: 'Actions',
    actions: [
      { id: 'check-all', label: 'Check all keywords', keywords: ['run', 'start', 'scan'] },
      { id: 'sign-out', label: 'Log out', keywords: ['sign out', 'log off'] },
    ],
  },
];

const firstOf = (typed: string, groups = GROUPS) =>
  findActions(typed, groups, 'Keywords')[0]?.actions[0]?.label;

it.each([
  ['rep', 'Reports'],
  ['keyword', 'Keywords'],
  ['rivals', 'Competitive Intel'],
  ['competitors', 'Competitive Intel'],
  ['aliases', 'Competitive Intel'],
  ['suggestions', 'AI Generation'],
  ['home', 'Home Dashboard'],
  ['rankings', 'Visibility tracker'],
  ['settings', 'Settings'],
  ['topics', 'Categories'],
  ['password', 'Security'],
  ['change email', 'Settings'],
  ['delete account', 'Data and privacy'],
  ['export my', 'Data and privacy'],
  ['export', 'Reports'],
  ['dark mode', 'Appearance'],
  ['sidebar', 'Appearance'],
  ['email summ', 'Notifications'],
  ['billing', 'Plans'],
  ['tag', 'Tags'],
  ['tags', 'Tags'],
  ['share of voice', 'Dashboard'],
  ['onboarding', 'Setup Wizard'],
  ['openai', 'ChatGPT'],
  ['anthropic', 'Claude'],
  ['upgrade', 'Plans'],
  ['invoice', 'Plans'],
  ['2fa', 'Security'],
  ['webhook', 'Webhooks'],
  ['api key', 'API keys'],
  ['Finoro', 'Finoro'],
  ['finoro pay', 'Finoro'],
  ['Budget', 'Profile'],
  ['csv', 'Add keywords'],
  ['prompt', 'Keywords'],
  ['sign out', 'Log out'],
  ['run', 'Check all keywords'],
  ['all check', 'Check all keywords'],
])('“%s” leads to %s', (typed, label) => {
  expect(firstOf(typed)).toBe(label);
});

it('finds a keyword that the server has found, behind a page that is called like what was typed', () => {
  const found = GROUPS.map((one) =>
    one.group === 'Keywords' ? { ...one, actions: [{ id: 'k1', label: 'Bäckerei Wien' }] } : one,
  );
  expect(firstOf('backerei', found)).toBe('Bäckerei Wien');
  expect(firstOf('reports', found)).toBe('Reports');
});

it('shows everything while nothing is typed, and nothing for what nothing is called', () => {
  expect(findActions(' ', GROUPS, 'Keywords').map(({ group }) => group)).toEqual([
    'Pages',
    'Competitors',
    'Actions',
  ]);
  expect(findActions('xyz', GROUPS, 'Keywords')).toEqual([]);
});

it('knows other words for every page', () => {
  expect(pages.filter(({ keywords }) => keywords.length === 1)).toEqual([]);
});
