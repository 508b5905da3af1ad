import { expect, type Page } from '@playwright/test';
import { alter, at, fail, hold, type Screen } from './screen.ts';

const OPERATIONS = '**/functions/brand-operations';
const ID = '00000000-0000-4000-8000-0000000004';

const THEMES = [
  ['Advice by people who read', 'Service', ['honest advice', 'friendly support', 'staff picks'], true, 61],
  ['Fair prices', 'Price', ['fair contracts', 'clear pricing', 'afford*'], false, 34],
  ['Quick start', null, [], false, 9],
  ['Good for families with small children', 'Product', ['families', 'kids', 'children'], true, 0],
] as const;
const NAMING = 118;

const interval = (answers: number) => ({
  low: Math.max(0, answers / NAMING - 0.09),
  high: Math.min(1, answers / NAMING + 0.1),
});
const channels = (answers: number) =>
  (['openai', 'claude', 'gemini', 'perplexity'] as const).map((channel, index) => ({
    channel,
    answers: Math.round((answers / 4) * (1 + (index - 1.5) / 4)),
    of: index === 0 ? 40 : 26,
  }));

const BASIS = {
  days: 90,
  since: '2026-08-28T10:00:00.000Z',
  until: '2026-11-22T10:00:00.000Z',
  answers: 342,
  naming: NAMING,
  is_capped: false,
  channels: channels(118).map(({ channel, of }) => ({
    channel,
    answers: 80,
    naming: of,
    models: [`${channel}-1`],
  })),
};

const ANALYTICS = {
  basis: BASIS,
  themes: THEMES.map(([theme_name, theme_category, keywords, is_core_theme, answers], index) => ({
    id: `${ID}${10 + index}`,
    theme_name,
    theme_category,
    keywords,
    is_core_theme,
    pillar_text: index === 0 ? 'Every recommendation comes from somebody who has read the book' : null,
    mention_frequency: answers,
    strength_score: answers / NAMING,
    interval: interval(answers),
    beside_brand: Math.round(answers / 3),
    sentiment_score: null,
    channels: channels(answers),
  })),
  pillars: [
    'Every recommendation comes from somebody who has read the book',
    'A shop where families with small children are at home',
  ].map((pillar_text, index) => ({
    pillar_text,
    sort_order: index + 1,
    themes: index === 0 ? ['Advice by people who read'] : [],
    share: index === 0 ? { answers: 61, of: NAMING, rate: 61 / NAMING, interval: interval(61) } : null,
    channels: index === 0 ? channels(61) : [],
  })),
  without_theme: 31,
};

const QUOTE =
  '… Reviewers praise Northwind Books for honest advice and a quick start. For demanding customers, it is usually the better fit; Nordhaven is worth a look for flexible hours and a modern approach to delivery in the whole country …';
const insight = (kind: string, text: string, answers: number) => ({
  kind,
  text,
  share: { answers, of: NAMING, rate: answers / NAMING, interval: interval(answers) },
  quotes: ['openai', 'claude'].map((channel, index) => ({
    answer_id: `${ID}${20 + index}`,
    channel,
    keyword: 'Which bookshop has the best advice for somebody who starts to read?',
    text: QUOTE,
  })),
  answers_query: { names_you: true },
});
const INSIGHTS = {
  basis: BASIS,
  insights: [
    insight(
      'strengths',
      '“Advice by people who read” is said beside your name in 20 of the 118 answers that name you.',
      20,
    ),
    insight(
      'gaps',
      'None of the 118 answers that name you says “Good for families with small children”, a core theme of yours.',
      0,
    ),
    insight('opportunities', 'guide.example is cited in 44 of 224 answers that name others and not you.', 44),
    insight('risks', 'Nordhaven is named in 120 answers, and 90 of them do not name you.', 90),
  ],
  why_none: null,
  worded_by: 'fixed_sentences',
};

const ANSWERS = {
  total: 61,
  next_before: `${ID}31`,
  items: ['openai', 'gemini', 'claude'].map((channel, index) => ({
    id: `${ID}${30 + index}`,
    keyword: 'Which bookshop has the best advice for somebody who starts to read?',
    keyword_id: `${ID}40`,
    company_name: 'Northwind Books',
    channel,
    asked_at: '2026-11-22T10:00:00.000Z',
    finish: 'ok',
    model_served: `${channel}-1`,
    is_ad_hoc: false,
    result_state: 'mentioned',
    is_left_out: false,
    counted_in_at: null,
    is_mentioned: true,
    excerpt: QUOTE,
    marks: [{ start: QUOTE.indexOf('honest'), end: QUOTE.indexOf('honest') + 13 }],
  })),
};

const showAnalysis = (page: Page) =>
  page.route(OPERATIONS, (route) => {
    const { operation } = route.request().postDataJSON() as { operation: string };
    const data = operation === 'get_brand_analytics' ? ANALYTICS : INSIGHTS;
    return route.fulfill({ json: { success: true, operation, data, cached: false } });
  });

const openAnalysis = async (page: Page) => {
  await showAnalysis(page);
  await at('/tracker/brand-analysis', 'Nordhaven is named in 120 answers')(page);
};

const openStep = (step: string, text: string) => async (page: Page) => {
  await showAnalysis(page);
  await at(`/tracker/brand-analysis?tab=setup&step=${step}`, text)(page);
};

/** What the company says of itself, and nothing that it wants to be known for yet. */
const tell = async (page: Page) => {
  await alter<object>(page, '**/api/profile', (body) => ({ ...body, seed_keyword: 'children’s books' }));
  await alter<{ data: object }>(page, '**/functions/profile-operations', (body) => ({
    ...body,
    data: {
      ...body.data,
      brand: {
        id: `${ID}77`,
        brand_name: 'Northwind',
        is_active: true,
        industry: 'Bookshop',
        unique_value_proposition:
          'Every book within a day, or you need not pay for it.\n- Advice by people who have read what they recommend',
        competitive_differentiation: 'We know our readers by name.',
        brand_mission: 'A book for every child.',
        brand_vision: null,
        description: null,
        service_area: null,
        brand_voice: null,
        brand_personality: null,
      },
      messaging_pillars: [],
      brand_questions: [],
    },
  }));
};

/** The brand analysis with themes of weeks, and its wizard; nothing of it is stored. */
export const BRAND_SCREENS: readonly Screen[] = [
  { name: 'brand-analysis', as: 'settled', open: openAnalysis },
  { name: 'brand-analysis-empty', as: 'newcomer', open: at('/tracker/brand-analysis', 'No themes yet') },
  {
    name: 'brand-analysis-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, OPERATIONS);
      await at('/tracker/brand-analysis', 'Brand Analysis')(page);
    },
  },
  {
    name: 'brand-analysis-failed',
    as: 'settled',
    provokes: /status of 504/,
    open: async (page) => {
      await fail(page, OPERATIONS, 504);
      await page.goto('/tracker/brand-analysis');
      await expect(page.getByText('Your brand analysis could not be loaded')).toBeVisible({
        timeout: 60_000,
      });
    },
  },
  {
    name: 'brand-analysis-answers',
    as: 'settled',
    open: async (page) => {
      await page.route('**/api/brand-answers**', (route) => route.fulfill({ json: ANSWERS }));
      await openAnalysis(page);
      await page.getByRole('button', { name: /show answers that say Advice by people who read/ }).click();
      await expect(page.getByText('61 answers, newest first')).toBeVisible();
    },
  },
  {
    name: 'brand-analysis-theme',
    as: 'settled',
    open: async (page) => {
      await openAnalysis(page);
      await page.getByRole('button', { name: 'Change Advice by people who read' }).click();
      await expect(page.getByRole('dialog').getByLabel('Core theme')).toBeVisible();
    },
  },
  { name: 'brand-setup-profile', as: 'settled', open: openStep('profile', 'Brand personality') },
  { name: 'brand-setup-pillars', as: 'settled', open: openStep('pillars', 'messaging pillars') },
  {
    name: 'brand-setup-pillars-suggested',
    as: 'settled',
    open: async (page) => {
      await tell(page);
      await openStep('pillars', 'Suggested pillars, in your own words')(page);
    },
  },
  {
    name: 'brand-setup-questions',
    as: 'settled',
    open: async (page) => {
      await tell(page);
      await openStep('questions', 'Suggested questions, made of what your profile says')(page);
      await page.getByRole('button', { name: /^Add “What are the best options for children/ }).click();
      await expect(page.getByText('1 of 10 brand questions')).toBeVisible();
    },
  },
  { name: 'brand-setup-competitors', as: 'reported', open: openStep('competitors', 'Also named in') },
  { name: 'brand-setup-analysis', as: 'settled', open: openStep('analysis', 'Open the analysis') },
];
