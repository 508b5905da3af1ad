import type { BrandTheme } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { turnsDuring } from '../../../test/turns-during.ts';
import { type AnalysisFacts, analysisOf, type NamingAnswer } from './analysis.rules.ts';
import { findInsights } from './insights.rules.ts';

const theme = (id: string, change: Partial<BrandTheme> = {}): BrandTheme => ({
  id,
  theme_name: id,
  theme_category: null,
  keywords: [],
  is_core_theme: false,
  pillar_text: null,
  ...change,
});

/** So many answers, each to a keyword of its own. */
function answers(count: number, change: Partial<NamingAnswer> = {}): NamingAnswer[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    channel: 'openai',
    run_id: `run ${at}`,
    keyword_id: `${change.channel ?? ''} ${at}`,
    keyword: `keyword ${at}`,
    asked_at: new Date(0),
    model_served: 'm',
    is_branded: false,
    mentioned: true,
    empty_kind: null,
    is_counted_in: false,
    rank: 1,
    other_mentions: 0,
    spans: [{ start: 0, end: 9 }],
    competitors: [],
    domains: [],
    statements: [],
    text: 'Northwind',
    themes: new Map(),
    said: [],
    ...change,
  }));
}
const RANGE = { range: '28', from: '2026-11-01', to: '2026-11-28', days: 28 };
const carrying = (...ids: string[]) => ({
  themes: new Map(ids.map((id) => [id, { start: 0, is_beside: true }])),
});
const rival = (mentions: number, rank: number) => ({
  competitors: [{ name: 'Contoso', name_key: 'contoso', mentions, rank }],
});

async function insights(all: NamingAnswer[], facts: Partial<AnalysisFacts> = {}, prompt?: string) {
  const naming = all.filter(({ mentioned }) => mentioned);
  const known = { range: RANGE, answers: all, naming, isCapped: false, themes: [], pillars: [], ...facts };
  return (await findInsights(known, ['Contoso'], { prompt })).findings;
}

describe('an insight', () => {
  it('is made of nine answers or more', async () => {
    const themes = [theme('fair', { is_core_theme: true })];
    expect(await insights(answers(8, carrying('fair')), { themes })).toEqual([]);
    expect(await insights(answers(9, carrying('fair')), { themes })).toMatchObject([
      {
        kind: 'strengths',
        text: '“fair” is said next to your name in 9 of the 9 answers that mention you.',
        answers_query: { theme_id: 'fair', beside_you: true },
        share: { answers: 9, of: 9 },
      },
    ]);
  });

  it('is a strength only by the answers that say it beside the name, and quotes these', async () => {
    const pillars = [{ pillar_text: 'Low prices', sort_order: 1 }];
    const themes = [theme('fair', { pillar_text: 'Low prices' })];
    const elsewhere = { themes: new Map([['fair', { start: 0, is_beside: false }]]) };
    const kinds = async (besides: number) => {
      const all = [...answers(40 - besides, elsewhere), ...answers(besides, carrying('fair'))];
      return (await insights(all, { themes, pillars })).filter(({ kind }) => kind === 'strengths');
    };
    expect(await kinds(1)).toEqual([]);
    const found = await kinds(30);
    expect(found.map(({ share }) => share.answers)).toEqual([30, 30]);
    for (const { quoted } of found)
      for (const answer of quoted)
        expect((answer as NamingAnswer).themes.get('fair')).toMatchObject({ is_beside: true });
  });

  it('is a gap where a core theme is not said, or surely seldom; of another theme it is none', async () => {
    const core = [theme('fair', { is_core_theme: true })];
    expect(await insights(answers(20), { themes: core })).toMatchObject([
      { kind: 'gaps', text: 'None of the 20 answers that mention you says “fair”, a core theme of yours.' },
    ]);
    expect(await insights([...answers(60), ...answers(1, carrying('fair'))], { themes: core })).toMatchObject(
      [
        {
          kind: 'gaps',
          text: 'Only 1 of the 61 answers that mention you says “fair”, a core theme of yours.',
        },
      ],
    );
    expect(await insights(answers(20), { themes: [theme('fair')] })).toEqual([]);
  });

  it('is a chance where one assistant says far more than another', async () => {
    const themes = [theme('fair')];
    const all = [...answers(20, carrying('fair')), ...answers(20, { channel: 'claude' })];
    const found = await insights(all, { themes });
    expect(found.find(({ kind }) => kind === 'opportunities')).toMatchObject({
      text: 'When it mentions you, ChatGPT says “fair” in 20 of 20 answers, Claude in 0 of 20.',
      answers_query: { theme_id: 'fair', channel: 'openai' },
    });
  });

  it('tells a pillar that comes across from one that does not', async () => {
    const pillars = [
      { pillar_text: 'Low prices', sort_order: 1 },
      { pillar_text: 'Quick help', sort_order: 2 },
      { pillar_text: 'Without a theme', sort_order: 3 },
    ];
    const themes = [
      theme('fair', { pillar_text: 'Low prices' }),
      theme('fast', { pillar_text: 'Quick help' }),
    ];
    const found = await insights(answers(30, carrying('fair')), { themes, pillars });
    const texts = found.map(({ text }) => text);
    expect(texts).toContain(
      'A theme of your pillar “Low prices” is next to your name in 30 of the 30 answers that mention you.',
    );
    expect(texts).toContain(
      'None of the 30 answers that mention you carries a theme of your pillar “Quick help”.',
    );
    expect(texts.join()).not.toContain('Without a theme');
  });

  it('is a risk where a competitor is mentioned in the company’s place, or before it', async () => {
    const alone = answers(20, { ...rival(1, 1), mentioned: false });
    expect(await insights([...alone, ...answers(4, rival(1, 2))])).toMatchObject([
      {
        kind: 'risks',
        text: 'Contoso is mentioned in 24 answers, and 20 of them do not mention you.',
        answers_query: { competitor: 'Contoso', names_you: false },
      },
    ]);
    expect(await insights(answers(12, { ...rival(1, 1), rank: 2 }))).toMatchObject([
      { kind: 'risks', text: 'Contoso comes before you in 12 of 12 answers that rank you both.' },
    ]);
    expect(await insights(answers(12, rival(1, 2)))).toMatchObject([
      { kind: 'strengths', text: 'You come before Contoso in 12 of 12 answers that rank you both.' },
    ]);
    expect(await insights(answers(12, { ...rival(1, 1), rank: 2, is_branded: true }))).toEqual([]);
  });

  it('is a chance where others’ sites are cited in answers that do not name the company', async () => {
    const cited = (domain: string, kind: 'third_party' | 'competitor') =>
      answers(10, { mentioned: false, domains: [{ domain, kind }] });
    expect(await insights(cited('guide.example', 'third_party'))).toMatchObject([
      {
        kind: 'opportunities',
        text: 'guide.example is cited in 10 of 10 answers that mention others but not you.',
        answers_query: { domain: 'guide.example', names_you: false },
      },
    ]);
    expect(await insights(cited('contoso.example', 'competitor'))).toEqual([]);
  });

  it('is one of seven at most, of which no kind crowds out another', async () => {
    const themes = Array.from({ length: 8 }, (_, at) => theme(`t${at}`, { is_core_theme: at > 3 }));
    const said = themes.slice(0, 4).map(({ id }) => id);
    const all = [
      ...answers(20, carrying(...said)),
      ...answers(20, {
        ...rival(1, 1),
        mentioned: false,
        domains: [{ domain: 'a.example', kind: 'third_party' }],
      }),
    ];
    const found = await insights(all, { themes });
    expect(found.length).toBeLessThanOrEqual(7);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(
      new Set(['strengths', 'gaps', 'opportunities', 'risks']),
    );
  });
});

it('insights about the words of a prompt come first, the most shared words first', async () => {
  const themes = ['fair', 'fast', 'near'].map((id) => theme(id, { is_core_theme: true }));
  const all = [...answers(20, carrying('fair')), ...answers(20, { ...rival(1, 1), mentioned: false })];
  const naming = all.filter(({ mentioned }) => mentioned);
  const facts = { range: RANGE, answers: all, naming, isCapped: false, themes, pillars: [] };
  const asked = async (prompt?: string) => {
    const { findings, about_prompt } = await findInsights(facts, ['Contoso'], { prompt: prompt ?? null });
    return { about: findings.map(({ kind, about }) => `${kind} ${about}`), about_prompt };
  };
  const plain = await asked();
  expect(plain).toEqual({
    about: ['strengths fair', 'gaps fast', 'gaps near', 'risks Contoso'],
    about_prompt: null,
  });
  expect(await asked('Which risks come from CONTOSO, and who is near?')).toEqual({
    about: ['risks Contoso', 'gaps near', 'strengths fair', 'gaps fast'],
    about_prompt: 2,
  });
  expect(await asked('Say that all is well')).toEqual({ ...plain, about_prompt: 0 });
});

it.each([
  ['competitors', 0, 50],
  ['themes', 20, 0],
])('insights of many %s in many answers stop nobody else', async (_, ofThemes, ofCompetitors) => {
  const themes = Array.from({ length: ofThemes }, (_, at) => theme(`t${at}`));
  const names = Array.from({ length: ofCompetitors }, (_, at) => `Company ${at}`);
  const competitors = names.map((name) => ({ name, name_key: name.toLowerCase(), mentions: 1, rank: 2 }));
  const all = answers(2_000, { ...carrying(...themes.map(({ id }) => id)), competitors });
  const facts = { range: RANGE, answers: all, naming: all, isCapped: false, themes, pillars: [] };
  const { turns, result } = await turnsDuring(async () => findInsights(facts, names));
  expect(result.findings).toHaveLength(2);
  expect(turns).toBeGreaterThan(3);
});

it('the figures of many themes in many answers stop nobody else', async () => {
  const themes = Array.from({ length: 20 }, (_, at) => theme(`t${at}`));
  const all = answers(6_000, carrying(...themes.map(({ id }) => id)));
  const facts = { range: RANGE, answers: all, naming: all, isCapped: false, themes, pillars: [] };
  const { turns, result } = await turnsDuring(async () => analysisOf(facts));
  expect(result.themes.map(({ mention_frequency }) => mention_frequency)).toEqual(themes.map(() => 6_000));
  expect(turns).toBeGreaterThan(3);
});
