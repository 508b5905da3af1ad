import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { daysAgo, lastDays } from './canned-figures.ts';
import { reply } from './replies.ts';

const part = (value: number, n: number) => ({ value, k: Math.round(value * n), n });

/** A score whose four rates grow together; with fewer than nine answers there is none. */
function figureOf(named: number, answers: number) {
  const parts = {
    named: part(named, answers),
    place: part(0.62 * named, answers),
    share: part(0.7 * named, 3 * answers),
    reach: part(Math.min(1, 1.35 * named), 12),
  };
  const { place, share, reach } = parts;
  const score = 50 * named + 20 * place.value + 20 * share.value + 10 * reach.value;
  const half = 120 / Math.sqrt(answers);
  const isEnough = answers >= 9;
  return {
    score: isEnough ? score : null,
    interval: isEnough ? around(score, half) : null,
    interval_for_similar_keywords: isEnough ? around(score, 2 * half) : null,
    answers,
    keywords: 12,
    parts,
  };
}

const BROKEN = { reason: 'model', keywords: 12, before: 'model-1', after: 'model-2' };

const around = (score: number, half: number) => ({
  low: Math.max(0, score - half),
  high: Math.min(100, score + half),
});

function seriesOf(channels: readonly string[], best: number, verdict: string) {
  const isKnown = verdict !== 'not_enough_data';
  return {
    channel: channels.length === 1 ? channels[0] : null,
    change: {
      named:
        channels.length === 1
          ? { verdict, wait: isKnown ? null : { possible_from: '2026-12-26T05:00:00.000Z', helps_now: null } }
          : null,
      score: isKnown ? { before: 58, now: 63 } : null,
      place: isKnown ? { before: 0.28, now: 0.35 } : null,
      share: null,
      reach: isKnown ? { before: 0.6, now: 0.62 } : null,
    },
    report: { created_at: daysAgo(0) },
    channels,
    current: figureOf(best, 96 * channels.length),
    points: Array.from({ length: 8 }, (_, week) => ({
      ...figureOf(best * (0.65 + 0.05 * week), week === 0 ? 6 : 24 * channels.length),
      from: daysAgo(7 * (7 - week) + 6).slice(0, 10),
      to: daysAgo(7 * (7 - week)).slice(0, 10),
      breaks: week === 2 ? [{ channel: channels[0], reason: BROKEN }] : [],
    })),
    unreached: {
      total: 23,
      items: [
        {
          keyword: 'audiobooks for a long drive with children of very different ages in the back of the car',
        },
        { keyword: 'gift wrapping' },
        { keyword: 'running shoes' },
      ],
    },
  };
}

/** Weeks of scores on three assistants. */
export const showPresence = (page: Page) =>
  reply(page, contract.reports.get_presence_score, {
    range: lastDays(28),
    weights: { named: 50, place: 20, share: 20, reach: 10 },
    has_competitors: true,
    least: { answers: 9, keywords: 5 },
    all: seriesOf(['openai', 'claude', 'gemini'], 0.45, 'improved'),
    channels: [
      seriesOf(['openai'], 0.62, 'improved'),
      seriesOf(['claude'], 0.41, 'no_detectable_change'),
      seriesOf(['gemini'], 0.2, 'not_enough_data'),
    ],
  });
