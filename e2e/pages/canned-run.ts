import type { Page } from '@playwright/test';

const RUN_ID = '01a1fb62-272e-7e0a-ac32-a0b1df7d47d0';
/** An hour ago: what ended yesterday is shown no more. */
const STARTED_AT = new Date(Date.now() - 3_600_000).toISOString();
const ENDED_AT = new Date(Date.now() - 3_360_000).toISOString();

const channelOf = (channel: string, part: Record<string, unknown>) => ({
  channel,
  position: 0,
  scope: 'full',
  resume_at: null,
  stopped_by: null,
  total: 24,
  no_companies: 0,
  refused: 0,
  empty: 0,
  branded: 0,
  branded_mentioned: 0,
  ...part,
});

const RUNNING = [
  channelOf('openai', { state: 'done', processed: 24, successful: 22, failed: 2, mentioned: 9, errors: 2 }),
  channelOf('claude', { state: 'running', processed: 7, successful: 7, failed: 0, mentioned: 3, errors: 0 }),
];
const DONE = [
  RUNNING[0],
  channelOf('claude', {
    state: 'done',
    processed: 24,
    successful: 24,
    failed: 0,
    mentioned: 11,
    empty: 2,
    errors: 0,
    no_companies: 1,
    refused: 1,
  }),
];

/** Claude was asked about 7 of 24 keywords. */
const stopped = (end: { state: string; stopped_by: string | null }) => ({
  ...end,
  channels: [
    RUNNING[0],
    channelOf('claude', { processed: 7, successful: 7, failed: 0, mentioned: 3, errors: 0, ...end }),
  ],
});
const ENDS = {
  running: { state: 'running', stopped_by: null, channels: RUNNING },
  done: { state: 'done', stopped_by: null, channels: DONE },
  own_cap: stopped({ state: 'budget', stopped_by: 'own_cap' }),
  cancelled: stopped({ state: 'cancelled', stopped_by: null }),
};

const withRates = (channel: Record<string, unknown>) => {
  const { processed, successful, mentioned } = channel as Record<string, number>;
  return {
    ...channel,
    progress_percent: Math.floor((Number(processed) / 24) * 100),
    not_mentioned:
      Number(successful) - Number(mentioned) - Number(channel.no_companies) - Number(channel.refused),
    success_rate: (Number(successful) / Number(processed)) * 100,
    visibility_rate: (Number(mentioned) / (Number(successful) - Number(channel.empty))) * 100,
  };
};

const RESULTS = [
  {
    keyword: 'coffee subscription',
    status: 'completed',
    is_mentioned: true,
    result_state: 'mentioned',
    n: 3,
    k: 2,
    empty: 1,
    failed: 0,
  },
  {
    keyword: 'running shoes',
    status: 'completed',
    is_mentioned: false,
    result_state: 'not_mentioned',
    n: 3,
    k: 0,
    empty: 0,
    failed: 0,
  },
  {
    keyword: 'gift wrapping',
    status: 'completed',
    is_mentioned: false,
    result_state: 'no_companies',
    n: 3,
    k: 0,
    empty: 3,
    failed: 0,
  },
  {
    keyword: 'tax advice',
    status: 'completed',
    is_mentioned: false,
    result_state: 'refused',
    n: 1,
    k: 0,
    empty: 1,
    refused: 1,
    failed: 0,
  },
  {
    keyword: 'office chairs',
    status: 'api_error',
    is_mentioned: null,
    result_state: 'failed',
    n: 0,
    k: 0,
    empty: 0,
    failed: 1,
    error_message: 'API Error (429): OpenAI limits how often it may be asked. Try again in a moment.',
  },
].map((result, index) => ({
  keyword_id: `01a1fb62-272e-7e0a-ac32-a0b1df7d47e${index}`,
  channel: 'openai',
  state: result.status === 'completed' ? 'done' : 'failed',
  samples_wanted: 3,
  refused: 0,
  checked_at: STARTED_AT,
  error_message: null,
  ...result,
}));

/** The newest run as the server would tell it: no test has to wait for one, and no account is changed. */
export async function showRun(page: Page, { state }: { state: keyof typeof ENDS }): Promise<void> {
  const end = ENDS[state];
  const channels = end.channels.map((channel) => withRates(channel ?? {}));
  const sum = (key: string) =>
    channels.reduce((total, channel) => total + Number(Reflect.get(channel, key)), 0);
  const run = {
    id: RUN_ID,
    trigger: 'manual',
    state: end.state,
    version: 1,
    stopped_by: end.stopped_by,
    created_at: state === 'running' ? new Date().toISOString() : STARTED_AT,
    ended_at: state === 'running' ? null : ENDED_AT,
    forecast: { calls: 48, cost_ceiling_usd: 2.4, expected_cost_usd: 1.1, expected_seconds: 240 },
    total: 48,
    processed: sum('processed'),
    progress_percent: Math.floor((sum('processed') / 48) * 100),
    successful: sum('successful'),
    failed: sum('failed'),
    channels,
  };
  const paging = { page: 1, page_size: 20 };
  await page.route(/\/api\/runs\?/, (route) =>
    route.fulfill({ json: { items: [run], total: 1, ...paging } }),
  );
  await page.route(new RegExp(`/api/runs/${RUN_ID}`), (route) =>
    route.fulfill({
      json: { ...run, keyword_results: { items: RESULTS, total: RESULTS.length, ...paging } },
    }),
  );
}
