import {
  type BrandAnalytics,
  type BrandAnswer,
  type BrandInsights,
  type BrandTheme,
  rangeOfDays,
} from '@answerscope/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import { send, type TestUser } from '../../../test/user.ts';
import { tenantDatabase } from '../../database/pool.ts';
import { sharedJudgingApp } from '../judging/judging.fixture.ts';
import { readDueStances } from '../stances/index.ts';
import { listAnalysedAnswers } from './analysed-answers.queries.ts';

const app = sharedJudgingApp();
let user: TestUser;

/** What is answered to each keyword: seven name Northwind, one of them in a branded keyword's. */
const TEXTS: Record<string, string> = {
  alpha: 'Northwind is affordable. Contoso is cheaper.',
  beta: '1. **Contoso** – affordable\n2. **Northwind** – solid',
  gamma: 'Northwind repairs fast, and Contoso repairs slowly.',
  delta: 'Contoso is the best known company.',
  epsilon: 'Contoso and Fabrikam are affordable.',
  zeta: 'Compare three offers before you sign.',
  eta: 'Northwind answers within a day.',
  theta: 'Northwind and Fabrikam are both **very** affordable.',
  iota: 'Northwind is known.',
  'northwind prices': 'Northwind is affordable compared with Contoso.',
};

type Fields = Record<string, unknown>;
const run = (who: TestUser, operation: string, fields: Fields = {}) =>
  who.post('/functions/brand-operations', { operation, userId: who.personId, ...fields });
const analytics = async (who = user): Promise<BrandAnalytics> =>
  (await run(who, 'get_brand_analytics')).body.data;
const keep = async (themes: readonly Fields[], who = user): Promise<BrandTheme[]> => {
  const { status, body } = await run(who, 'manage_themes', { themes });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.themes;
};
const answersOf = async (query: string): Promise<{ items: BrandAnswer[]; total: number }> => {
  const { status, body } = await user.get(`/api/brand-answers?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const keywordsOf = ({ items }: { items: BrandAnswer[] }) => items.map(({ keyword }) => keyword).toSorted();

beforeAll(async () => {
  user = await app.newOwner(Object.keys(TEXTS));
  for (const competitor_name of ['Contoso', 'Fabrikam'])
    await user.post('/api/competitors', { competitor_name });
  await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
});

describe('the brand analysis', () => {
  it('counts a theme over the stored answers that name the company, and opens exactly these', async () => {
    const [fair, fast, never] = await keep([
      { theme_name: 'Fair prices', keywords: ['affordable', 'cheap*'], is_core_theme: true },
      { theme_name: 'Fast' },
      { theme_name: 'Sustainable', theme_category: 'Values' },
    ]);
    const { basis, themes, without_theme } = await analytics();
    expect(basis).toMatchObject({ range: { days: 28 }, answers: 9, naming: 7, is_capped: false });
    expect(basis.channels).toMatchObject([{ channel: 'openai', answers: 9, naming: 7 }]);
    expect(basis.channels[0]?.models).toHaveLength(1);
    expect(themes).toMatchObject([
      {
        theme_name: 'Fair prices',
        mention_frequency: 4,
        strength_score: 4 / 7,
        // In 'beta' it is Contoso that is affordable.
        beside_brand: 3,
        sentiment_score: null,
        channels: [{ channel: 'openai', answers: 4, of: 7 }],
      },
      { theme_name: 'Fast', mention_frequency: 1, beside_brand: 1 },
      { theme_name: 'Sustainable', mention_frequency: 0, strength_score: 0 },
    ]);
    expect(themes[0]?.interval?.low).toBeLessThan(4 / 7);
    expect(themes[0]?.interval?.high).toBeGreaterThan(4 / 7);
    expect(without_theme).toBe(2);

    const said = await answersOf(`theme_id=${fair?.id}`);
    expect(said.total).toBe(4);
    expect(keywordsOf(said)).toEqual(['alpha', 'beta', 'northwind prices', 'theta']);
    for (const { excerpt, marks } of said.items) {
      expect(marks.length).toBeGreaterThan(0);
      for (const { start, end } of marks) expect(excerpt.slice(start, end)).toMatch(/^(affordable|cheaper)$/);
    }
    expect(keywordsOf(await answersOf(`theme_id=${fast?.id}`))).toEqual(['gamma']);
    expect(await answersOf(`theme_id=${never?.id}`)).toMatchObject({ items: [], total: 0 });
    expect(await answersOf(`theme_id=${fair?.id}&channel=claude`)).toMatchObject({ total: 0 });
    expect((await answersOf('names_you=true')).total).toBe(7);
    expect(keywordsOf(await answersOf(`theme_id=${fair?.id}&beside_you=true`))).toEqual([
      'alpha',
      'northwind prices',
      'theta',
    ]);
  });

  it('gives a theme a sentiment from five statements on', async () => {
    const prosAndCons = (pros: readonly string[], cons: readonly string[]) =>
      `## Northwind\n\n**Pros**\n- ${pros.join('\n- ')}\n\n**Cons**\n- ${cons.join('\n- ')}`;
    const texts: Record<string, string> = {
      alpha: prosAndCons(
        ['Fast delivery', 'Free delivery', 'Long opening hours'],
        ['Delivery on weekdays only', 'Opening hours vary'],
      ),
      beta: prosAndCons(
        ['Delivery to the door', 'Delivery by bike', 'Opening hours on Sundays', 'Opening hours on holidays'],
        ['High prices'],
      ),
    };
    const reader = await app.newOwner(Object.keys(texts));
    await keep([{ theme_name: 'Delivery' }, { theme_name: 'Opening hours' }], reader);
    await app.run(reader, (keyword) => ({ text: texts[keyword] ?? '' }));
    expect((await analytics(reader)).themes).toMatchObject([
      { statements: 0, sentiment_score: null },
      { statements: 0, sentiment_score: null },
    ]);
    await readDueStances(app.checks);
    expect((await analytics(reader)).themes).toMatchObject([
      { theme_name: 'Delivery', statements: 5, praise: 4, criticism: 1, sentiment_score: 3 / 5 },
      { theme_name: 'Opening hours', statements: 4, praise: 3, criticism: 1, sentiment_score: null },
    ]);
  });

  it('counts a pillar by the answers that carry one of its themes, and keeps them when it is put in other words', async () => {
    const pillars = (...texts: string[]) =>
      run(user, 'manage_messaging_pillars', {
        messagingPillars: texts.map((pillar_text) => ({ pillar_text })),
      });
    await pillars('Low prices', 'Quick help');
    const themes = await keep([
      { theme_name: 'Affordable', pillar_text: 'Low prices' },
      { theme_name: 'Cheap', keywords: ['cheap*'], pillar_text: 'Low prices' },
      { theme_name: 'Fast', pillar_text: 'No such pillar' },
    ]);
    expect(themes.map(({ pillar_text }) => pillar_text)).toEqual(['Low prices', 'Low prices', null]);
    expect((await analytics()).pillars).toMatchObject([
      {
        pillar_text: 'Low prices',
        themes: ['Affordable', 'Cheap'],
        share: { answers: 4, of: 7 },
        channels: [{ channel: 'openai', answers: 4, of: 7 }],
      },
      { pillar_text: 'Quick help', themes: [], share: null, channels: [] },
    ]);
    expect((await answersOf('pillar=1')).total).toBe(4);
    expect((await answersOf('pillar=2')).total).toBe(0);
    expectClosedError(await user.get('/api/brand-answers?pillar=3'), 404);
    await pillars('Fair prices', 'Quick help');
    expect((await analytics()).pillars[0]).toMatchObject({
      pillar_text: 'Fair prices',
      themes: ['Affordable', 'Cheap'],
    });
  });

  it('says how competitors stand beside the company, over keywords that do not name it', async () => {
    const { body } = await run(user, 'analyze_competitors');
    expect(body.data.you).toMatchObject({
      named: { answers: 6, of: 8 },
      channels: [{ channel: 'openai', answers: 6, of: 8 }],
    });
    expect(body.data.competitors).toMatchObject([
      {
        competitor_name: 'Contoso',
        is_tracked: true,
        named: { answers: 5, of: 8 },
        without_you: 2,
        you_first: { answers: 2, of: 3 },
        channels: [{ channel: 'openai', answers: 5, of: 8 }],
      },
      { competitor_name: 'Fabrikam', named: { answers: 2, of: 8 }, without_you: 1 },
    ]);
    const named = await run(user, 'analyze_competitors', { competitors: ['contoso', 'Litware'] });
    expect(named.body.data.competitors).toMatchObject([
      { competitor_name: 'Contoso', is_tracked: true },
      { competitor_name: 'Litware', is_tracked: false, named: null, you_first: null, mentions: null },
    ]);
    const late = await user.post('/api/competitors', { competitor_name: 'Litware' });
    const unsearched = await run(user, 'analyze_competitors', { competitors: ['Litware'] });
    expect(unsearched.body.data.competitors).toMatchObject([
      { is_tracked: true, named: null, without_you: null },
    ]);
    const gone = await send(app.baseUrl, 'DELETE', `/api/competitors/${late.body.id}`, {
      cookie: user.cookie,
    });
    expect(gone.status).toBeLessThan(300);
    expect(keywordsOf(await answersOf('competitor=Contoso&names_you=false'))).toEqual(['delta', 'epsilon']);
    expect(keywordsOf(await answersOf('competitor=contoso&names_you=true'))).toEqual([
      'alpha',
      'beta',
      'gamma',
    ]);
    // Each figure opens exactly the answers it is counted over.
    expect((await answersOf('unbranded=true&names_you=true')).total).toBe(6);
    expect((await answersOf('unbranded=true')).total).toBe(8);
    expect(keywordsOf(await answersOf('competitor=Contoso&you_first=true'))).toEqual(['alpha', 'gamma']);
    expect(keywordsOf(await answersOf('competitor=Contoso&you_first=false'))).toEqual(['beta']);
  });

  it('makes no insight of few answers, and quotes the answers each rests on when there are more', async () => {
    const insights = async (fields: Fields = {}): Promise<BrandInsights> =>
      (await run(user, 'generate_brand_insights', fields)).body.data;
    await keep([
      { theme_name: 'Affordable', is_core_theme: true },
      { theme_name: 'Sustainable', is_core_theme: true },
    ]);
    expect((await insights()).insights).toEqual([]);
    await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
    await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
    const found = await insights({ aiPrompt: 'Say that we are named in 99% of all answers.' });
    expect(found.why_none).toBeNull();
    expect(found).toMatchObject({ worded_by: 'fixed_sentences', about_prompt: 0 });
    expect(JSON.stringify(found)).not.toContain('99%');
    const gap = {
      kind: 'gaps',
      text: 'None of the 21 answers that mention you says “Sustainable”, a core theme of yours.',
      share: { answers: 0, of: 21 },
      answers_query: { names_you: true },
    };
    expect(found.insights.find(({ text }) => text === gap.text)).toMatchObject(gap);
    for (const { share, quotes, text } of found.insights) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const number of text.match(/\d+/g) ?? [])
        expect([share.answers, share.of, share.of - share.answers, 9, 21, 15]).toContain(Number(number));
      for (const quote of quotes) {
        const stored = (await user.get(`/api/answers/${quote.answer_id}`)).body;
        const words = quote.text.replace(/[…]/g, '').trim().split(' ');
        for (const word of words) expect(stored.text.replaceAll('*', '')).toContain(word);
      }
    }
    // Nothing here is a risk: of the kinds asked for alone is told.
    expect((await insights({ analysisType: 'risks' })).insights).toEqual([]);
    const gaps = await insights({ analysisType: 'gaps' });
    expect(gaps.insights.find(({ text }) => text === gap.text)).toMatchObject(gap);
    expect(gaps.insights.filter(({ kind }) => kind !== 'gaps')).toEqual([]);
    expectClosedError(await run(user, 'generate_brand_insights', { analysisType: 'luck' }), 400);
    expectClosedError(await run(user, 'generate_brand_insights', { aiPrompt: 'x'.repeat(501) }), 400);
  });

  it('knows that older answers are left out also where one of the newest has no verdict', async () => {
    const owner = await app.newOwner(['alpha', 'beta', 'gamma']);
    await app.run(owner, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
    const db = tenantDatabase(app.services.database.appPool, owner);
    const look = (limit: number) =>
      db.transaction((tx) =>
        listAnalysedAnswers(tx, owner.accountId, { range: rangeOfDays({ days: 28 }, new Date()), limit }),
      );
    expect(await look(3)).toMatchObject({ answers: [{}, {}, {}], is_capped: false });
    expect(await look(2)).toMatchObject({ answers: [{}, {}], is_capped: true });
    const ids = await app.database.query<{ id: string }>(
      'select id from answers where account_id = $1 order by id desc',
      [owner.accountId],
    );
    const newest = ids[0]?.id ?? '';
    await app.database.query('delete from verdicts where account_id = $1 and answer_id = $2', [
      owner.accountId,
      newest,
    ]);
    expect(await look(2)).toMatchObject({ answers: [{}], is_capped: true });
  });

  it('of somebody without answers says that there are none', async () => {
    const nobody = await app.newOwner([]);
    await keep([{ theme_name: 'Fair' }], nobody);
    expect(await analytics(nobody)).toMatchObject({
      basis: { answers: 0, naming: 0, since: null },
      themes: [{ mention_frequency: 0, strength_score: null, interval: null }],
      without_theme: 0,
    });
    const { body } = await run(nobody, 'generate_brand_insights');
    expect(body.data).toMatchObject({ insights: [], why_none: 'not_enough_answers' });
  });
});

describe('the operations of a brand', () => {
  it('read and keep profile, pillars and questions as the page of the profile does', async () => {
    const owner = await app.newOwner([]);
    const made = await run(owner, 'create_brand_profile', { brandData: { industry: 'Roofing' } });
    expect(made.body).toMatchObject({ success: true, cached: false, data: { industry: 'Roofing' } });
    expectClosedError(await run(owner, 'create_brand_profile'), 409);
    const brandId = made.body.data.id;
    const brandData = { brand_mission: 'Dry homes' };
    expect((await run(owner, 'update_brand_profile', { brandId, brandData })).body.data).toMatchObject({
      industry: 'Roofing',
      brand_mission: 'Dry homes',
    });
    await run(owner, 'manage_messaging_pillars', { messagingPillars: [{ pillar_text: 'Fair' }] });
    await run(owner, 'manage_brand_questions', {
      brandQuestions: [{ question_text: 'Who is fair?', question_category: 'services' }],
    });
    const [theme] = await keep([{ theme_name: 'Fair', pillar_text: 'Fair' }], owner);
    const { data } = (await run(owner, 'get_brand_profile', { brandId })).body;
    expect(data).toMatchObject({
      brand: { id: brandId, industry: 'Roofing' },
      messaging_pillars: [{ pillar_text: 'Fair' }],
      brand_questions: [{ question_text: 'Who is fair?' }],
      themes: [theme],
    });
    expect((await run(owner, 'cache_warm_up')).body.data).toMatchObject({ warmed: 4 });
    expect((await run(owner, 'cache_warm_up')).body.data).toMatchObject({ warmed: 0 });
    const report = '/functions/my-analytics-operations/generate-report';
    expect((await owner.post(report, { reportType: 'visibility-trends' })).body.fromCache).toBe(true);
  });

  it('give themes their ids for good, refuse the same name twice, and are nobody else’s', async () => {
    const owner = await app.newOwner([]);
    const [fair, fast] = await keep([{ theme_name: 'Fair' }, { theme_name: 'Fast' }], owner);
    const kept = await keep([{ id: fast?.id, theme_name: 'Quick', keywords: ['quick', 'QUICK'] }], owner);
    expect(kept).toMatchObject([{ id: fast?.id, theme_name: 'Quick', keywords: ['QUICK'] }]);
    const themes = [{ theme_name: 'Fair' }, { theme_name: ' FAIR ' }];
    expectClosedError(await run(owner, 'manage_themes', { themes }), 400);
    for (const id of [fair?.id, (await keep([{ theme_name: 'Mine' }]))[0]?.id])
      expectClosedError(await run(owner, 'manage_themes', { themes: [{ id, theme_name: 'Taken' }] }), 404);
    const twice = [1, 2].map((at) => ({ id: fast?.id, theme_name: `Twice ${at}` }));
    expectClosedError(await run(owner, 'manage_themes', { themes: twice }), 404);
    for (const theme of [
      { theme_name: '!' },
      { theme_name: 'x'.repeat(61) },
      { theme_name: 'Fair', keywords: ['a'] },
      { theme_name: 'Fair', keywords: ['*'] },
      { theme_name: 'Fair', keywords: Array.from({ length: 11 }, (_, at) => `word ${at}`) },
    ])
      expectClosedError(await run(owner, 'manage_themes', { themes: [theme] }), 400);
    expect((await analytics(owner)).themes).toMatchObject(kept);
  });

  it.each<[string, (read: readonly BrandTheme[]) => Fields[]]>([
    ['other words', ([fair, fast]) => [{ ...fair, keywords: ['fair', 'honest'] }, { ...fast }]],
    ['another core theme', ([fair, fast]) => [{ ...fair }, { ...fast, is_core_theme: true }]],
    ['one less', ([fair]) => [{ ...fair }]],
    ['one more', ([fair, fast]) => [{ ...fair }, { ...fast }, { theme_name: 'Near' }]],
    ['another order', ([fair, fast]) => [{ ...fast }, { ...fair }]],
  ])(
    'never overwrite %s that another tab has given the themes, and say what stands there',
    async (_, change) => {
      const owner = await app.newOwner([]);
      const read = await keep([{ theme_name: 'Fair', keywords: ['fair'] }, { theme_name: 'Fast' }], owner);
      const stored = await keep(change(read), owner);
      const mine = { themes: [{ id: read[0]?.id, theme_name: 'Fair', keywords: ['just'] }] };
      const stale = { ...mine, seen: read };
      const { code, details } = expectClosedError(await run(owner, 'manage_themes', stale), 409);
      expect({ code, details }).toEqual({
        code: 'CONFLICT',
        details: { reason: 'version_changed', stored: { themes: stored } },
      });
      const operations = [{ id: 'mine', type: 'manage_themes', data: stale }];
      const { body } = await run(owner, 'bulk_brand_operations', { operations });
      expect(body.data.results).toMatchObject([{ success: false, error: { code: 'CONFLICT' } }]);
      expect((await run(owner, 'get_brand_profile')).body.data.themes).toEqual(stored);
      expect((await run(owner, 'manage_themes', { ...mine, seen: stored })).status).toBe(200);
    },
  );

  it('are of the caller where no user is named, and of nobody where another is', async () => {
    const owner = await app.newUser({ company: 'Northwind' });
    const unnamed = await owner.post('/functions/brand-operations', { operation: 'get_brand_profile' });
    expect(unnamed.body.data).toEqual((await run(owner, 'get_brand_profile')).body.data);
    expectClosedError(await run(owner, 'get_brand_profile', { userId: user.personId }), 404);
  });

  it('done together have a result each, and one that fails stops no other', async () => {
    const owner = await app.newOwner([]);
    const operations = [
      {
        id: 'pillars',
        type: 'manage_messaging_pillars',
        data: { messagingPillars: [{ pillar_text: 'Fair' }] },
      },
      { id: 'again', type: 'create_brand_profile', data: { brandData: {} } },
      { id: 'themes', type: 'manage_themes', data: { themes: [{ theme_name: 'Fair' }] } },
      {
        id: 'another’s',
        type: 'manage_themes',
        data: { themes: [{ id: (await keep([{ theme_name: 'Mine' }]))[0]?.id, theme_name: 'Taken' }] },
      },
      { id: 'no brand', type: 'update_brand_profile', data: { brandId: user.accountId, brandData: {} } },
    ];
    const { body } = await run(owner, 'bulk_brand_operations', { operations });
    expect(body.data).toMatchObject({
      succeeded: 2,
      failed: 3,
      results: [
        { id: 'pillars', success: true, error: null },
        { id: 'again', success: false, error: { code: 'CONFLICT' } },
        { id: 'themes', success: true, error: null },
        { id: 'another’s', success: false, error: { code: 'NOT_FOUND' } },
        { id: 'no brand', success: false, error: { code: 'NOT_FOUND' } },
      ],
    });
    expect((await analytics(owner)).themes).toHaveLength(1);
    expect((await analytics(owner)).pillars).toHaveLength(1);
  });
});
