import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Owned } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import { auxiliaryParts, unsureAnswer } from '../answers/auxiliary/auxiliary.fixture.ts';
import { writeDueReports } from '../reports/index.ts';
import { FILES } from './bundle/bundle-files.rules.ts';
import { type JudgingApp, startJudgingApp } from './judging.fixture.ts';
import { recompute } from './use-cases/recompute.ts';

let app: Owned<JudgingApp>;
let parts: ReturnType<typeof auxiliaryParts>;
beforeAll(async () => {
  app = await startJudgingApp();
  parts = auxiliaryParts(app);
  await parts.switchTo(true);
});
afterEach(async () => {
  await app.stopWalkers();
  await parts.stopWorkers();
  await app.resetSimulator();
});
afterAll(() => app.stop());

const REFUSED = unsureAnswer(false);

const verdictOf = async (user: TestUser) => {
  const [{ id }] = (await user.get('/api/answers')).body.items;
  return (await user.get(`/api/answers/${id}`)).body.verdict;
};

/** A user whose one answer is a mention by the model's word alone, and whose report says so. */
async function decided(): Promise<TestUser> {
  const user = await parts.newEmber();
  await parts.modelSays('names_brand', 1);
  await parts.answered(user, REFUSED.text);
  await parts.decideAll(user);
  await writeDueReports(app.checks);
  expect((await verdictOf(user)).is_mentioned).toBe(true);
  return user;
}

/** A user whose one answer names a competitor by the rules, and does not by the model's word. */
async function decidedOfRival(): Promise<TestUser> {
  const user = await parts.newEmber();
  expect((await user.post('/api/competitors', { competitor_name: 'Adatum Works' })).status).toBe(200);
  await writeDueReports(app.checks);
  await parts.answered(user, 'The Ember company sells kettles. Some like Adatum-Works more.');
  const said = { decision: 'other_bearer', other: 'a mill', quote: 'Some like Adatum-Works more' } as const;
  await parts.modelDecides([said], 1);
  await parts.decideAll(user);
  await writeDueReports(app.checks);
  return user;
}

const mentionsOf = (user: TestUser) =>
  app.database.query('select company_key, mentions from company_mentions where account_id = $1', [
    user.accountId,
  ]);

async function apply(user: TestUser, id: string): Promise<void> {
  expect((await user.post(`/api/judgements/${id}/apply`)).status).toBe(200);
}

describe('judging again', () => {
  it('repeats what the model decided, and asks nobody', async () => {
    const user = await decided();
    await app.name(user, ['Emberware']);
    const preview = await app.preview(user);
    expect(preview.difference).toMatchObject({ answers: 1, mentioned_after: 1, gained: 0, lost: 0 });
    await apply(user, preview.id);
    expect(await verdictOf(user)).toMatchObject({
      is_mentioned: true,
      judgement_id: preview.id,
      auxiliary: [{ decision: 'names_brand', is_in_force: true }],
    });
    expect(await parts.asked()).toHaveLength(1);
  });

  it('repeats what was decided of a competitor, in the preview and when it is applied', async () => {
    const user = await decidedOfRival();
    expect(await mentionsOf(user)).toEqual([]);
    await app.name(user, ['Emberware']);
    const preview = await app.preview(user);
    await apply(user, preview.id);
    await writeDueReports(app.checks);
    expect(await mentionsOf(user)).toEqual([]);
    expect((await verdictOf(user)).auxiliary).toMatchObject([{ company: 'Adatum Works', is_in_force: true }]);
    expect(await parts.rows(user)).toHaveLength(1);
    expect(await parts.asked()).toHaveLength(1);
  });

  it('leaves it to the rules when the brand is described otherwise, and says so', async () => {
    const user = await decided();
    await user.patch('/api/profile', { company_url: 'https://warm-things.example' });
    const preview = await app.preview(user);
    expect(preview.difference).toMatchObject({ mentioned_before: 1, mentioned_after: 0, lost: 1 });
    await apply(user, preview.id);
    expect(await verdictOf(user)).toMatchObject({
      is_mentioned: false,
      auxiliary: [{ decision: 'names_brand', is_in_force: false }],
    });
    expect(await parts.asked()).toHaveLength(1);
  });

  it('asks about the same lines again once a namesake is declared, and keeps what was decided before', async () => {
    const user = await decided();
    const namesake = { name: 'Ember Museum', words: ['museum'] };
    expect((await user.post('/api/brand/namesakes', namesake)).status).toBe(200);
    const preview = await app.preview(user);
    expect(preview.difference).toMatchObject({ mentioned_after: 1, gained: 0, lost: 0 });
    await apply(user, preview.id);
    expect(await verdictOf(user)).toMatchObject({ is_mentioned: true, auxiliary: [{ is_in_force: true }] });
    await parts.modelDecides([{ decision: 'other_bearer', other: 'the museum', quote: REFUSED.quote }], 1);
    for (const requests of [2, 2]) {
      await parts.answered(user, REFUSED.text);
      await parts.decideAll(user);
      expect(await parts.asked()).toHaveLength(requests);
      expect((await verdictOf(user)).auxiliary).toMatchObject([{ decision: 'other_bearer' }]);
    }
    const [before, after] = (await parts.asked()).map(({ question }) => JSON.parse(question).companies[0]);
    expect(before).not.toHaveProperty('namesakes');
    expect(after).toMatchObject({ name: 'Ember', namesakes: [namesake] });
    expect(await parts.rows(user)).toMatchObject([
      { repeats_id: null },
      { repeats_id: null },
      { attempts: 0 },
    ]);
  });

  it('hears of what is decided while a preview waits to be applied', async () => {
    const user = await parts.newEmber();
    await parts.answered(user, REFUSED.text);
    await app.name(user, ['Emberware']);
    const preview = await app.preview(user);
    await parts.modelSays('names_brand', 1);
    await parts.decideAll(user);
    expect(await app.verdictsOf(user, preview.id)).toMatchObject([{ mentioned: true }]);
    await apply(user, preview.id);
    expect((await verdictOf(user)).is_mentioned).toBe(true);
  });
});

describe('the evidence of a report', () => {
  const bundleOf = async (user: TestUser): Promise<Uint8Array> => {
    const [{ id }] = (await user.get('/api/reports')).body.items;
    const reply = await fetch(`${app.baseUrl}/api/reports/${id}/bundle`, {
      headers: { cookie: user.cookie },
    });
    return new Uint8Array(await reply.arrayBuffer());
  };

  it('holds what the model decided, and gives the same numbers with it', async () => {
    const user = await decided();
    const bundle = await bundleOf(user);
    const { problems, report } = recompute(bundle);
    expect(problems).toEqual([]);
    expect(report.numbers).toMatchObject({ mentioned_keywords: 1, rate_mentions: 1 });
    const [line, ...others] = strFromU8(unzipSync(bundle)[FILES.auxiliary] ?? new Uint8Array())
      .trim()
      .split('\n');
    expect(others).toEqual([]);
    expect(JSON.parse(line ?? '')).toMatchObject({
      places: [{ text: REFUSED.place.text, decision: 'names_brand', rules_counted: false }],
      brand: { name: 'Ember', domain: null, category: null },
    });
  });

  it('holds what the model decided of a competitor, and shows another decision', async () => {
    const bundle = await bundleOf(await decidedOfRival());
    expect(recompute(bundle).problems).toEqual([]);
    const files = unzipSync(bundle);
    const forged = strFromU8(files[FILES.auxiliary] ?? new Uint8Array()).replace(
      '"decision":"other_bearer"',
      '"decision":"names_brand"',
    );
    const { problems } = recompute(zipSync({ ...files, [FILES.auxiliary]: strToU8(forged) }));
    expect(problems.join('\n')).toMatch(/companies of answer .*: adatumworks/);
  });

  it('with another decision in it is found out', async () => {
    const files = unzipSync(await bundleOf(await decided()));
    const forged = strFromU8(files[FILES.auxiliary] ?? new Uint8Array()).replace(
      '"decision":"names_brand"',
      '"decision":"ordinary_word"',
    );
    const { problems } = recompute(zipSync({ ...files, [FILES.auxiliary]: strToU8(forged) }));
    expect(problems.join('\n')).toContain('auxiliary.jsonl is not the file that the manifest names');
    expect(problems.join('\n')).toContain('mentioned is false instead of true');
  });
});
