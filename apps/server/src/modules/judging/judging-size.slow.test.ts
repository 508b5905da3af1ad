import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import { TEST_SECRET } from '../../../test/global-setup.ts';
import type { TestUser } from '../../../test/user.ts';
import { newId } from '../../lib/ids.ts';
import { auxiliaryParts, unsureAnswers } from '../answers/auxiliary/auxiliary.fixture.ts';
import { countDueCompanies } from '../companies/index.ts';
import { type JudgingApp, startJudgingApp } from './judging.fixture.ts';
import type { JudgingWork } from './judging-process.fixture.ts';

const ANSWERS = 18_000;
/** Texts of each kind that the answers are copies of. */
const TEXTS = 20;

let app: Owned<JudgingApp>;
let parts: ReturnType<typeof auxiliaryParts>;
const children = new Set<ChildProcess>();
beforeAll(async () => {
  app = await startJudgingApp();
  parts = auxiliaryParts(app);
  await parts.switchTo(true);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await parts.stopWorkers();
  await app.stop();
});

/** Copies of a user's answers with all that was judged and decided of them, until there are so many. */
async function multiply(user: TestUser): Promise<void> {
  const originals = await app.database.query<{ id: string }>('select id from answers where account_id = $1', [
    user.accountId,
  ]);
  const ids = Array.from({ length: ANSWERS - originals.length }, (_, at) => newId(at + 1));
  const from = ids.map((_, at) => originals[at % originals.length]?.id);
  const copy = async (table: string, key: string, own: (at: string) => string) =>
    app.database.query(
      `insert into ${table} select r.*
       from unnest($2::uuid[], $3::uuid[]) with ordinality n(id, original, at)
       join ${table} t on t.account_id = $1 and t.${key} = n.original,
         lateral jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${own('n.id')})) r`,
      [user.accountId, ids, from],
    );
  await copy('answers', 'id', (id) => `'id', ${id}`);
  await copy('verdicts', 'answer_id', (id) => `'answer_id', ${id}`);
  await copy('auxiliary_verdicts', 'answer_id', (id) => `'answer_id', ${id}, 'id', gen_random_uuid()`);
}

interface Judged {
  verdicts: string;
  companies: string;
  difference: unknown;
}

/** A preview of the newest names, walked by so many processes of one locale and time zone, and then discarded. */
async function judgeAgain(
  user: TestUser,
  { processes, batchSize, env }: { processes: number; batchSize: number; env: Record<string, string> },
): Promise<Judged> {
  const { body: preview } = await user.post('/api/judgements');
  const path = `/api/judgements/${preview.id}`;
  const module = fileURLToPath(new URL('judging-process.fixture.ts', import.meta.url));
  for (let at = 0; at < processes; at++) {
    const child = fork(module, { execArgv: [], env: { ...process.env, ...env } });
    children.add(child);
    child.send({ owner: app.database.owner, secret: TEST_SECRET, batchSize } satisfies JudgingWork);
  }
  const isComplete = async () => {
    await countDueCompanies(app.checks);
    return (await user.get(path)).body.completed_at !== null;
  };
  await expect.poll(isComplete, { timeout: 900_000, interval: 500 }).toBe(true);
  for (const child of children) {
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  }
  children.clear();
  const digest = async (table: string, but: string) => {
    const [row] = await app.database.query<{ rows: number; digest: string }>(
      `select count(*)::int as rows, md5(string_agg((to_jsonb(t) - '{judgement_id,${but}}'::text[])::text, ' '
         order by t.answer_id${table === 'verdicts' ? '' : ', t.company_key'})) as digest
       from ${table} t where t.account_id = $1 and t.judgement_id = $2`,
      [user.accountId, preview.id],
    );
    return `${row?.rows} ${row?.digest}`;
  };
  const found = {
    verdicts: await digest('verdicts', 'judged_at'),
    companies: await digest('company_mentions', 'judged_at'),
    difference: (await user.get(path)).body.difference,
  };
  expect((await user.post(`${path}/discard`)).status).toBe(200);
  return found;
}

it(`judges ${ANSWERS.toLocaleString('en')} answers again without a call, to the same digits in any locale, time zone and number of processes`, async () => {
  const user = await parts.newEmber();
  // As many answers that count as do not, by the model's word against that of the rules.
  for (const [decision, is_counted] of [
    ['names_brand', false],
    ['ordinary_word', true],
  ] as const) {
    const unsure = unsureAnswers(is_counted).slice(0, TEXTS);
    expect(unsure).toHaveLength(TEXTS);
    for (const each of unsure) {
      await parts.modelSays(decision, 1, each);
      await parts.answered(user, each.text);
      await parts.decideAll(user);
    }
  }
  const asked = (await parts.asked()).length;
  expect(asked).toBe(2 * TEXTS);
  await multiply(user);
  await app.name(user, ['Emberware']);
  const one = await judgeAgain(user, {
    processes: 1,
    batchSize: 500,
    env: { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' },
  });
  const other = await judgeAgain(user, {
    processes: 3,
    batchSize: 130,
    env: { TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  });
  expect(one.verdicts).toMatch(`${ANSWERS} `);
  expect(one.difference).toMatchObject({ answers: ANSWERS, mentioned_after: ANSWERS / 2 });
  expect(other).toEqual(one);
  expect(await parts.asked()).toHaveLength(asked);
  expect((await parts.rows(user)).filter(({ attempts }) => attempts > 1)).toEqual([]);
}, 2_000_000);
