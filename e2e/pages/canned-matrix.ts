import type { Page } from '@playwright/test';

export const MATRIX_RUN_ID = '01a1fb62-272e-7e0a-ac32-a0b1df7d47c0';
const CHANNELS = ['openai', 'claude', 'gemini', 'perplexity'];
const KEYWORDS = [
  'coffee subscription',
  'office chairs',
  'running shoes',
  'Which bookshop has the best advice for somebody who wants to start reading science fiction?',
];

/** By keyword and assistant: answers naming the company of three, f failed, e without companies, w waiting, p under way. */
const CELLS = ['3f21', '00e0', '1203', '2e3f'];
const OPEN = ['32pw', '0eww', '12ww', '3fww'];

const cell = (said: string, { channel, keyword, row }: { channel: string; keyword: string; row: number }) => {
  const isOpen = said === 'w' || said === 'p';
  const k = Number.isNaN(Number(said)) ? 0 : Number(said);
  const n = said === 'w' || said === 'f' ? 0 : said === 'p' ? 2 : 3;
  const state =
    said === 'f'
      ? 'failed'
      : said === 'e'
        ? 'no_companies'
        : 2 * k >= n && k > 0
          ? 'mentioned'
          : 'not_mentioned';
  return {
    keyword_id: `01a1fb62-272e-7e0a-ac32-a0b1df7d47e${row}`,
    keyword,
    channel,
    state: isOpen ? 'open' : said === 'f' ? 'failed' : 'done',
    status: isOpen ? null : said === 'f' ? 'api_error' : 'completed',
    is_mentioned: isOpen ? null : state === 'mentioned',
    result_state: isOpen ? null : state,
    forced_status: null,
    samples_wanted: 3,
    n,
    k,
    empty: said === 'e' ? 3 : 0,
    refused: 0,
    failed: said === 'f' ? 3 : 0,
    checked_at: isOpen ? null : '2026-11-20T10:00:00.000Z',
    error_message:
      said === 'f'
        ? 'API Error (429): The provider limits how often it may be asked. Try again in a moment.'
        : null,
    error_code: null,
  };
};

/** A check of four keywords on four assistants as the server would send it: no test waits for one. */
export async function showMatrix(page: Page, { isDone }: { isDone: boolean }): Promise<void> {
  const said = isDone ? CELLS : OPEN;
  const items = KEYWORDS.flatMap((keyword, row) =>
    CHANNELS.map((channel, column) => cell(said[row]?.[column] ?? 'w', { channel, keyword, row })),
  );
  const countsOf = (cells: typeof items) => {
    const through = cells.filter(({ result_state }) => result_state !== null);
    const failed = through.filter(({ state }) => state === 'failed').length;
    return {
      total: cells.length,
      processed: through.length,
      progress_percent: Math.floor((100 * through.length) / cells.length),
      successful: through.length - failed,
      failed,
    };
  };
  const channels = CHANNELS.map((channel, position) => {
    const cells = items.filter((one) => one.channel === channel);
    const counts = countsOf(cells);
    const mentioned = cells.filter(({ is_mentioned }) => is_mentioned).length;
    return {
      channel,
      position,
      scope: 'partial',
      state:
        isDone || counts.processed === counts.total ? 'done' : counts.processed > 0 ? 'running' : 'ready',
      resume_at: null,
      stopped_by: null,
      ...counts,
      mentioned,
      not_mentioned: counts.successful - mentioned,
      no_companies: 0,
      refused: 0,
      empty: 0,
      branded: 0,
      branded_mentioned: 0,
      errors: counts.failed,
      success_rate: 100,
      visibility_rate: 50,
    };
  });
  const run = {
    id: MATRIX_RUN_ID,
    trigger: 'manual',
    state: isDone ? 'done' : 'running',
    version: 1,
    stopped_by: null,
    created_at: new Date(Date.now() - 60_000).toISOString(),
    ended_at: isDone ? new Date().toISOString() : null,
    forecast: { calls: 48, cost_ceiling_usd: 2.4, expected_cost_usd: 1.1, expected_seconds: 240 },
    ...countsOf(items),
    channels,
  };
  await page.route(/\/api\/runs\?/, (route) => route.fulfill({ json: { items: [run], next_before: null } }));
  await page.route(new RegExp(`/api/runs/${MATRIX_RUN_ID}`), (route) =>
    route.fulfill({
      json: { ...run, keyword_results: { items, total: items.length, page: 1, page_size: 100 } },
    }),
  );
}
