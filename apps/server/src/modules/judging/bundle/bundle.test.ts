import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../../test/app.ts';
import type { TestUser } from '../../../../test/user.ts';
import { type JudgingApp, startJudgingApp } from '../judging.fixture.ts';
import { BundleError, recompute } from '../use-cases/recompute.ts';
import { zipBundle } from '../use-cases/write-bundle.ts';
import { FILES } from './bundle-files.rules.ts';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../../recompute.ts', import.meta.url));

const TEXTS: Record<string, string> = {
  'crm for dentists': 'Northwind is a good choice. See [the list](https://elsewhere.example/list) for more.',
  'crm for bakers':
    'Fabrikam leads, then Northwind and, well behind, Contoso Ledger. “Ça va”, они сказали 😀.',
  'northwind alternatives': 'Fabrikam and Contoso are alternatives to Northwind for most teams.',
  'crm for nobody': 'Most teams choose between Adatum Books and Fabrikam.',
};
const PAGES = [
  { url: 'https://www.fabrikam.example/a', title: 'A', start: 0, end: 4, claim: null },
  { url: 'https://northwind.example/', title: null, start: null, end: null, claim: null },
];

let app: Owned<JudgingApp>;
let user: TestUser;
let reportId: string;
let folder: string;
beforeAll(async () => {
  app = await startJudgingApp();
  folder = mkdtempSync(join(tmpdir(), 'answerscope-bundle-'));
  user = await app.newOwner(Object.keys(TEXTS));
  await user.patch('/api/profile', { company_url: 'https://northwind.example' });
  await user.post('/api/competitors', {
    competitor_name: 'Fabrikam',
    competitor_url: 'https://fabrikam.example',
  });
  await app.run(user, () => ({ text: 'Nobody is named here but Contoso Ledger and Adatum Books.' }), 2);
  await app.run(
    user,
    (keyword, sample) =>
      sample === 3 ? { text: '' } : { text: TEXTS[keyword] ?? '', citations: sample === 1 ? PAGES : [] },
    3,
  );
  reportId = (await user.get('/api/reports')).body.items[0].id;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

async function download(id = reportId): Promise<Uint8Array> {
  const reply = await fetch(`${app.baseUrl}/api/reports/${id}/bundle`, { headers: { cookie: user.cookie } });
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('content-disposition')).toMatch(
    /^attachment; filename="evidence-openai-.*\.zip"$/,
  );
  return new Uint8Array(await reply.arrayBuffer());
}

const textsOf = (archive: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, file]) => [name, strFromU8(file)]));

/** The bundle with other files and, as a forger would, a manifest that names their hashes. */
async function forged(change: (files: Record<string, string>) => void): Promise<Uint8Array> {
  const files = textsOf(await download());
  change(files);
  const manifest = JSON.parse(files[FILES.manifest] ?? '');
  for (const file of manifest.files) {
    const text = files[file.name] ?? '';
    file.bytes = Buffer.byteLength(text);
    file.sha256 = createHash('sha256').update(text).digest('hex');
  }
  files[FILES.manifest] = JSON.stringify(manifest);
  return zipBundle(files);
}

describe("a report's evidence", () => {
  it('is the same bytes each time, names a hash of every file, and holds every counted answer', async () => {
    const archive = await download();
    expect(Buffer.compare(archive, await download())).toBe(0);
    const files = textsOf(archive);
    const manifest = JSON.parse(files[FILES.manifest] ?? '');
    expect(Object.keys(files).sort()).toEqual(Object.values(FILES).toSorted());
    expect(manifest.files).toHaveLength(Object.keys(files).length - 1);
    expect(manifest).toMatchObject({
      report: { id: reportId, channel: 'openai' },
      judgements: [{ names: { name: 'Northwind', competitors: [{ name: 'Fabrikam' }] } }],
    });
    const lines = (files[FILES.answers] ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(8);
    expect(lines[0]).toMatchObject({ language: 'en', cost_microdollars: 1234, raw: { id: 'resp_1' } });
  });

  it('gives the report to the last digit, every verdict and every hash', async () => {
    const { problems, report, answers } = recompute(await download());
    expect(problems).toEqual([]);
    expect(answers).toBe(8);
    const { body } = await user.get(`/api/reports/${reportId}`);
    expect(report.numbers).toMatchObject({
      mentioned_keywords: body.revision.mentioned_keywords,
      rate: body.revision.rate.rate,
      share_of_voice: body.revision.share_of_voice,
      improved_keywords: 3,
    });
    expect(report.domains).toContainEqual(
      expect.objectContaining({ domain: 'fabrikam.example', kind: 'competitor' }),
    );
  });

  it('gives it also after all answers were judged again', async () => {
    await app.name(user, ['Contoso Ledger']);
    const preview = await app.preview(user);
    expect((await user.post(`/api/judgements/${preview.id}/apply`)).status).toBe(200);
    const { problems, manifest } = recompute(await download());
    expect(problems).toEqual([]);
    expect(manifest.revision.judgement_id).toBe(preview.id);
    const older = (await user.get('/api/reports')).body.items[1].id;
    expect(recompute(await download(older)).problems).toEqual([]);
  });

  it('is told by the script, with its numbers, and by its exit code', {
    tags: 'verify',
    timeout: 480_000,
  }, async () => {
    const [right, wrong] = [join(folder, 'right.zip'), join(folder, 'wrong.zip')];
    writeFileSync(right, await download());
    writeFileSync(
      wrong,
      await forged((files) => swap(files, FILES.report, '"total_keywords":4', '"total_keywords":5')),
    );
    const [same, other] = await Promise.allSettled(
      [right, wrong].map((path) => run(process.execPath, [SCRIPT, path])),
    );
    expect(same).toMatchObject({ status: 'fulfilled' });
    expect(same).toHaveProperty('value.stdout', expect.stringMatching(/^rate_answers +\d+$/m));
    expect(same).toHaveProperty(
      'value.stdout',
      expect.stringContaining('Every hash, every verdict and every digit is the same.'),
    );
    const complaint = 'report: numbers.total_keywords is 4 instead of 5';
    expect(other).toMatchObject({ reason: { code: 1, stderr: expect.stringContaining(complaint) } });
  });
});

/** Replaces in one file; what is to be replaced must be there. */
function swap(files: Record<string, string>, name: string, from: string, to: string): void {
  const text = files[name] ?? '';
  expect(text).toContain(from);
  files[name] = text.replace(from, to);
}

describe('the evidence of a report that counts a status as an administrator has set it', () => {
  it('gives it to the last digit, also once the keyword is gone, and without what was set another one', async () => {
    await app.database.query(
      `insert into omega_ranking_overrides (account_id, id, keyword_id, channel, forced_status, reason, set_by, set_at)
       select account_id, id, id, 'openai', 'mentioned', 'A homonym', account_id, now() from keywords
       where account_id = $1 and keyword = 'crm for nobody'`,
      [user.accountId],
    );
    await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
    const { id } = (await user.get('/api/reports')).body.items[0];
    await app.database.query("delete from keywords where account_id = $1 and keyword = 'crm for nobody'", [
      user.accountId,
    ]);
    const archive = await download(id);
    const { problems, report } = recompute(archive);
    expect(problems).toEqual([]);
    expect(report.numbers).toMatchObject({ mentioned_keywords: 4, forced_keywords: 1 });
    const files = textsOf(archive);
    swap(files, FILES.checks, '"forced_status":"mentioned"', '"forced_status":null');
    expect(recompute(await zipBundle(files)).problems.join()).toMatch(/report: numbers.forced_keywords is 0/);
  });
});

describe('a bundle that was changed', () => {
  it('by an answer is found by its hash', async () => {
    const files = textsOf(await download());
    swap(files, FILES.answers, 'Northwind is a good', 'Northwind is a bad');
    const { problems } = recompute(await zipBundle(files));
    expect(problems[0]).toContain('answers.jsonl is not the file that the manifest names');
  });

  it('by an answer is found though the manifest was changed with it', async () => {
    const archive = await forged((files) =>
      swap(files, FILES.answers, 'Northwind is a good', 'Somebody is a good'),
    );
    const { problems } = recompute(archive);
    expect(problems.join('\n')).toMatch(/its text is not the one whose hash was kept/);
    expect(problems.join('\n')).toMatch(/answer .*: mentioned is false instead of true/);
    expect(problems.join('\n')).toMatch(/report: /);
  });

  it('by a verdict, a line or an earlier answer is found', async () => {
    const verdict = await forged((files) =>
      swap(files, FILES.verdicts, '"mentioned":true', '"mentioned":false'),
    );
    expect(recompute(verdict).problems.join()).toMatch(/mentioned is true instead of false/);
    const line = await forged((files) => swap(files, FILES.report, '"p_value":null', '"p_value":0.01'));
    expect(recompute(line).problems.join()).toMatch(
      /report: lines\[\d\].trend.p_value is null instead of 0.01/,
    );
    const earlier = await forged((files) => {
      files[FILES.previous] = '';
    });
    expect(recompute(earlier).problems.join()).toMatch(/numbers\.\w+_keywords is/);
  });

  it('by how often an answer mentions a company is found', async () => {
    const mention = await forged((files) => swap(files, FILES.mentions, '"mentions":1', '"mentions":2'));
    expect(recompute(mention).problems.join('\n')).toMatch(/mentions is 1 instead of 2/);
  });

  it('by names, or judged by other rules, is found', async () => {
    const files = textsOf(await download());
    swap(files, FILES.manifest, '"name":"Northwind"', '"name":"Adatum"');
    expect(recompute(await zipBundle(files)).problems.join()).toMatch(/mentioned is/);
    const other = textsOf(await download());
    other[FILES.manifest] = (other[FILES.manifest] ?? '').replace(
      /"rules_version":"[^"]*"/g,
      '"rules_version":"older"',
    );
    expect(recompute(await zipBundle(other)).problems.join()).toMatch(/judged by rules older/);
  });

  it('is refused in words when it is none', async () => {
    expect(() => recompute(new Uint8Array([1, 2, 3]))).toThrow(BundleError);
    for (const [name, text] of [
      [FILES.manifest, '{"format":99}'],
      [FILES.manifest, '{"format":1}'],
      [FILES.manifest, '{"format":7}'],
      [FILES.answers, 'no json'],
      [FILES.answers, '{"id":1}'],
      [FILES.checks, '{}'],
    ] as const) {
      const archive = await zipBundle({ ...textsOf(await download()), [name]: text });
      expect(() => recompute(archive), `${name}: ${text}`).toThrow(BundleError);
    }
  });
});
