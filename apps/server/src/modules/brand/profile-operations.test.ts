import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';

const app = sharedApp();

type Fields = Record<string, unknown>;
const run = (user: TestUser, operation: string, fields: Fields = {}) =>
  user.post('/functions/profile-operations', { operation, userId: user.personId, ...fields });
const save = (user: TestUser, fields: Fields) => run(user, 'update_brand_data', fields);
const full = async (user: TestUser) => (await run(user, 'get_full_profile')).body.data;
const question = (change: Fields = {}) => ({
  question_text: 'Who repairs roofs in Chicago?',
  question_category: 'services',
  ...change,
});

describe('the operations of the profile’s page', () => {
  it('read and change the profile as its own calls do', async () => {
    const user = await app.newUser();
    const changed = await run(user, 'update_profile', {
      profileData: { company_name: 'Northwind', company_url: 'https://northwind.example' },
      auditInfo: { ipAddress: null, userAgent: 'a browser' },
    });
    expect(changed.body).toMatchObject({ success: true, operation: 'update_profile' });
    const { body } = await run(user, 'get_profile');
    expect(body).toEqual({ success: true, operation: 'get_profile', data: changed.body.data });
    expect(body.data).toEqual((await user.get('/api/profile')).body);
  });

  it('say what is known of a company, and when its profile is complete', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    expect(await full(user)).toMatchObject({
      brand: null,
      messaging_pillars: [],
      brand_questions: [],
      is_complete: false,
      has_ai_features: false,
    });
    await user.patch('/api/profile', { company_url: 'https://northwind.example' });
    expect(await full(user)).toMatchObject({ is_complete: false, has_ai_features: true });
    const [category] = (await user.post('/rpc/get_topic_categories', {})).body.categories;
    await user.patch('/api/profile', { business_category_id: category.id });
    expect(await full(user)).toMatchObject({
      is_complete: true,
      profile: { business_category: category },
    });
  });

  it('are the caller’s own: another’s id is nobody’s, and none is the caller’s', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const other = await app.newUser({ company: 'Contoso' });
    await save(other, { brandData: { industry: 'Books' } });
    for (const [operation, fields] of [
      ['get_profile', {}],
      ['get_full_profile', {}],
      ['update_profile', { profileData: { company_name: 'Taken' } }],
      ['create_brand_profile', { brandData: {} }],
      ['update_brand_data', { brandData: { industry: 'Taken' }, messagingPillars: [] }],
    ] as const)
      expectClosedError(await run(user, operation, { ...fields, userId: other.personId }), 404);
    expect(await full(other)).toMatchObject({
      profile: { company_name: 'Contoso' },
      brand: { industry: 'Books' },
    });
    expect((await run(user, 'get_profile', { userId: undefined })).body.data).toMatchObject({
      id: user.accountId,
    });
    expectClosedError(await run(user, 'get_profile', { userId: null }), 400);
    expectClosedError(await run(user, 'drop_profile'), 400);
    expectClosedError(await run(user, 'get_profile', { data: {} }), 400);
  });
});

describe('a brand profile', () => {
  it('is made once, and is called what its company is called now', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const made = await run(user, 'create_brand_profile', {
      brandData: { brand_voice: 'expert', brand_personality: 'helper', description: 'We build.\nWe repair.' },
    });
    expect(made.body.data).toMatchObject({
      user_id: user.accountId,
      brand_name: 'Northwind',
      brand_url: null,
      brand_voice: 'expert',
      description: 'We build.\nWe repair.',
      is_active: true,
    });
    expectClosedError(await run(user, 'create_brand_profile', { brandData: {} }), 409);
    await user.patch('/api/profile', { company_name: 'Northwind Roofs' });
    expect((await full(user)).brand).toEqual({ ...made.body.data, brand_name: 'Northwind Roofs' });
  });

  it('waits for the company’s name', async () => {
    const user = await app.newUser();
    for (const reply of [await save(user, {}), await run(user, 'create_brand_profile', { brandData: {} })])
      expect(expectClosedError(reply, 400)).toMatchObject({
        message: FRIENDLY_ERRORS.brand.company_missing,
        details: { fields: { company_name: [FRIENDLY_ERRORS.brand.company_missing] } },
      });
    expect((await full(user)).brand).toBeNull();
  });

  it('changes in the fields that are given, and in its lists as a whole', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    await save(user, {
      brandData: { industry: 'Roofing', brand_mission: 'Dry homes' },
      messagingPillars: ['Fast', '  ', 'Fair'].map((pillar_text) => ({ pillar_text })),
      brandQuestions: [
        question({ question_text: 'Who is cheap?' }),
        question({ question_text: ' ' }),
        question({ question_text: 'Who is good?', question_category: 'expertise', priority_score: 3 }),
      ],
    });
    const { data } = (await save(user, { brandData: { brand_mission: '' } })).body;
    expect(data).toMatchObject({
      brand: { industry: 'Roofing', brand_mission: null },
      messaging_pillars: [
        { pillar_text: 'Fast', sort_order: 1 },
        { pillar_text: 'Fair', sort_order: 2 },
      ],
      brand_questions: [
        { question_text: 'Who is good?', question_category: 'expertise', priority_score: 3 },
        { question_text: 'Who is cheap?', question_category: 'services', priority_score: 1 },
      ],
    });
    const fewer = await save(user, { messagingPillars: [{ pillar_text: 'Fair' }], brandQuestions: [] });
    expect(fewer.body.data).toMatchObject({
      brand: { industry: 'Roofing' },
      messaging_pillars: [{ pillar_text: 'Fair', sort_order: 1 }],
      brand_questions: [],
    });
    expect(await full(user)).toMatchObject(fewer.body.data);
  });

  it('has five pillars and ten questions at most, and a refused save changes nothing', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const pillars = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ pillar_text: `Pillar ${index}` }));
    const questions = (count: number) => Array.from({ length: count }, () => question());
    const kept = await save(user, { messagingPillars: pillars(5), brandQuestions: questions(10) });
    expect(kept.body.data.messaging_pillars).toHaveLength(5);
    expect(kept.body.data.brand_questions).toHaveLength(10);
    for (const [fields, field] of [
      [{ messagingPillars: pillars(6) }, 'messagingPillars'],
      [{ messagingPillars: [], brandQuestions: questions(11) }, 'brandQuestions'],
      [{ messagingPillars: [{ pillar_text: 'x'.repeat(301) }] }, 'messagingPillars.0.pillar_text'],
      [
        { brandQuestions: [question({ question_category: 'weather' })] },
        'brandQuestions.0.question_category',
      ],
      [{ brandQuestions: [{ question_text: 'Who?' }] }, 'brandQuestions.0.question_category'],
      [{ brandQuestions: [question({ priority_score: 4 })] }, 'brandQuestions.0.priority_score'],
      [{ brandData: { brand_voice: 'loud' } }, 'brandData.brand_voice'],
      [{ brandData: { brand_vision: 'x'.repeat(2001) } }, 'brandData.brand_vision'],
    ] as const) {
      const { details } = expectClosedError(await save(user, fields), 400);
      expect(Object.keys(details?.fields ?? {})).toEqual([field]);
    }
    expect(await full(user)).toMatchObject(kept.body.data);
  });

  it('of two saves at the same moment is one after the other, never a mixture', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const pillars = (word: string) => Array.from({ length: 5 }, () => ({ pillar_text: word }));
    await Promise.all(['a', 'b', 'c', 'd'].map((word) => save(user, { messagingPillars: pillars(word) })));
    const { messaging_pillars } = await full(user);
    expect(messaging_pillars).toHaveLength(5);
    expect(
      new Set(messaging_pillars.map(({ pillar_text }: { pillar_text: string }) => pillar_text)).size,
    ).toBe(1);
  });

  it('keeps hostile text as text, and refuses what no text can hold', async () => {
    const user = await app.newUser({ company: 'Northwind' });
    const hostile = `<script>alert(1)</script> '; drop table brand_questions; -- {keyword} \u{1F47E}`;
    await save(user, {
      brandData: { description: hostile },
      messagingPillars: [{ pillar_text: hostile }],
      brandQuestions: [question({ question_text: hostile })],
    });
    expect(await full(user)).toMatchObject({
      brand: { description: hostile },
      messaging_pillars: [{ pillar_text: hostile }],
      brand_questions: [{ question_text: hostile }],
    });
    for (const text of ['a\u0000b', 'a\uD800b', 'a\u0007b', `e${'\u0301'.repeat(40)}`]) {
      expectClosedError(await save(user, { brandData: { description: text } }), 400);
      expectClosedError(await save(user, { messagingPillars: [{ pillar_text: text }] }), 400);
    }
  });
});
