import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ROOT } from './build-stamp.ts';

const HISTORY = join(ROOT, '.cache/demonstration-history');
const MADE_FROM = `${HISTORY}-made-from`;

/** What decides what is in it and whether its rows fit; one that older code made for the same tables is as good. */
const SOURCES = [
  'apps/server/src/modules/answers/answers.tables.ts',
  'apps/server/src/modules/checks/checks.tables.ts',
  'apps/server/src/modules/refreshes/refreshes.tables.ts',
  'apps/server/src/modules/reports/reports.tables.ts',
  'apps/server/src/demonstration.ts',
  'apps/server/src/demonstration-history.ts',
  'apps/server/src/demonstration-history.queries.ts',
  'apps/server/src/demonstration-history.rules.ts',
  'apps/server/src/demonstration-story.ts',
  'apps/server/src/make-demonstration-history.ts',
  'packages/assistant-simulator/src',
  'packages/mentions/src',
];

/** Makes the past that demonstrations show, unless it is there already. */
export async function buildHistory(templateDir: string): Promise<void> {
  const from = fingerprint(SOURCES);
  if (existsSync(MADE_FROM) && readFileSync(MADE_FROM, 'utf8') === from) return;
  // The whole server: only who makes it anew needs it.
  const { makeDemonstrationHistory } = await import('../apps/server/src/make-demonstration-history.ts');
  await makeDemonstrationHistory(`${HISTORY}-new`, { templateDir });
  renameSync(`${HISTORY}-new`, HISTORY);
  writeFileSync(MADE_FROM, from);
}
