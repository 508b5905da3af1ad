import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { channelShares, daysAgo, intervalOf, lastDays, shareOf } from './canned-figures.ts';
import { replyOperations } from './replies.ts';

const basisOf = (answers: number, naming: number) => ({
  range: lastDays(90),
  since: daysAgo(90),
  until: daysAgo(0),
  answers,
  naming,
  channels: channelShares(naming, answers).map(({ channel, answers: own, of }) => ({
    channel,
    answers: of,
    naming: own,
    models: [`${channel}-1`],
  })),
});

const NAMING = 118;
const PILLARS = [
  'Every recommendation comes from somebody who has read the book',
  'A shop where families with small children are at home',
];
const THEMES = [
  {
    theme_name: 'Advice by people who read',
    theme_category: 'Service',
    keywords: ['honest advice', 'friendly support', 'staff picks'],
    is_core_theme: true,
    pillar_text: PILLARS[0],
    mention_frequency: 61,
  },
  {
    theme_name: 'Fair prices',
    theme_category: 'Price',
    keywords: ['fair contracts', 'clear pricing', 'afford*'],
    mention_frequency: 34,
  },
  { theme_name: 'Quick start', mention_frequency: 9 },
  {
    theme_name: 'Good for families with small children',
    theme_category: 'Product',
    keywords: ['families', 'kids', 'children'],
    is_core_theme: true,
    mention_frequency: 0,
  },
].map((theme) => ({
  ...theme,
  strength_score: theme.mention_frequency / NAMING,
  interval: intervalOf(theme.mention_frequency, NAMING),
  interval_for_similar_keywords: intervalOf(theme.mention_frequency, NAMING, 2),
  beside_brand: Math.round(theme.mention_frequency / 3),
  channels: channelShares(theme.mention_frequency, NAMING),
}));

const QUOTE =
  '… Reviewers praise Northwind Books for honest advice and a quick start. For demanding customers, it is usually the better fit; Nordhaven is worth a look for flexible hours and a modern approach to delivery in the whole country …';
const KEYWORD = 'Which bookshop has the best advice for somebody who starts to read?';

const insight = (kind: string, answers: number, text: string) => ({
  kind,
  text,
  share: shareOf(answers, NAMING),
  quotes: ['openai', 'claude'].map((channel) => ({ channel, keyword: KEYWORD, text: QUOTE })),
  answers_query: { names_you: true },
});

/** Themes, pillars and insights of a quarter of a year. */
export const showBrandAnalysis = (page: Page) =>
  replyOperations(page, contract.brand.run_brand_operation, {
    get_brand_analytics: {
      basis: basisOf(342, NAMING),
      themes: THEMES,
      pillars: PILLARS.map((pillar_text, index) => ({
        pillar_text,
        sort_order: index + 1,
        themes: index === 0 ? ['Advice by people who read'] : [],
        share: index === 0 ? shareOf(61, NAMING) : null,
        channels: index === 0 ? channelShares(61, NAMING) : [],
      })),
      without_theme: 31,
    },
    generate_brand_insights: {
      basis: basisOf(342, NAMING),
      insights: [
        insight(
          'strengths',
          20,
          '“Advice by people who read” is said in 20 of the 118 answers that mention you.',
        ),
        insight(
          'gaps',
          0,
          'None of the 118 answers that mention you says “Good for families with small children”.',
        ),
        insight(
          'opportunities',
          44,
          'guide.example is cited in 44 of 224 answers that mention others but not you.',
        ),
        insight('risks', 90, 'Nordhaven is mentioned in 120 answers, and 90 of them do not mention you.'),
      ],
    },
  });
