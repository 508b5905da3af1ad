import { contract } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { daysAgo } from './canned-figures.ts';
import { reply } from './replies.ts';

const part = (value: number, n: number) => ({ value, k: Math.round(value * n), n });

/** A score whose four rates grow together; with fewer than nine answers there is none. */
function pointOf(channels: readonly string[], weeksAgo: number, named: number, answers: number) {
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
  const broken = { reason: 'model', keywords: 12, before: 'model-1', after: 'model-2' };
  return {
    at: daysAgo(7 * weeksAgo),
    channels,
    since: daysAgo(7 * weeksAgo + 27),
    score: isEnough ? score : null,
    interval: isEnough ? around(score, half) : null,
    interval_for_similar_keywords: isEnough ? around(score, 2 * half) : null,
    answers,
    keywords: 12,
    parts,
    breaks: weeksAgo === 6 ? [{ channel: channels[0], reason: broken }] : [],
  };
}

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
      place: isKnown ? { before: 0.28, now: 0.35 } : null,
      share: null,
      reach: isKnown ? { before: 0.6, now: 0.62 } : null,
      window_days: isKnown && channels.length === 1 ? 28 : null,
    },
    points: Array.from({ length: 11 }, (_, week) =>
      pointOf(
        channels,
        10 - week,
        best * (0.55 + 0.045 * week),
        week === 0 ? 6 : 24 * channels.length + 3 * week,
      ),
    ),
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
