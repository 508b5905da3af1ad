import type { Page } from '@playwright/test';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-17T10:00:00.000Z');
const WEIGHTS = { named: 50, place: 20, share: 20, reach: 10 };

type Rates = readonly [named: number, place: number, share: number, reach: number];
const part = (value: number, n: number) => ({ value, k: Math.round(value * n), n });

const point = (
  channels: readonly string[],
  { weeksAgo, rates, answers }: { weeksAgo: number; rates: Rates; answers: number },
) => {
  const [named, place, share, reach] = rates;
  const score = 50 * named + 20 * place + 20 * share + 10 * reach;
  const isEnough = answers >= 9;
  const width = 120 / Math.sqrt(answers);
  return {
    at: new Date(NOW - weeksAgo * 7 * DAY_MS).toISOString(),
    report_id: channels.length === 1 ? '01a1fb62-272e-7e0a-ac32-a0b1df7d47d0' : null,
    channels,
    since: new Date(NOW - (weeksAgo * 7 + 27) * DAY_MS).toISOString(),
    score: isEnough ? score : null,
    interval: isEnough ? { low: Math.max(0, score - width), high: Math.min(100, score + width) } : null,
    answers,
    keywords: 12,
    parts: {
      named: part(named, answers),
      place: { ...part(place, answers), k: Math.round(place * answers * 10) / 10 },
      share: part(share, 3 * answers),
      reach: part(reach, 12),
    },
    breaks:
      weeksAgo === 6
        ? [{ channel: channels[0], reason: { reason: 'keywords', before: 8, after: 12, shared: 8 } }]
        : [],
  };
};

const series = (channel: string | null, of: { channels: string[]; best: number; verdict: string }) => ({
  channel,
  change: {
    verdict: of.verdict,
    before: of.verdict === 'not_enough_data' ? null : 38.4,
    now: of.verdict === 'not_enough_data' ? null : 52.1,
    window_days: channel && of.verdict !== 'not_enough_data' ? 28 : null,
    p_value: null,
    q_value: null,
    missing_answers: of.verdict === 'not_enough_data' ? 7 : 0,
  },
  points: Array.from({ length: 11 }, (_, index) => {
    const grown = of.best * (0.55 + 0.045 * index);
    const rates: Rates = [grown, 0.62 * grown, 0.7 * grown, Math.min(1, 1.35 * grown)];
    return point(of.channels, {
      weeksAgo: 10 - index,
      rates,
      answers: index === 0 ? 6 : 24 * of.channels.length + 3 * index,
    });
  }),
  unreached: {
    total: 23,
    items: [
      'audiobooks for a long drive with children of very different ages in the back of the car',
      'gift wrapping',
      'running shoes',
      'used books',
    ].map((keyword, index) => ({ keyword_id: `01a1fb62-272e-7e0a-ac32-a0b1df7d47e${index}`, keyword })),
  },
});

const openai = series('openai', { channels: ['openai'], best: 0.62, verdict: 'improved' });
const claude = series('claude', { channels: ['claude'], best: 0.41, verdict: 'no_detectable_change' });
const gemini = series('gemini', { channels: ['gemini'], best: 0.2, verdict: 'not_enough_data' });

const PRESENCE = {
  weights: WEIGHTS,
  weights_change: null,
  has_competitors: true,
  least: { answers: 9, keywords: 5 },
  is_capped: false,
  all: series(null, { channels: ['openai', 'claude', 'gemini'], best: 0.45, verdict: 'improved' }),
  channels: [openai, claude, gemini],
};

/** Weeks of scores on three assistants; with other weights since, or of somebody who has named no competitor. */
export const showPresence = (page: Page, { isAlone = false }: { isAlone?: boolean } = {}) => {
  const alone = (one: typeof openai) => ({
    ...one,
    points: one.points.map((each) => ({
      ...each,
      parts: {
        ...each.parts,
        place: { ...each.parts.place, value: null },
        share: { ...each.parts.share, value: null },
      },
    })),
  });
  const changed = { at: '2026-11-12T10:00:00.000Z', before: { named: 25, place: 25, share: 25, reach: 25 } };
  return page.route('**/api/presence-score', (route) =>
    route.fulfill({
      json: isAlone
        ? {
            ...PRESENCE,
            has_competitors: false,
            weights_change: changed,
            all: alone(openai),
            channels: [alone(openai)],
          }
        : PRESENCE,
    }),
  );
};
