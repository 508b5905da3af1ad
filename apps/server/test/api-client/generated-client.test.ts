import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../src/lib/project-root.ts';
import { sharedReportApp } from '../../src/modules/reports/report.fixture.ts';
import { newKey } from '../api-key.ts';
import { send } from '../user.ts';

const run = promisify(execFile);
const app = sharedReportApp();

/** Inside the project, where openapi-fetch and the types of Node are found. */
let folder = '';
beforeAll(() => {
  mkdirSync(join(projectRoot(), '.cache'), { recursive: true });
  folder = mkdtempSync(join(projectRoot(), '.cache', 'api-client-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function readDocument(): Promise<string> {
  const { body, status } = await send(app.baseUrl, 'GET', '/api/openapi.json');
  expect(status).toBe(200);
  return JSON.stringify(body);
}

it('a client generated from the API’s description compiles and does the main job', async () => {
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS(await readDocument())));
  copyFileSync(join(import.meta.dirname, 'main-job.ts.txt'), join(folder, 'main-job.ts'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', include: ['*.ts'] }),
  );
  const tsc = join(projectRoot(), 'node_modules/typescript/bin/tsc');
  const compiled = await run(process.execPath, [tsc, '-p', folder]).catch((failed) => failed);
  expect(compiled.stdout).toBe('');

  const user = await app.newUser({ company: 'Clinicflow', plan: 'Professional' });
  const { key } = await newKey(app.baseUrl, user, { scope: 'write' });
  app.startEngine();
  const writer = app.startWriter();
  const done = await run(process.execPath, [join(folder, 'main-job.ts'), app.baseUrl, key]).finally(() =>
    writer.stop(),
  );
  const result = JSON.parse(done.stdout);
  expect(result).toMatchObject({
    keyword: { keyword: 'crm for dentists', user_id: user.accountId },
    listed: { total: 0, total_keywords: 1 },
    run: { id: result.started.id, state: 'done', successful: 1 },
    answer: { id: result.summary.id, keyword: 'crm for dentists', channel: 'openai' },
    report: { id: result.newest.id, channel: 'openai' },
    refusals: ['NOT_FOUND', { keyword_text: [expect.any(String)] }, 'duplicate_keyword'],
  });
});

it('a public linter finds no fault in the API’s description', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The test's installation is at localhost; yours isn't.
      'no-server-example.com': 'off',
    },
  });
  const found = await lintFromString({ source: await readDocument(), config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
