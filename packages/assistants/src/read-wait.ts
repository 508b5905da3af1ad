import type { ProviderProblem } from './provider-problem.ts';

/**
 * How long a provider asks to wait, in milliseconds, or null: `retry-after-ms`, `retry-after` (seconds or a date), the
 * body, or the time at which an exhausted limit is renewed (openai: `x-ratelimit-reset-*`, claude: `…-reset`,
 * perplexity: `x-ratelimit-reset`).
 */
export function readWait(reply: { headers: Headers; problem: ProviderProblem; at: Date }): number | null {
  const { headers, problem, at } = reply;
  return (
    milliseconds(headers.get('retry-after-ms'), 1) ??
    milliseconds(headers.get('retry-after'), 1000) ??
    untilDate(headers.get('retry-after'), at) ??
    problem.wait_ms ??
    renewal(headers, at)
  );
}

const LIMITS = ['requests', 'tokens', 'project-tokens', 'input-tokens', 'output-tokens'];

function renewal(headers: Headers, at: Date): number | null {
  const waits = LIMITS.flatMap((limit) => {
    const openai = headers.get(`x-ratelimit-remaining-${limit}`) === '0';
    const claude = headers.get(`anthropic-ratelimit-${limit}-remaining`) === '0';
    const wait = openai
      ? duration(headers.get(`x-ratelimit-reset-${limit}`))
      : claude
        ? untilDate(headers.get(`anthropic-ratelimit-${limit}-reset`), at)
        : null;
    return wait === null ? [] : [wait];
  });
  const plain = headers.get('x-ratelimit-remaining') === '0' ? plainReset(headers, at) : null;
  if (plain !== null) waits.push(plain);
  return waits.length === 0 ? null : Math.max(...waits);
}

/** Seconds that numbers of `x-ratelimit-reset` count from now; larger ones are a Unix time. */
const LONGEST_SECONDS = 1_000_000_000;

function plainReset(headers: Headers, at: Date): number | null {
  const reset_ms = milliseconds(headers.get('x-ratelimit-reset'), 1000);
  if (reset_ms === null || reset_ms < LONGEST_SECONDS * 1000) return reset_ms;
  return Math.max(0, reset_ms - at.getTime());
}

function milliseconds(value: string | null, factor: number): number | null {
  return value !== null && /^\d+(\.\d+)?$/.test(value.trim()) ? Math.ceil(Number(value) * factor) : null;
}

function untilDate(value: string | null, at: Date): number | null {
  const time = value === null ? Number.NaN : Date.parse(value);
  return Number.isNaN(time) ? null : Math.max(0, time - at.getTime());
}

const UNITS_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** A duration as OpenAI writes it: `6m0s`, `12ms`, `1.5s`. */
function duration(value: string | null): number | null {
  if (value === null || !/^(\d+(\.\d+)?(h|ms|m|s))+$/.test(value)) return null;
  const parts = [...value.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)];
  return Math.ceil(
    parts.reduce((sum, [, number, unit]) => sum + Number(number) * (UNITS_MS[unit ?? ''] ?? 0), 0),
  );
}
