import type { Channel } from '@answerscope/assistants';
import { type Stage, setStage } from './stage.ts';

const KEYWORDS = 20;
const LATENCY_MS = 200;
const PACE = { pace_parallel: 3, pace_pause_ms: 0 };
const PAUSE_SECONDS = 600;
const LIMIT_MS = 3 * 60_000;

/** Who asks what while openai refuses; the first waits for it with a channel of its own. */
const PEOPLE: readonly { who: string; channels: Channel[] }[] = [
  { who: 'with openai first, then claude', channels: ['openai', 'claude'] },
  { who: 'claude alone', channels: ['claude'] },
  { who: 'gemini, then perplexity', channels: ['gemini', 'perplexity'] },
];

export interface Delay {
  who: string;
  channel: Channel;
  /** From the start of the run to the channel's last answer, without and with the refusing provider. */
  secondsWithout: number;
  secondsWith: number;
  extraMsPerCheck: number;
}

/** How much a provider that answers 429 with a wait of ten minutes delays other channels and other people. */
export async function measureDelays(program: string): Promise<Delay[]> {
  // Undisturbed nobody asks openai: what the others took is compared with what they would have taken without it.
  const without = await secondsOf(program, { isRefusing: false });
  const refused = await secondsOf(program, { isRefusing: true });
  return [...without].map(([key, secondsWithout]) => {
    const [who = '', channel] = key.split(': ');
    const secondsWith = refused.get(key) ?? Number.NaN;
    const extraMsPerCheck = ((secondsWith - secondsWithout) * 1000) / KEYWORDS;
    return { who, channel: channel as Channel, secondsWithout, secondsWith, extraMsPerCheck };
  });
}

async function secondsOf(program: string, how: { isRefusing: boolean }): Promise<Map<string, number>> {
  const stage = await setStage({ program, latencyMs: LATENCY_MS, processes: 1, pace: PACE });
  try {
    if (how.isRefusing)
      await stage.fault({ channel: 'openai', kind: '429', retryAfterSeconds: PAUSE_SECONDS });
    const people = [];
    for (const { who, channels } of PEOPLE) {
      const asked = how.isRefusing ? channels : channels.filter((channel) => channel !== 'openai');
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
           from check_attempts t join check_runs r on r.user_id = t.user_id and r.id = t.run_id
           where t.user_id = $1 and t.channel = $2`,
          [person.user_id, channel],
        );
        seconds.set(`${who}: ${channel}`, found?.seconds ?? Number.NaN);
      }
    return seconds;
  } finally {
    await stage.close();
  }
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
