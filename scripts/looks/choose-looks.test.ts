import { describe, expect, it } from 'vitest';
import { chooseLooks } from './choose-looks.ts';

const SOURCES = new Map([
  [
    'apps/web/src/pages/reports/reports-page.tsx',
    "import { Reports } from '../../features/reports/reports.tsx';",
  ],
  ['apps/web/src/pages/tags/tags-page.tsx', "import { Table } from '../../ui/table.tsx';"],
  [
    'apps/web/src/features/reports/reports.tsx',
    "import styles from './reports.module.css';\nimport '../../ui/table.tsx';",
  ],
  ['apps/web/src/features/reports/reports.module.css', '.row {}'],
  ['apps/web/src/ui/table.tsx', ''],
  ['apps/web/src/ui/unused.tsx', ''],
  [
    'e2e/pages/report-screens.ts',
    "import { show } from './canned-reports.ts';\nimport { reply } from './replies.ts';",
  ],
  ['e2e/pages/tag-screens.ts', "import { reply } from './replies.ts';"],
  ['e2e/pages/canned-reports.ts', ''],
  ['e2e/pages/replies.ts', ''],
]);
const look = (name: string, page: string, file: string) => ({
  name,
  folder: `apps/web/src/pages/${page}`,
  definedIn: `e2e/pages/${file}`,
});
const LOOKS = [
  look('reports', 'reports', 'report-screens.ts'),
  look('reports-empty', 'reports', 'report-screens.ts'),
  look('tags', 'tags', 'tag-screens.ts'),
];
const chosen = (...changed: string[]) => chooseLooks(LOOKS, SOURCES, changed).map(({ name }) => name);

describe('the looks of a change', () => {
  it.each([
    ['a file of the page', 'apps/web/src/pages/reports/reports-page.tsx'],
    ['a file of the page that is gone', 'apps/web/src/pages/reports/former.tsx'],
    ['a feature of the page', 'apps/web/src/features/reports/reports.tsx'],
    ['a style sheet of the feature', 'apps/web/src/features/reports/reports.module.css'],
    ['the file that defines them', 'e2e/pages/report-screens.ts'],
    ['a canned reply of theirs', 'e2e/pages/canned-reports.ts'],
  ])('are those of its page: %s', (_, path) => {
    expect(chosen(path)).toEqual(['reports', 'reports-empty']);
  });

  it.each([
    ['a part of ui that pages import, directly or not', 'apps/web/src/ui/table.tsx'],
    ['a style sheet of all pages', 'apps/web/src/styles/tokens.css'],
    ['what all screens are defined with', 'e2e/pages/replies.ts'],
  ])('are those of all pages in turn: %s', (_, path) => {
    expect(chosen(path)).toEqual(['reports', 'tags', 'reports-empty']);
  });

  it('are none where no page shows it', () => {
    expect(chosen('apps/web/src/ui/unused.tsx', 'apps/server/src/main.ts', 'README.md')).toEqual([]);
  });

  it('begin with those of pages that changed themselves, then come those of features', () => {
    const [table, tags] = ['apps/web/src/ui/table.tsx', 'apps/web/src/pages/tags/tags-page.tsx'];
    expect(chosen(table, tags)[0]).toBe('tags');
    expect(chosen(table, 'apps/web/src/features/reports/reports.tsx')[2]).toBe('tags');
  });
});
