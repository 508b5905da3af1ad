import { expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { sharedJudgingApp } from '../judging/judging.fixture.ts';

const app = sharedJudgingApp();
const ANSWERS = 18_000;
const MOST_MS = 20_000;

/** About as long as answers are. */
const FILLER = Array.from(
  { length: 24 },
  (_, line) =>
    `- **Option ${line}** – plans begin at a price that suits most teams, and support answers within a day.`,
).join('\n');

it(`a new name is counted in ${ANSWERS.toLocaleString('en')} stored answers within ${MOST_MS / 1000} seconds beside running checks`, async ({
  annotate,
}) => {
  const user = await app.newOwner(['crm']);
  const other = await app.newOwner(['crm for banks', 'crm for shops', 'crm for clubs', 'crm for inns']);
  await app.run(user, () => ({ text: 'Northwind is fine.' }));
  // In one of nine answers; ids sort by time.
  const ids = Array.from({ length: ANSWERS }, (_, at) => newId(at + 1));
  await app.database.query(
    `insert into answers select r.*
     from unnest($2::uuid[]) with ordinality n(id, at), (select * from answers where account_id = $1 limit 1) a,
       lateral jsonb_populate_record(null::answers, to_jsonb(a) || jsonb_build_object('id', n.id,
         'text', case when n.at % 9 = 0 then 'Ask Quvera Desk first. ' else '' end || $3::text)) r`,
    [user.accountId, ids, FILLER],
  );
  await app.database.query(
    `insert into verdicts select r.*
     from unnest($2::uuid[]) n(id), (select * from verdicts where account_id = $1 limit 1) v,
       lateral jsonb_populate_record(null::verdicts, to_jsonb(v) || jsonb_build_object('answer_id', n.id)) r`,
    [user.accountId, ids],
  );
  await user.post('/api/competitors', { competitor_name: 'Quvera Desk' });
  const isCounted = async () => {
    const [company] = await app.database.query<{ is_searched: boolean }>(
      `select is_searched from companies where account_id = $1 and key = 'quveradesk'`,
      [user.accountId],
    );
    return company?.is_searched === true;
  };
  const begunMs = performance.now();
  app.startWalker();
  let answersBeside = 0;
  do {
    await app.answer(other, () => ({ text: FILLER }));
    answersBeside += 4;
  } while (!(await isCounted()));
  const tookMs = performance.now() - begunMs;
  await app.stopWalkers();
  const [counted] = await app.database.query<{ answers: number }>(
    `select count(*)::int as answers from company_mentions where account_id = $1 and company_key = 'quveradesk'`,
    [user.accountId],
  );
  await annotate(
    `${ANSWERS.toLocaleString('en')} answers in ${(tookMs / 1000).toFixed(1)} s, ${answersBeside} checks beside`,
  );
  expect(counted?.answers).toBe(ANSWERS / 9);
  expect(tookMs).toBeLessThan(MOST_MS);
}, 120_000);
