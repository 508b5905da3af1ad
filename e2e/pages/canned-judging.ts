import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { daysAgo, intervalOf } from './canned-figures.ts';
import { alterReply, reply } from './replies.ts';

const headline = (rate_mentions: number) => {
  const { low, high } = intervalOf(rate_mentions, 24);
  return {
    rate: rate_mentions / 24,
    rate_low: low,
    rate_high: high,
    rate_answers: 24,
    rate_mentions,
    mentioned_keywords: rate_mentions,
    total_keywords: 24,
  };
};
const report = (channel: string, days: number, before: number) => ({
  channel,
  created_at: daysAgo(days),
  before: headline(before),
  after: headline(before + 4),
});
const ANSWERS = 1284;
const DIFFERENCE = {
  answers: ANSWERS,
  mentioned_before: 401,
  mentioned_after: 433,
  gained: 41,
  lost: 9,
  reports: [report('openai', 1, 6), report('claude', 1, 7), report('openai', 8, 8)],
  reports_total: 3,
  voice: {
    before: { brand_mentions: 512, all_mentions: 512 },
    after: { brand_mentions: 512, all_mentions: 914 },
  },
  competitors: [{ name: 'Chapter & Bean', answers_before: null, answers_after: 298 }],
};

const CHANGE = {
  keyword: 'coffee subscription',
  channel: 'openai',
  before: { result_state: 'not_mentioned' },
  after: {
    is_mentioned: true,
    result_state: 'mentioned',
    rank: 2,
    excerpt: '… Many readers order from NW Books, which delivers beans with a novel every month, and from …',
    because: {
      matched_name: 'NW Books',
      code: 'exact_name',
      explanation: 'The name as it is declared.',
      confidence: 0.97,
    },
  },
};

/** A preview of judging a long history again, with other names; the account's own judgements stay as they are. */
export async function showPreview(page: Page): Promise<void> {
  await alterReply(page, contract.judging.get_judging_status, (status) => ({
    ...status,
    preview: {
      ...status.current,
      id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47f0',
      state: 'preview',
      judged: ANSWERS,
      total: ANSWERS,
      completed_at: daysAgo(0),
      difference: DIFFERENCE,
    },
    names_changed: true,
    name_changes: { own_names: true, competitors_added: ['Chapter & Bean'] },
  }));
  await reply(page, contract.judging.list_changed_answers, { items: [CHANGE] });
}

/** The judged company has another name than the profile's. */
export const showRenamed = (page: Page) =>
  alterReply(page, contract.judging.get_judging_status, ({ current, ...status }) => ({
    ...status,
    names_changed: true,
    name_changes: { own_names: true },
    current: { ...current, names: { ...current?.names, name: 'Quarzwerk Holding' } },
  }));
