import type { Page } from '@playwright/test';
import { alter } from './screen.ts';

const PREVIEW_ID = '01a1fb62-272e-7e0a-ac32-a0b1df7d47f0';
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const headline = (rate_mentions: number, rate_answers: number, low: number, high: number) => ({
  rate: rate_mentions / rate_answers,
  rate_low: low,
  rate_high: high,
  rate_answers,
  rate_mentions,
  mentioned_keywords: rate_mentions,
  total_keywords: rate_answers,
});
const report = (index: number, channel: string, days: number) => ({
  report_id: `01a1fb62-272e-7e0a-ac32-a0b1df7d47f${index}`,
  channel,
  created_at: daysAgo(days),
  before: headline(5 + index, 24, 0.1, 0.43),
  after: headline(9 + index, 24, 0.22, 0.59),
});
const DIFFERENCE = {
  answers: 1284,
  mentioned_before: 401,
  mentioned_after: 433,
  gained: 41,
  lost: 9,
  channels: [],
  keywords: [],
  reports: [report(1, 'openai', 1), report(2, 'claude', 1), report(3, 'openai', 8)],
  reports_total: 3,
  voice: {
    before: { brand_mentions: 512, all_mentions: 512 },
    after: { brand_mentions: 512, all_mentions: 914 },
  },
  competitors: [{ name: 'Chapter & Bean', answers_before: null, answers_after: 298 }],
};

const changed = (index: number, part: { keyword: string; channel: string; after: object }) => ({
  answer_id: `01a1fb62-272e-7e0a-ac32-a0b1df7d48a${index}`,
  keyword_id: `01a1fb62-272e-7e0a-ac32-a0b1df7d48b${index}`,
  asked_at: daysAgo(1),
  before: {
    is_mentioned: index === 2,
    result_state: index === 2 ? 'mentioned' : 'not_mentioned',
    rank: null,
    excerpt: '',
    because: null,
  },
  ...part,
});
const because = (matched_name: string, explanation: string) => ({
  start: 0,
  end: matched_name.length,
  matched_name,
  code: 'exact_name',
  explanation,
  confidence: 0.97,
});
const CHANGES = [
  changed(1, {
    keyword: 'coffee subscription',
    channel: 'openai',
    after: {
      is_mentioned: true,
      result_state: 'mentioned',
      rank: 2,
      excerpt:
        '… Many readers order from NW Books, which delivers beans with a novel every month, and from …',
      because: because('NW Books', 'The name as it is declared.'),
    },
  }),
  changed(2, {
    keyword: 'Which bookshop has the best advice for first-time parents?',
    channel: 'claude',
    after: {
      is_mentioned: false,
      result_state: 'not_mentioned',
      rank: null,
      excerpt: '… the north wind blows through the pages of this picture book …',
      because: because(
        'north wind',
        'A common word in lower case, and nothing around it speaks of a company.',
      ),
    },
  }),
];

const NAME_CHANGES = {
  own_names: true,
  competitors_added: ['Chapter & Bean'],
  competitors_removed: [],
  competitors_changed: [],
};

interface Status {
  current: object;
  preview: object | null;
  names_changed: boolean;
  name_changes: object | null;
}

/**
 * Judging again as the server would tell it of a long history, from its preview until it is applied; the account's own
 * judgements stay as they are.
 */
export async function showPreview(page: Page, { judged }: { judged: number }): Promise<void> {
  let isApplied = false;
  await alter<Status>(page, '**/api/judgements', (status) => {
    const isComplete = judged === DIFFERENCE.answers;
    const preview = {
      ...status.current,
      id: PREVIEW_ID,
      state: 'preview',
      judged,
      total: DIFFERENCE.answers,
      stale: null,
      completed_at: isComplete ? daysAgo(0) : null,
      difference: isComplete ? DIFFERENCE : null,
    };
    return isApplied
      ? {
          ...status,
          preview: null,
          names_changed: false,
          name_changes: null,
          current: { ...status.current, difference: DIFFERENCE, ended_at: daysAgo(0) },
        }
      : { ...status, preview, names_changed: true, name_changes: NAME_CHANGES };
  });
  await page.route(`**/api/judgements/${PREVIEW_ID}/changes*`, (route) =>
    route.fulfill({ json: { items: CHANGES, next_before: null } }),
  );
  await page.route(`**/api/judgements/${PREVIEW_ID}/apply`, (route) => {
    isApplied = true;
    return route.fulfill({ json: { id: PREVIEW_ID, state: 'current', difference: DIFFERENCE } });
  });
}

const RENAMED = { ...NAME_CHANGES, competitors_added: [] };

/** The judged company has another name than the profile's. */
export const showRenamed = (page: Page) =>
  alter<{ current: { names: object } }>(page, '**/api/judgements', (status) => {
    const names = { ...status.current.names, name: 'Quarzwerk Holding' };
    return { ...status, names_changed: true, name_changes: RENAMED, current: { ...status.current, names } };
  });
