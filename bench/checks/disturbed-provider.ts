import type { Channel } from '@answerscope/assistants';
import { type Stage, setStage } from './stage.ts';

const KEYWORDS = 20;
const LATENCY_MS = 200;
const PACE = { pace_parallel: 3, pace_pause_ms: 0 };
const PAUSE_SECONDS = 600;
const LIMIT_MS = 3 * 60_000;
/** A full provider: many more people ask it than a process has worker slots, it lets two calls in, and each takes long. */
const CROWD = 60;
const CALLS_IN_FLIGHT = 2;
const SLOW_MS = 10_000;
/** Until the crowd has every worker slot. */
const CROWDED_MS = 5_000;

/** It answers 429 with a wait of ten minutes, or all its calls are taken by others for as long as is measured. */
export type Disturbance = 'refuses' | 'is full';

/** Who asks what while openai is disturbed; the first waits for it with a channel of its own. */
const PEOPLE: readonly { who: string; channels: Channel[] }[] = [
  { who: 'with openai first, then claude', channels: ['openai', 'claude'] },
  { who: 'claude alone', channels: ['claude'] },
  { who: 'gemini, then perplexity', channels: ['gemini', 'perplexity'] },
];

export interface Delay {
  who: string;
  channel: Channel;
  /** From the start of the run to the channel's last answer, without and with the disturbed provider. */
  secondsWithout: number;
  secondsWith: number;
  extraMsPerCheck: number;
}

/** How much a disturbed provider delays other channels and other people. */
export async function measureDelays(program: string, how: Disturbance): Promise<Delay[]> {
  // Undisturbed nobody asks openai: what the others took is compared with what they would have taken without it.
  const without = await secondsOf(program, null);
  const disturbed = await secondsOf(program, how);
  return [...without].map(([key, secondsWithout]) => {
    const [who = '', channel] = key.split(': ');
    const secondsWith = disturbed.get(key) ?? Number.NaN;
    const extraMsPerCheck = ((secondsWith - secondsWithout) * 1000) / KEYWORDS;
    return { who, channel: channel as Channel, secondsWithout, secondsWith, extraMsPerCheck };
  });
}

async function secondsOf(program: string, how: Disturbance | null): Promise<Map<string, number>> {
  const stage = await setStage({ program, latencyMs: LATENCY_MS, processes: 1, pace: PACE });
  try {
    if (how === 'refuses')
      await stage.fault({ channel: 'openai', kind: '429', retryAfterSeconds: PAUSE_SECONDS });
    if (how === 'is full') await fill(stage);
    const people = [];
    for (const { who, channels } of PEOPLE) {
      const asked = how === null ? channels.filter((channel) => channel !== 'openai') : channels;
      people.push({ who, channels: asked, person: await stage.newPerson(KEYWORDS) });
    }
    await Promise.all(
      people.map(({ person, channels }) => stage.client.startRun(person, { channels }, 'bench')),
    );
    await untilAnswered(
      stage,
      PEOPLE.flatMap(({ channels }) => channels).filter((one) => one !== 'openai').length,
    );
    const seconds = new Map<string, number>();
    for (const { who, person, channels } of people)
      for (const channel of channels.filter((one) => one !== 'openai')) {
        const [found] = await stage.installation.query<{ seconds: number }>(
          `select extract(epoch from max(t.ended_at) - min(r.created_at))::float8 as seconds
           from check_attempts t join check_runs r on r.account_id = t.account_id and r.id = t.run_id
           where t.account_id = $1 and t.channel = $2`,
          [person.account_id, channel],
        );
        seconds.set(`${who}: ${channel}`, found?.seconds ?? Number.NaN);
      }
    return seconds;
  } finally {
    await stage.close();
  }
}

/** Lets a crowd take every call of openai. */
async function fill(stage: Stage): Promise<void> {
  await stage.setChannel('openai', { ...PACE, max_in_flight: CALLS_IN_FLIGHT, requests_per_minute: 10_000 });
  await stage.fault({ channel: 'openai', kind: 'slow', delayMs: SLOW_MS, times: 100_000 });
  for (let number = 0; number < CROWD; number += 1) {
    const person = await stage.newPerson(KEYWORDS);
    await stage.client.startRun(person, { channels: ['openai'] }, 'crowd');
  }
  await new Promise((resolve) => setTimeout(resolve, CROWDED_MS));
}

async function untilAnswered(stage: Stage, channels: number): Promise<void> {
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const [found] = await stage.installation.query<{ done: number }>(
      "select count(*)::int as done from run_channels where state = 'done'",
    );
    if (found?.done === channels) return;
    if (performance.now() > until) throw new Error('the other channels did not end');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
