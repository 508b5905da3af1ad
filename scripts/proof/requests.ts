import type { LoggedRequest } from '../../packages/assistant-simulator/src/index.ts';

/** An attempt as the rows tell of it. */
export interface AttemptRow extends Record<string, unknown> {
  id: string;
  channel: string;
  keyword: string;
  sample_no: number;
  state: 'asking' | 'answered' | 'failed' | 'lost';
  request_id: string | null;
  http_status: number | null;
  asked_at: Date;
}

export const ATTEMPTS = `
  select t.id, t.channel, i.keyword, t.sample_no, t.state, t.request_id, t.http_status, t.asked_at
  from check_attempts t join check_run_items i using (account_id, run_id, channel, keyword_id)`;

/** What the assistants were really asked, one entry a request that reached the simulator. */
export interface Asked {
  id: string;
  channel: string;
  keyword: string;
  started_at: Date;
  /** The provider said no and billed nothing. */
  is_refusal: boolean;
}

/** The simulator's log, each request with the one keyword its question holds. */
export function readLog(requests: readonly LoggedRequest[], keywords: readonly string[]): Asked[] {
  return requests.map(({ id, channel, question, started_at, fault }) => {
    const [keyword, ...others] = keywords.filter((one) => question.includes(one));
    if (keyword === undefined || others.length > 0) throw new Error(`whose question is this? ${question}`);
    return { id, channel, keyword, started_at: new Date(started_at), is_refusal: fault !== null };
  });
}

/**
 * Requests without an attempt that was written before them: of one keyword on one channel the nth request must not
 * be earlier than the nth attempt. Those of answers that arrived must bear the very id that their attempt keeps.
 */
export function requestsWithoutAttempt(asked: readonly Asked[], attempts: readonly AttemptRow[]): string[] {
  const problems: string[] = [];
  const written = Map.groupBy(attempts, questionOf);
  for (const [question, requests] of Map.groupBy(asked, questionOf)) {
    const times = (written.get(question) ?? [])
      .map(({ asked_at }) => asked_at.getTime())
      .toSorted((a, b) => a - b);
    const ordered = requests.toSorted((a, b) => a.started_at.getTime() - b.started_at.getTime());
    for (const [at, { id, started_at }] of ordered.entries())
      if ((times[at] ?? Number.POSITIVE_INFINITY) > started_at.getTime())
        problems.push(`${id} (${question}) was sent before its attempt was written`);
  }
  const known = new Map(asked.map((one) => [one.id, questionOf(one)]));
  const kept = attempts.filter(({ request_id }) => request_id !== null);
  for (const attempt of kept)
    if (known.get(attempt.request_id ?? '') !== questionOf(attempt))
      problems.push(`attempt ${attempt.id} keeps request ${attempt.request_id}, which asked something else`);
  if (new Set(kept.map(({ request_id }) => request_id)).size < kept.length)
    problems.push('two attempts keep the same request');
  return problems;
}

/** How often a sample was asked again although the provider had not refused: what may have been paid twice. */
export function countRepeats(asked: readonly Asked[], samples: number): number {
  const answerable = asked.filter(({ is_refusal }) => !is_refusal);
  return [...Map.groupBy(answerable, questionOf).values()].reduce(
    (sum, requests) => sum + Math.max(0, requests.length - samples),
    0,
  );
}

/** Repeats that no lost attempt of the same question explains. */
export function unexplainedRepeats(
  asked: readonly Asked[],
  attempts: readonly AttemptRow[],
  samples: number,
): string[] {
  const lost = Map.groupBy(
    attempts.filter(({ state }) => state === 'lost'),
    questionOf,
  );
  return [...Map.groupBy(asked, questionOf)].flatMap(([question, requests]) => {
    const repeats = countRepeats(requests, samples);
    const excuses = lost.get(question)?.length ?? 0;
    return repeats > excuses ? [`${question} was asked ${repeats} times more with ${excuses} lost`] : [];
  });
}

function questionOf({ channel, keyword }: { channel: string; keyword: string }): string {
  return `${channel}: ${keyword}`;
}
